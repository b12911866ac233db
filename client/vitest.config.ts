import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config';

// The browser's half of Svelte, not the server's: runes must react in tests.
export default mergeConfig(build, defineConfig({
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
