import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { arrangeDocument } from '../../src/engine/compose/arrange-document.ts'
import { bundleReferences } from '../../src/engine/compose/bundle-references.ts'
import { contentHash } from '../../src/engine/compose/content-hash.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { compileForm } from '../../src/engine/validation/compile-form.ts'
import { wrapModule } from '../../src/engine/validation/wrap-module.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const runtime = join(root, 'src/engine/validation/form-runtime.ts')
const compiledForm = join(root, 'src/engine/validation/compiled-form.ts')
const toValidator = join(root, 'src/engine/validation/to-validator.ts')

/** The prefix of this plugin's virtual modules. */
const listPrefix = 'virtual:compiled-forms/'
const formPrefix = 'virtual:compiled-form/'

/** Folders outside the project whose forms are listed with those of `tests/fixtures/pasted`. */
const pastedFolders = ['tests/fixtures/pasted', ...(process.env['PASTED_FORMS'] ?? '').split(':')].filter(Boolean)

/**
 * Forms compiled ahead, as the server serves them, for pages without a server: browser tests, stories, benches.
 * `virtual:compiled-forms/<folder>` exports by default a list of `{ name, form, answers, expected }`, one for each of
 * its folders that contains a schema.json (with ui.json, answers.json, expected.json if present);
 * `virtual:compiled-forms/pasted` those of `tests/fixtures/pasted` and of the folders that PASTED_FORMS names.
 */
export function compiledForms(): Plugin {
  return {
    name: 'regalia:compiled-forms',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(listPrefix) || id.startsWith(formPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${listPrefix}`)) return listModule(id.slice(listPrefix.length + 1))
      return id.startsWith(`\0${formPrefix}`) ? validatorModule(id.slice(formPrefix.length + 1)) : undefined
    },
  }
}

interface FormFolder {
  readonly name: string
  readonly path: string
}

function listModule(folder: string): string {
  const folders = (folder === 'pasted' ? pastedFolders : [folder]).flatMap((one) => formFolders(resolve(root, one)))
  const imports = folders.map(({ path }, i) => `import exports${i} from ${JSON.stringify(formPrefix + path)};`)
  return [
    `import { completeForm } from ${JSON.stringify(compiledForm)};`,
    `import { toValidator } from ${JSON.stringify(toValidator)};`,
    ...imports,
    'export default [',
    ...folders.map((one, i) => `  ${entry(one, i)},`),
    '];',
  ].join('\n')
}

function entry({ name, path }: FormFolder, i: number): string {
  const document = documentOf(path)
  const fields = { id: name, hash: contentHash(document), document }
  const parts = [
    `name: ${JSON.stringify(name)}`,
    `form: completeForm({ ...${JSON.stringify(fields)}, validator: toValidator(exports${i}) })`,
    `answers: ${JSON.stringify(readJson(join(path, 'answers.json'))) ?? 'undefined'}`,
    `expected: ${JSON.stringify(readJson(join(path, 'expected.json'))) ?? 'undefined'}`,
  ]
  return `{ ${parts.join(', ')} }`
}

function validatorModule(path: string): string {
  const document = documentOf(path)
  return wrapModule(compileForm(document, path, { hash: contentHash(document) }).code, runtime)
}

function formFolders(folder: string): readonly FormFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'schema.json')))
    .map(({ name }) => ({ name, path: join(folder, name) }))
    .toSorted((left, right) => left.name.localeCompare(right.name))
}

function documentOf(path: string): CompositeDocument {
  const file = join(path, 'schema.json')
  const { schema } = bundleReferences(readJson(file) ?? {}, sharedPieces(), file)
  return arrangeDocument({ schema, ui: readJson(join(path, 'ui.json')) ?? {} })
}

function sharedPieces(): ReadonlyMap<string, JsonValue> {
  const folder = join(root, 'schemas/common')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(files.map((name) => [basename(name, '.json'), readJson(join(folder, name))]))
}

function readJson(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
