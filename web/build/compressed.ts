import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

/** Beside every text file of the build its `.br` and `.gz`, which the server hands to browsers that read them. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'moondrake-compressed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
      for (const name of names.filter((one) => TEXT.test(one))) {
        const bytes = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
