import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ['browser'] }, // the browser's half of Svelte, not the server's: runes must react in tests
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tests/*.test.ts'], setupFiles: ['vitest.setup.ts'] },
});
