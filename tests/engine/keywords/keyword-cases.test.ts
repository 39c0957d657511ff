import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { ReferenceList } from '../../../src/engine/document/reference-list.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { keywordList } from '../../../src/engine/keywords/keyword-list.ts'
import { keywordTest } from '../../../src/engine/keywords/keyword-test.ts'
import { compiledForm, contextWith } from '../validation/compile-for-test.ts'

interface KeywordCase {
  readonly says: string
  readonly parameter: JsonValue
  readonly value: JsonValue
  /** The parameters of its failure; false when it passes. */
  readonly fails: false | JsonObject
  readonly parent?: JsonObject
  readonly root?: JsonObject
  readonly today?: string
  readonly user?: JsonObject
  readonly record?: JsonObject
  readonly records?: readonly JsonObject[]
  readonly lists?: Readonly<Record<string, ReferenceList>>
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.cases.json'))
const casesOf = (file: string): readonly KeywordCase[] =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

function contextOf({ today = '2026-01-15', user, record, records, lists = {} }: KeywordCase): EvaluationContext {
  return contextWith({ today, user, record, records }, lists)
}

describe.each(files)('%s', (file) => {
  const name = file.replace('.cases.json', '')
  test.each(casesOf(file))('$says [ENG-10]', (example) => {
    const { parameter, value, parent = {}, fails } = example
    const speaksOf = keywordList.get(name)?.types
    const kind = Array.isArray(value) ? 'array' : typeof value
    const isSpokenOf = speaksOf === undefined || speaksOf.some((type) => type === kind)
    const decide = keywordTest(name, parameter)
    const result = isSpokenOf ? decide(value, contextOf(example), parent, example.root ?? parent) : true
    expect(result).toEqual(fails === false ? true : fails)
  })

  test('the compiled module decides every case alike [ENG-08 ENG-09]', () => {
    for (const example of casesOf(file)) {
      const { validator } = compiledForm({ schema: schemaAround(name, example) })
      const answers = answersAround(name, example)
      const failed = validator.validate(answers, contextOf(example)).filter(({ keyword }) => keyword === name)
      const figures = failed.map(({ params }) => params)
      expect([example.says, ...figures]).toEqual([example.says, ...(example.fails === false ? [] : [example.fails])])
    }
  })
})

/**
 * `condition` with a root, and keywords without siblings, are at the root; others are in a field beside its siblings.
 */
function schemaAround(name: string, { parameter, root }: KeywordCase): JsonObject {
  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  if (name === 'condition' && root === undefined) return { $schema, [name]: parameter }
  return { $schema, type: 'object', properties: { tested: { [name]: parameter } } }
}

function answersAround(name: string, { value, parent, root }: KeywordCase): JsonValue {
  return name === 'condition' && root === undefined ? value : { ...parent, ...root, tested: value }
}

test('every keyword that checks answers has cases', () => {
  const testing = [...keywordList.values()].filter(({ test }) => test !== undefined).map(({ name }) => name)
  expect(files.map((file) => file.replace('.cases.json', '')).toSorted()).toEqual(testing.toSorted())
})

test('an unknown keyword is an error, never a pass', () => {
  expect(() => keywordTest('toString', true)).toThrow('No keyword "toString"')
})
