import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compressed } from './build/compressed.ts'
import { words } from './build/words.ts'

// Relative addresses, so that the page works under any path a proxy gives it.
export default defineConfig({
  base: './',
  plugins: [svelte(), words(), compressed()],
  build: {
    outDir: '../src/moondrake/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
