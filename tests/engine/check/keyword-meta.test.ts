import { expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { keywordList } from '../../../src/engine/keywords/keyword-list.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { declared } from './declared-files.ts'

const keywords = declared.get('schemas/meta/keywords.json')

test('the meta-schemas allow of each of our keywords what the keyword itself does [ENG-06]', () => {
  const parameters = Object.fromEntries([...keywordList.values()].map(({ name, parameter }) => [name, parameter]))
  expect(getAt(keywords, '/$defs')).toEqual(parameters)
})

test('a form schema may use each of our keywords [ENG-06]', () => {
  const known = getAt(declared.get('schemas/meta/form-schema.json'), '/$defs/schema/properties')
  for (const name of keywordList.keys()) {
    expect(isJsonObject(known) ? known[name] : undefined).toEqual({ $ref: `keywords.json#/$defs/${name}` })
  }
})
