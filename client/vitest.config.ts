import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Sockets, sounds and timers outlive their test: these files get a page each. A page costs more than most files do.
const STATEFUL = ['src/{sound,table,ui}/**/*.test.ts'];
const ALL = ['src/**/*.test.ts', 'tests/*.test.ts'];

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ['browser'] }, // the browser's half of Svelte, not the server's: runes must react in tests
  test: {
    environment: 'happy-dom',
    setupFiles: ['vitest.setup.ts'],
    pool: 'threads',
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'page each', include: STATEFUL } },
      { extends: true, test: { name: 'one page', include: ALL, exclude: STATEFUL, isolate: false } },
    ],
  },
});
