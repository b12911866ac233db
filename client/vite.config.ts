import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { words } from './tools/words.mjs';

const house = process.env.SABOT ?? 'http://localhost:8000'; // where `npm run dev` finds a running server

export default defineConfig({
  plugins: [paraglideVitePlugin(words), svelte({ configFile: false })],
  build: {
    outDir: '../sabot/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // inlined fonts would need `data:` in the page's content policy
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': house, '/ws': { target: house, ws: true } } },
});
