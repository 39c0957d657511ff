import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDeclarations } from '../src/engine/check/check-declarations.ts'
import type { DeclarationIssue } from '../src/engine/document/issue.ts'
import { isJsonObject } from '../src/engine/json/json.ts'
import { formatPointer } from '../src/engine/json/pointer.ts'
import { readDeclarations } from '../src/server/platform/declarations/read-declarations.ts'
import { evaluateCommonJs } from '../src/server/platform/published/evaluate-common-js.ts'
import { metaIssues } from './generated-meta.ts'
import { generatedTypes } from './generated-types.ts'
import { readSource } from './read-source.ts'
import { staleTypes } from './stale-types.ts'
import { unusedTexts } from './unused-texts.ts'

/**
 * `npm run check`: checks everything declared, that the types made from it are fresh, and that code asks for every text
 * (the types see to it that there is every text that code asks for); each issue is one line,
 * `file:pointer sentence`, and any makes the exit code 1. `npm run check -- <folder>` checks what is declared elsewhere.
 */
const own = fileURLToPath(new URL('..', import.meta.url))
const [elsewhere] = process.argv.slice(2)
const root = elsewhere === undefined ? own : resolve(elsewhere)
const files = await readDeclarations(root)
const issues = [
  ...checkDeclarations(files, { evaluate: evaluateCommonJs }),
  ...(elsewhere === undefined ? [...metaIssues(files), ...(await checkTypes()), ...(await checkTextsAreUsed())] : []),
]
for (const { file, pointer, message } of issues) console.error(`${file}:${pointer} ${message}`)
console.log(
  issues.length === 0
    ? `${files.size} declarations are sound.`
    : `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}.`,
)
process.exitCode = issues.length === 0 ? 0 : 1

async function checkTypes(): Promise<readonly DeclarationIssue[]> {
  const stale = await staleTypes(`${own}src/generated`, await generatedTypes(files))
  return stale.map((name) => ({
    file: `src/generated/${name}`,
    pointer: '',
    message: 'The types are not what the schemas say: run npm run generate-types.',
  }))
}

async function checkTextsAreUsed(): Promise<readonly DeclarationIssue[]> {
  const file = 'schemas/messages/en.json'
  const catalogue = files.get(file)
  const unused = isJsonObject(catalogue) ? unusedTexts(catalogue, await readSource(`${own}src`)) : []
  return unused.map((key) => ({ file, pointer: formatPointer([key]), message: `No code asks for the text "${key}".` }))
}
