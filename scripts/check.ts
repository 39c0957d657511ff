import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { declarationWarnings } from '../src/engine/check/declaration-warnings.ts'
import type { DeclarationIssue } from '../src/engine/document/issue.ts'
import { isJsonObject } from '../src/engine/json/json.ts'
import { formatPointer } from '../src/engine/json/pointer.ts'
import { reportLines } from '../src/server/platform/declarations/issue-report.ts'
import { listTenants } from '../src/server/platform/declarations/list-tenants.ts'
import { readSources } from '../src/server/platform/declarations/read-sources.ts'
import { checkSources } from '../src/server/platform/published/check-sources.ts'
import { metaIssues } from './generated-meta.ts'
import { generatedTypes } from './generated-types.ts'
import { readSource } from './read-source.ts'
import { staleTypes } from './stale-types.ts'
import { unusedTexts } from './unused-texts.ts'

/**
 * `npm run check`: checks everything declared, that the types generated from it are fresh, and that code uses every
 * text (the types ensure that every text used by code exists). Each issue is one line, `file:line pointer sentence`,
 * and any issue makes the exit code 1. Translations that are missing or not right are counted; `--translations` lists
 * them.
 * What may be declared but has a price is a warning, which fails nothing.
 * `npm run check -- <folder>` checks the declarations in another folder.
 */
const own = fileURLToPath(new URL('..', import.meta.url))
const parameters = process.argv.slice(2)
const elsewhere = parameters.find((parameter) => !parameter.startsWith('--'))
const root = elsewhere === undefined ? own : resolve(elsewhere)
const { files, issues: declared } = checkSources(await readSources(root))
const isBroken = declared.some(({ isTranslation }) => isTranslation !== true)
const issues = [
  ...declared,
  ...(elsewhere === undefined && !isBroken
    ? [...metaIssues(files), ...(await checkTypes()), ...(await checkTextsAreUsed())]
    : []),
]
if (!isBroken) for (const sentence of declarationWarnings(files, listTenants(files))) console.warn(sentence)
for (const line of reportLines(issues, { all: parameters.includes('--translations') })) console.error(line)
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
