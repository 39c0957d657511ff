import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|svg)$/
const worthwhile = 1024

/** Writes a `.br` beside each built file of text, compressed as well as Brotli can, which the server then sends. */
export function precompressPlugin(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(names.map((name) => writeCompressed(join(dir, name))))
    },
  }
}

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthwhile) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await compress(content, { params }))
}
