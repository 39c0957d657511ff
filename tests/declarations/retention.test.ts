import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { defaultRetention } from '../../src/server/jobs/retention.ts'

test('the server keeps leftovers for the default times that tenant.json documents', async () => {
  const schema: JsonValue = JSON.parse(
    await readFile(new URL('../../schemas/meta/tenant.json', import.meta.url), 'utf8'),
  )
  const properties = getAt(schema, '/properties/retention/properties')
  const defaults = Object.entries(isJsonObject(properties) ? properties : {}).map(([name, property]) => [
    name,
    getAt(property, '/default'),
  ])
  expect(Object.fromEntries(defaults)).toEqual(defaultRetention)
})
