import { expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { judged } from './alike.ts'
import { adopt } from './pasted-forms.ts'

const text = { type: 'string' }
const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })

/** Adopts a form, and expects it to accept or refuse answers as the pasted one does. */
function expectAlike(
  schema: JsonObject,
  answers: readonly (readonly [answers: JsonValue, accepts: boolean])[],
  ui: JsonObject = {},
) {
  const pasted = { schema, ui }
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

const forCats = form({ animal: { enum: ['Cat'] } })
const forFish = form({ animal: { enum: ['Fish'] }, water: text }, { required: ['water'] })
const judgedAnswers: readonly (readonly [JsonValue, boolean])[] = [
  [{}, true],
  [{ animal: 'Cat' }, true],
  [{ animal: 'Fish', water: 'salt' }, true],
  [{ animal: 'Fish' }, false],
  [{ animal: 'Dog' }, false],
]

test('a field without choices, on which alternatives depend, has those of the alternatives as its own [ENG-18]', () => {
  const schema = form({ animal: text }, { dependencies: { animal: { oneOf: [forCats, forFish] } } })
  const { document } = expectAlike(schema, judgedAnswers)
  expect(document.schema?.['properties']).toMatchObject({ animal: { enum: ['Cat', 'Fish'] } })
})

test('a field with a widget of its own, or with more choices, accepts none beyond the alternatives [ENG-18]', () => {
  const dependencies = { animal: { oneOf: [forCats, forFish] } }
  const more = { enum: ['Cat', 'Dog', 'Fish'] }
  const choosing = expectAlike(form({ animal: more }, { dependencies }), judgedAnswers)
  expect(choosing.document.schema?.['properties']).toMatchObject({ animal: more })
  const ui = { animal: { 'ui:widget': 'textarea' } }
  const typing = expectAlike(form({ animal: text }, { dependencies }), judgedAnswers, ui)
  expect(typing.document.schema?.['properties']).toMatchObject({ animal: text })
})

test('a field that tells alternatives apart below a dependency on another accepts theirs alone [ENG-18]', () => {
  const dependencies = { owner: { oneOf: [forCats, forFish] } }
  const { document } = expectAlike(form({ owner: text, animal: text }, { dependencies }), [
    [{ animal: 'Dog' }, true],
    [{ owner: 'A', animal: 'Cat' }, true],
    [{ owner: 'A', animal: 'Dog' }, false],
    [{ owner: 'A', animal: 'Fish', water: 'salt' }, true],
  ])
  expect(document.schema?.['properties']).toMatchObject({ animal: { type: 'string' } })
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
