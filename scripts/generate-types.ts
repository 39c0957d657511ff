import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { declaredHere } from './declared-here.ts'
import { staleMeta } from './generated-meta.ts'
import { generatedTypes } from './generated-types.ts'

/**
 * Generates src/generated from the base's forms and sections, and writes the code's keywords, operators and formats
 * into the meta-schemas. `npm run check` reports when they are not fresh.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'src', 'generated')
const declarations = await declaredHere(root)
const meta = staleMeta(declarations)
// Some of the types are those of the meta-schemas, as they will be.
const wanted = await generatedTypes(new Map([...declarations, ...meta]))

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [name, text] of wanted) await writeFile(join(folder, name), text)
await writeMeta()
console.log(`${wanted.size} files of types written, and ${meta.size} meta-schemas.`)

async function writeMeta(): Promise<void> {
  const paths = [...meta.keys()].map((file) => join(root, file))
  for (const [file, content] of meta) await writeFile(join(root, file), JSON.stringify(content, null, 2))
  if (paths.length > 0) spawnSync(join(root, 'node_modules', '.bin', 'oxfmt'), paths, { stdio: 'ignore' })
}
