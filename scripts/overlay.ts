import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compiledValidators } from '../src/engine/check/forms/compiled-validators.ts'
import { isPart } from '../src/engine/document/composite-shape.ts'
import { isJsonObject } from '../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../src/engine/json/json.ts'
import { evaluateCommonJs } from '../src/server/platform/published/evaluate-common-js.ts'
import { declaredHere } from './declared-here.ts'
import { changedOverlay, documentOf, withFollowedExamples } from './overlays/changed-overlay.ts'
import type { ChangedPlace } from './overlays/changed-overlay.ts'

/**
 * `npm run overlay -- <document> --for <organisation>` prints an organisation's version of a document.
 * `npm run overlay -- <document> <edited file> --for <organisation> --reason "…"` prints the organisation's overlay
 * with the actions that produce the edited document, in addition to its existing actions. The actions include their
 * guards (`x-was`), so that the check notices when the base changes. The file contains the whole document, or the part
 * that it is named for (`schema.json`).
 * `npm run overlay -- <document> --examples --for <organisation>` does the same for examples whose messages follow from
 * the organisation's changes. `--write` writes the overlay.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    for: { type: 'string' },
    reason: { type: 'string' },
    examples: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const [document, file] = positionals
if (document === undefined || values.for === undefined) {
  console.error('Say which document, and whose: npm run overlay -- sections/bio edited.json --for <organisation>')
  process.exitCode = 1
} else {
  await run({ document, tenant: values.for }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}

async function run(place: ChangedPlace): Promise<void> {
  const files = await declaredHere(root)
  if (file === undefined && !values.examples) {
    console.log(textOf(documentOf(files, place)))
    return
  }
  const edited = values.examples
    ? withFollowedExamples(files, place, compiledValidators(evaluateCommonJs))
    : { ...documentOf(files, place), ...(await readEdited(file ?? '')) }
  const reason =
    values.reason ?? (values.examples ? 'It follows from what is changed above.' : 'The organisation asks for it.')
  const { path, overlay, added } = changedOverlay(files, place, edited, reason)
  if (!values.write) {
    console.log(textOf(overlay))
    return
  }
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), textOf(overlay))
  console.log(`${path} has ${added} more ${added === 1 ? 'action' : 'actions'}. Translate what is new; npm run check.`)
}

/** The document in a file, or the part that the file is named for. */
async function readEdited(path: string): Promise<JsonObject> {
  const content: JsonValue = JSON.parse(await readFile(path, 'utf8'))
  const name = basename(path, '.json')
  if (isPart(name)) return { [name]: content }
  if (!isJsonObject(content)) throw new Error(`${path} holds no document.`)
  return content
}

function textOf(content: JsonObject): string {
  return `${JSON.stringify(content, null, 2)}\n`
}
