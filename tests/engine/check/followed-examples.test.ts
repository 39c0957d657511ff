import { expect, test } from 'vitest'
import { followedExamples } from '../../../src/engine/check/forms/example-outcomes.ts'
import type { FormExample } from '../../../src/engine/document/form-examples.ts'
import type { ExampleMessages } from '../../../src/engine/check/forms/example-outcomes.ts'

const missing = (name: string) => ({ pointer: `/${name}`, message: `${name} is required` })

/** An example lacks the fields that its answers name. */
const outcomeOf = ({ answers }: FormExample): ExampleMessages => Object.keys(answers).map((name) => missing(name))
const example = (id: string, ...lacking: readonly string[]): FormExample => ({
  id,
  answers: Object.fromEntries(lacking.map((name) => [name, ''])),
})

const both = { ...example('both', 'A', 'B'), issues: [missing('B'), missing('A')] }
const fewer = { ...example('fewer', 'A'), issues: [missing('A'), missing('B')] }
const more = { ...example('more', 'A', 'B'), issues: [missing('A')] }
const cleared = { ...example('cleared'), issues: [missing('A')] }
const refused = example('refused', 'A')

test('examples that state their messages, in whatever order, stay as they are and where they are [ENG-03]', () => {
  const examples = { valid: [example('good')], invalid: [both] }
  const followed = followedExamples(examples, outcomeOf)
  expect(followed).toEqual(examples)
  expect(followed.invalid[0]).toBe(both)
})

test('an example with other messages than it states lists those that it gets [ENG-03]', () => {
  const { valid, invalid } = followedExamples({ valid: [], invalid: [fewer, both, more] }, outcomeOf)
  expect(valid).toEqual([])
  expect(invalid).toEqual([
    { ...fewer, issues: [missing('A')] },
    both,
    { ...more, issues: [missing('A'), missing('B')] },
  ])
})

test('an example without messages moves behind the valid ones, and states none any more [ENG-03]', () => {
  const followed = followedExamples({ valid: [example('good')], invalid: [cleared, both] }, outcomeOf)
  expect(followed).toEqual({ valid: [example('good'), example('cleared')], invalid: [both] })
  expect(followed.valid[1]).not.toHaveProperty('issues')
})

test('a valid example that gets messages moves behind the invalid ones, and lists them [ENG-03]', () => {
  const followed = followedExamples({ valid: [refused, example('good')], invalid: [both] }, outcomeOf)
  expect(followed).toEqual({ valid: [example('good')], invalid: [both, { ...refused, issues: [missing('A')] }] })
})
