import { fileURLToPath } from 'node:url'
import { checkDeclarations } from '../src/engine/check/check-declarations.ts'
import { evaluateCommonJs } from '../src/server/published/evaluate-common-js.ts'
import { readDeclarations } from '../src/server/declarations/read-declarations.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = await readDeclarations(root)
const issues = checkDeclarations(files, { evaluate: evaluateCommonJs })
for (const { file, pointer, message } of issues) console.error(`${file}:${pointer} ${message}`)
console.log(issues.length === 0 ? `${files.size} declarations are sound.` : `${issues.length} issues.`)
process.exitCode = issues.length === 0 ? 0 : 1
