import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.KINGSBRIDGE_SERVER ?? 'http://127.0.0.1:8000';
const proxy = {
  '/api/live': { target: server.replace(/^http/, 'ws'), ws: true },
  '/api': { target: server },
};

// `--mode page`: the client as a folder of files, with the house in a worker instead of a server.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: mode === 'page' ? './' : (process.env.KINGSBRIDGE_BASE ?? '/'),
  define: { PAGE: JSON.stringify(mode === 'page') },
  resolve: { conditions: [...(mode === 'page' ? ['page'] : []), ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: process.env.KINGSBRIDGE_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: mode === 'page' ? ['index.html'] : ['index.html', 'schema.html'],
      // What several chunks need is a chunk of its own, never a part of an entry that does more.
      experimental: { chunkOptimization: false },
    },
    // The page of the OpenAPI document is one big script; nothing else waits for it.
    chunkSizeWarningLimit: 1600,
    // The tokens use light-dark(): leave it to the browser, so that a theme can be nested.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  // The words are the project's own, beside the Python package.
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
}));
