import { fileURLToPath } from 'node:url'
import { exampleContext } from '../../src/engine/check/forms/example-context.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { EvaluationContext } from '../../src/engine/document/context.ts'
import type { FormExample } from '../../src/engine/document/form-examples.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { completeForm } from '../../src/engine/validation/compiled-form.ts'
import { compileForm } from '../../src/engine/validation/compile-form.ts'
import { loadModule } from '../../src/engine/validation/load-module.ts'
import { prepareAnswers } from '../../src/engine/validation/prepare-answers.ts'
import { referenceListsOf } from '../../src/engine/check/subject/reference-lists-of.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { evaluateCommonJs } from '../../src/server/platform/published/evaluate-common-js.ts'
import type { Bench, BenchRow } from './bench-row.ts'
import { declaredDocument, measuredFields } from './renderer/measured-form.ts'
import { timedCalls } from './timed-calls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const id = 'sections/bio'
const rounds = { rounds: 9, callsARound: 20_000 }
const target = 100_000
/** kB (1,000 bytes) of a validator of 500 fields: half of what it was when each property was compiled twice. */
const mostCode = 574

/** What one core does with a full bio whose file answers name stored files. */
export const validationBench: Bench = {
  name: 'validation',
  title: 'Validating a full bio',
  async run() {
    const { form, answers, context } = await fullBio()
    const { issues } = prepareAnswers(form, answers, context)
    if (issues.length > 0) throw new Error(`The full bio is not valid: ${JSON.stringify(issues[0])}`)
    const validated = perSecond(() => form.validator.validate(form.plan.normalise(answers), context).length)
    const prepared = perSecond(() => prepareAnswers(form, answers, context).issues.length)
    const wrong = { ...answers, LastName: '', DateOfBirth: '2020-01-01', Nationality: 'XX' }
    return [
      row('normalise and validate', validated, true),
      row('the same with limits and rules (prepareAnswers)', prepared, true),
      row(
        'prepareAnswers with three wrong answers, messages included',
        perSecond(() => prepareAnswers(form, wrong, context).issues.length),
        false,
      ),
      codeOfManyFields(),
    ]
  },
}

function codeOfManyFields(): BenchRow {
  const { code } = compileForm(declaredDocument(measuredFields(500)), 'measured')
  const value = Buffer.byteLength(code) / 1000
  const limit = { target: `≤ ${mostCode} kB`, met: value <= mostCode }
  return { label: 'the validator of a form of 500 fields, not minified', value, unit: 'kB', ...limit }
}

async function fullBio() {
  const { documents } = composeTenant(await readDeclarations(root), 'demo')
  const document = documents.get(id)
  const example = document?.examples?.valid.find((candidate) => candidate.id === 'full')
  if (document === undefined || example === undefined) throw new Error(`${id} has no valid example "full"`)
  const { code, hash } = compileForm(document, id)
  const form = completeForm({ id, hash, document, validator: loadModule(code, evaluateCommonJs) })
  const lists = referenceListsOf(documents)
  const catalogue = documents.get('messages/en')?.messages ?? {}
  const context: EvaluationContext = exampleContext(example, { lists, catalogue, settings: {} })
  return { form, answers: asTyped(example), context }
}

/** The answers as people type them, so that there is something to normalise. */
function asTyped({ answers }: FormExample): { readonly [key: string]: JsonValue | undefined } {
  return { ...answers, LastName: ' Mwangaza ', FirstName: 'Wanjiru', SecondName: 'Neema' }
}

const perSecond = (call: () => number): number => Math.round(1_000_000 / timedCalls(rounds, call))

function row(label: string, value: number, hasTarget: boolean): BenchRow {
  return { label, value, unit: '/s', ...(hasTarget ? { target: '≥ 100,000 /s', met: value >= target } : {}) }
}
