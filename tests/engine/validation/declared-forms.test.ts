import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { keywordList } from '../../../src/engine/keywords/keyword-list.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { evaluateRules } from '../../../src/engine/rules/evaluate-rules.ts'
import type { ValidationError } from '../../../src/engine/validation/compiled-form.ts'
import { executableSchema } from '../../../src/engine/validation/executable-schema.ts'
import { prepareAnswers } from '../../../src/engine/validation/prepare-answers.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { distinctForms } from '../../declarations/distinct-forms.ts'
import { arbitraryAnswers } from './arbitrary-answers.ts'
import { compiledForm } from './compile-for-test.ts'
import { addOracles, oracleNames } from './keyword-oracle.ts'
import { fc } from '../../properties.ts'

/** Answers per form; the full proof takes 10,000. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 400)

describe.each(distinctForms)('$name', (form) => {
  const compiled = compiledForm(form.document)
  const which = fc.nat({ max: form.contexts.length - 1 })
  const contextAt = (index: number) => form.contexts[index] ?? { today: '2026-01-15', lists: noLists() }
  const answers = arbitraryAnswers(form.document.schema ?? {}, form.contexts[0]?.lists ?? noLists(), form.examples)

  test('the compiled module finds the same as a newly compiled Ajv with simple versions of our keywords [ENG-08 ENG-09 ENG-10]', () => {
    const oracle = freshlyCompiled(form.document)
    fc.assert(
      fc.property(answers, which, (given, index) => {
        const context = contextAt(index)
        const found = compiled.validator.validate(given, context)
        expect(found.map(place).toSorted()).toEqual(oracle(given, context).map(place).toSorted())
      }),
      { numRuns: runs },
    )
  })

  test('a missing field is an issue exactly where the rules require it [ENG-11]', () => {
    const fields = Object.keys(propertiesOf(form.document))
    fc.assert(
      fc.property(answers, which, (given, index) => {
        const context = contextAt(index)
        const { answers: kept, issues } = prepareAnswers(compiled, given, context)
        const states = evaluateRules(compiled.plan.rules, kept, context)
        const missed = issues.filter(({ keyword }) => keyword === 'required').map(({ pointer }) => pointer)
        const pointers = isJsonObject(kept) ? fields.map((field) => `/${field}`) : []
        const expected = pointers.filter((pointer) => states.isRequired(pointer) && getAt(kept, pointer) === undefined)
        expect(missed.filter((pointer) => pointers.includes(pointer)).toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: runs },
    )
  })

  test('preparing prepared answers changes nothing, and finds the same [ENG-12]', () => {
    fc.assert(
      fc.property(answers, which, (given, index) => {
        const context = contextAt(index)
        const once = prepareAnswers(compiled, given, context)
        expect(prepareAnswers(compiled, once.answers, context)).toEqual(once)
      }),
      { numRuns: runs },
    )
  })
})

test('the oracle has every keyword that checks answers', () => {
  const testing = [...keywordList.values()].filter(({ test }) => test !== undefined).map(({ name }) => name)
  expect(oracleNames.toSorted()).toEqual(testing.toSorted())
})

function propertiesOf({ schema }: CompositeDocument): object {
  const properties = schema?.['properties']
  return isJsonObject(properties) ? properties : {}
}

function noLists() {
  return buildReferenceLists(new Map())
}

function freshlyCompiled(document: CompositeDocument) {
  const ajv = new Ajv2020({
    allErrors: true,
    passContext: true,
    ownProperties: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
  })
  addFormats(ajv)
  // The formats that JSON Schema has no name for.
  ajv.addFormat('clock-time', (text) => /^\d\d:\d\d$/.test(text) && text.slice(0, 2) < '24' && text.slice(3) < '60')
  ajv.addFormat('month', (text) => /^\d{4}-\d\d$/.test(text) && text.slice(5) >= '01' && text.slice(5) <= '12')
  addOracles(ajv, (name) => keywordList.get(name)?.types)
  const { $schema: _, ...schema } = executableSchema(document)
  const validate = ajv.compile(schema)
  return (given: JsonValue, context: EvaluationContext) => {
    validate.call(context, given)
    return validate.errors ?? []
  }
}

function place({
  keyword,
  instancePath,
  schemaPath,
}: Pick<ValidationError, 'keyword' | 'instancePath' | 'schemaPath'>) {
  return `${instancePath} ${keyword} ${schemaPath}`
}
