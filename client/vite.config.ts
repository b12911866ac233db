import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, normalizePath } from 'vite';
import { previews } from './tools/previews.mjs';
import { squeeze } from './tools/squeeze.mjs';
import { words } from './tools/words.mjs';
import { worker } from './tools/worker.mjs';

const running = process.env.SABOT ?? 'http://localhost:8000'; // where `npm run dev` finds a running server

const SOURCES = normalizePath(fileURLToPath(new URL('src/', import.meta.url)));
const ours = (id: string) => (id.startsWith(SOURCES) ? id.slice(SOURCES.length) : '');

// Each file costs a far player a way there and back: all that shelf and table need, or several games, is one, and each game another.
const FEW = [
  {
    name: 'shared',
    test: (id: string) => /^(main\.ts|ui\/.*|games\/(kit\/(?!train\/).*|[\w.]+))$/.test(ours(id)),
    priority: 2,
  },
  {
    name: (id: string) => ours(id).split('/')[1]!,
    test: (id: string) => /^games\/\w+\/game\.ts$/.test(ours(id)),
    priority: 1,
  },
];

export default defineConfig({
  plugins: [paraglideVitePlugin(words), svelte({ configFile: false }), previews(), squeeze(), worker()],
  build: {
    outDir: '../sabot/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // inlined fonts would need `data:` in the page's content policy
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FEW } } },
  },
  server: { proxy: { '/api': running, '/ws': { target: running, ws: true } } },
});
