import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readDeclarations } from '../src/server/platform/declarations/read-declarations.ts'
import { generatedTypes } from './generated-types.ts'
import { staleTypes } from './stale-types.ts'

/** Writes src/generated from the base's forms and sections; with `--check` it only says what is not fresh. */
const folder = fileURLToPath(new URL('../src/generated', import.meta.url))
const wanted = await generatedTypes(await readDeclarations(fileURLToPath(new URL('..', import.meta.url))))

if (process.argv.includes('--check')) {
  const stale = await staleTypes(folder, wanted)
  for (const name of stale) console.error(`src/generated/${name} is not what the schemas say.`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, text] of wanted) await writeFile(join(folder, name), text)
  console.log(`${wanted.size} files of types written.`)
}
