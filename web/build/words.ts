import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../../src/moondrake/words')
const NAME = 'virtual:words/'

/** `virtual:words/de` is the page's part of the German catalogue: all its `page-*.ftl` files as one text. */
export function words(): Plugin {
  return {
    name: 'moondrake-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const folder = join(FOLDER, id.slice(NAME.length + 1))
      const files = readdirSync(folder).filter((name) => /^page-.*\.ftl$/.test(name))
      const text = files.sort().map((name) => {
        this.addWatchFile(join(folder, name))
        return readFileSync(join(folder, name), 'utf-8')
      })
      return `export default ${JSON.stringify(text.join('\n'))}`
    },
  }
}
