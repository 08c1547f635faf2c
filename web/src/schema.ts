// The OpenAPI document of the server, to read and to try out.
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

SwaggerUI({
  url: '/schema/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  defaultModelRendering: 'model',
});
