import type { Plugin } from 'vite'

/** `src/early.ts` runs as soon as it is there: a script of its own in the page that waits for no other. */
export function early(): Plugin {
  return {
    name: 'moondrake-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk')
        const found = chunks.find((one) => one.moduleIds.some((id) => id.endsWith('/src/early.ts')))!
        const attrs = { type: 'module', async: true, crossorigin: true, src: `./${found.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head' }]
      },
    },
  }
}
