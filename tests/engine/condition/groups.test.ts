import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isJsonObject, objectAt } from '../../../src/engine/json/json.ts'
import { groups } from '../../../src/engine/document/condition-groups.ts'

const path = fileURLToPath(new URL('../../../schemas/meta/condition.json', import.meta.url))
const metaSchema: unknown = JSON.parse(readFileSync(path, 'utf8'))
const parts = objectAt(isJsonObject(metaSchema) ? metaSchema : {}, '$defs')

test('the meta-schema has exactly the existing groups', () => {
  expect(Object.keys(objectAt(objectAt(parts, 'group'), 'properties'))).toEqual([...groups.keys()])
})
