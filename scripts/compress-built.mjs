/** Writes a Brotli copy beside each text file of the built portal; the server sends it to browsers that accept it. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const assets = join(fileURLToPath(new URL('..', import.meta.url)), 'dist', 'portal', 'assets')
for (const name of readdirSync(assets, { recursive: true }).map(String)) {
  if (!/\.(js|mjs|css|svg|json)$/.test(name)) continue
  const file = join(assets, name)
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
}
