import { expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { judged } from './alike.ts'
import { adopt } from './pasted-forms.ts'

const text = { type: 'string' }
const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })

/** Adopts a form, and expects it to accept or refuse answers as the pasted one does. */
function expectAlike(schema: JsonObject, answers: readonly (readonly [answers: JsonValue, accepts: boolean])[]) {
  const pasted = { schema, ui: {} }
  const made = adopt(pasted, 'forms/pasted')
  const judge = judged(pasted, made)
  for (const [given, accepts] of answers) expect(judge(given)).toMatchObject({ accepts, acceptsAdopted: accepts })
  return made
}

test('a field whose name matches a pattern of names has what both ask for [ENG-18]', () => {
  const schema = form({ plot: text }, { patternProperties: { '^[a-z]+$': { ...text, minLength: 2 } } })
  const { notes } = expectAlike(schema, [
    [{ plot: 'ab', road: 'cd' }, true],
    [{ plot: 'a' }, false],
    [{ plot: 'ab', road: 'c' }, false],
  ])
  expect(notes).toEqual([])
})

test('an object or a list that may have one answer keeps it, with the ids of its fields [ENG-18]', () => {
  const only = { 'Plot no': '7', size: 'small' }
  const plot = form({ 'Plot no': text, size: text }, { const: only })
  const schema = form({ plot, marks: { type: 'array', items: text, const: ['red', 'blue'] } })
  const { document } = expectAlike(schema, [
    [{ plot: only, marks: ['red', 'blue'] }, true],
    [{ plot: { 'Plot no': '7' } }, false],
    [{ marks: ['red'] }, false],
  ])
  expect(document.schema?.['properties']).toMatchObject({ plot: { const: { Plot_no: '7', size: 'small' } } })
})
