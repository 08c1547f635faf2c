declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function show(settings: {
    url: string;
    dom_id: string;
    deepLinking: boolean;
    defaultModelRendering: 'example' | 'model';
  }): void;
}
