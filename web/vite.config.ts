import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.KINGSBRIDGE_SERVER ?? 'http://127.0.0.1:8000';
const proxy = {
  '/api/live': { target: server.replace(/^http/, 'ws'), ws: true },
  '/api': { target: server },
};

export default defineConfig({
  plugins: [svelte()],
  base: process.env.KINGSBRIDGE_BASE ?? '/',
  build: {
    outDir: process.env.KINGSBRIDGE_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'schema.html'],
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
});
