import { spawnSync } from 'node:child_process'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formAdopter } from '../src/engine/adopt/adopt-form.ts'
import type { AdoptNote } from '../src/engine/adopt/adopted.ts'
import { readPasted } from '../src/engine/adopt/read-pasted.ts'
import { compiledValidators } from '../src/engine/check/forms/compiled-validators.ts'
import { isJsonObject } from '../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../src/engine/json/json.ts'
import { evaluateCommonJs } from '../src/server/platform/published/evaluate-common-js.ts'
import { declaredHere } from './declared-here.ts'

/**
 * `npm run adopt -- <form.json> [ui.json] <document>` makes a declaration of a form of an rjsf project: it writes the
 * files of the document (`forms/site-visit`, or a section with its page), and lists what changed, what was left out and
 * what is still to be done, each with its JSON pointer. The form is a JSON Schema, or an object with `schema`,
 * `uiSchema` and `formData`. An existing document is not replaced. The exit code is 1 when something is still to be
 * done.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const parameters = process.argv.slice(2)
const [formFile, uiFile] = parameters
const document = parameters.at(-1) ?? ''
const usage = 'npm run adopt -- <form.json> [ui.json] forms/<name>'

const headings: Readonly<Record<AdoptNote['kind'], string>> = {
  changed: 'Changed:',
  'left-out': 'Left out:',
  open: 'Still to be done:',
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

async function run(): Promise<void> {
  if (formFile === undefined || parameters.length < 2 || parameters.length > 3) throw new Error(usage)
  if (!/^(?:forms|sections)\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(document)) {
    throw new Error(`"${document}" is no document: write forms/<name> or sections/<name>, in kebab-case. ${usage}`)
  }
  const folder = join('schemas', document)
  if (await stat(join(root, folder)).catch(() => undefined)) throw new Error(`${folder} exists already.`)
  const pasted = readPasted(
    await readObject(formFile),
    parameters.length === 3 ? await readObject(uiFile ?? '') : undefined,
  )
  const adopt = formAdopter(await declaredHere(root), compiledValidators(evaluateCommonJs))
  const { document: parts, notes } = adopt(pasted, document)
  await mkdir(join(root, folder), { recursive: true })
  for (const [name, part] of Object.entries(parts)) {
    await writeFile(join(root, folder, `${name}.json`), `${JSON.stringify(part, null, 2)}\n`)
  }
  spawnSync(join(root, 'node_modules', '.bin', 'oxfmt'), [join(root, folder)], { stdio: 'ignore' })
  for (const line of report(notes)) console.log(line)
  console.log(`Wrote ${folder}. Next: npx tsx scripts/translate.ts --write, translate, npm run check.`)
  process.exitCode = notes.some(({ kind }) => kind === 'open') ? 1 : 0
}

/** The notes by kind, each on a line with the file and place that it is about. */
function report(notes: readonly AdoptNote[]): readonly string[] {
  const kinds = ['changed', 'left-out', 'open'] as const
  return kinds.flatMap((kind) => {
    const lines = notes.filter((note) => note.kind === kind).map(lineOf)
    return lines.length === 0 ? [] : [headings[kind], ...new Set(lines)]
  })
}

function lineOf({ of, pointer, message, mend }: AdoptNote): string {
  const file = of === 'document' ? document : basename((of === 'ui' ? uiFile : formFile) ?? '')
  return [
    '  ',
    file,
    ' ',
    pointer === '' ? '/' : pointer,
    '  ',
    message,
    ...(mend === undefined ? [] : [' ', mend]),
  ].join('')
}

async function readObject(path: string): Promise<JsonObject> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`There is no file ${path}.`)
  })
  const value = parsed(text, path)
  if (!isJsonObject(value)) throw new Error(`${path} holds no JSON object.`)
  return value
}

function parsed(text: string, path: string): JsonValue {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
}
