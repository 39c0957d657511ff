import { expect, test } from 'vitest'
import { declarationWarnings } from '../../../src/engine/check/declaration-warnings.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { listTenants } from '../../../src/server/platform/declarations/list-tenants.ts'
import { changed, declared } from './declared-files.ts'

test('links of referees that answer when they are opened are warned of, and no shipped organisation has them [REF-03]', () => {
  const tenants = listTenants(declared)
  expect(declarationWarnings(declared, tenants)).toEqual([])
  const change = { file: 'schemas/lists/referee-types.json', pointer: '/items/2/links', value: 'on-load' }
  expect(declarationWarnings(changed(declared, change), tenants)).toEqual(
    tenants.map((id) => expect.stringMatching(`^Warning: tenants/${id}: .*"SECONDER" answer when`)),
  )
})

test('conditions that our own fields cannot draw are warned of, with the reason [ENG-18]', () => {
  const isFish = { properties: { animal: { const: 'Fish' } } }
  const schema = { type: 'object', properties: { animal: { type: 'string' } }, if: isFish }
  const warned = (then: object) =>
    declarationWarnings(new Map([...declared, ['schemas/forms/pet/schema.json', asJson({ ...schema, then })]]), [])
  expect(warned({ properties: { water: { type: 'string' } } })).toEqual([])
  expect(warned({ properties: { water: { type: 'string', default: 'lake' } } })).toEqual([
    expect.stringMatching(/^Warning: forms\/pet \/schema: .*A condition gives "water" an answer/),
  ])
})
