import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compressed } from './build/compressed.ts'
import { early } from './build/early.ts'
import { words } from './build/words.ts'

// Relative addresses, so that the page works under any path a proxy gives it.
export default defineConfig({
  base: './',
  plugins: [svelte(), words(), early(), compressed()],
  build: {
    outDir: '../src/moondrake/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: each one costs a request with its headers, and small ones compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes along what its modules need, so those that everybody needs come first.
          groups: [
            {
              name: 'early',
              test: /preload-helper|src\/(early|kept|app\/(pages|routes)|words\/languages|games\/index|[a-z]+\/game)\./,
              priority: 50,
            },
            {
              name: 'parts',
              test: /node_modules\/|src\/(design\/(?!Gallery|Faces)|app\/(?!App)|words\/index|wire\/api|cards\/catalogue)/,
              priority: 40,
            },
            {
              name: 'art',
              test: /src\/art\/(address|dragons|crests|backs|palettes|draw|wood)\./,
              priority: 30,
            },
            { name: 'cards', test: /src\/(art\/(cards|peoples\/index)|cards\/(?!CardZoom))/, priority: 20 },
            {
              name: 'table',
              test: /src\/(table\/(?!keys|EndScreen|Banner|Breakdown|MemoryAid|Replay|Waiting)|wire\/(?!replay)|sound\/(?!make))/,
              priority: 10,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
