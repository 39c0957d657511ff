import { describe, expect, test } from 'vitest'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../src/engine/compose/compose-tenant.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { declared, overlay } from './declared-example.ts'

describe('many tenants', () => {
  test('share one base: what a tenant does not change exists once, however many there are', () => {
    const ids = Array.from({ length: 200 }, (_, i) => `t${i}`)
    const files = ids.flatMap((id): [string, JsonValue][] => [
      [`tenants/${id}/tenant.json`, { id, variants: ['shared'] }],
      [
        `tenants/${id}/overlays/login.json`,
        overlay('forms/login', [
          { target: '$.schema.properties.email.title', description: 'd', update: `E-mail of ${id}`, 'x-was': 'Mail' },
        ]),
      ],
    ])
    const base = bundleBase(declared(Object.fromEntries(files)))
    const composed = ids.map((id) => composeFromBase(base, id))
    expect(composed.flatMap(({ issues }) => issues)).toEqual([])
    const schemas = composed.map(({ documents }) => documents.get('forms/login')?.schema)
    expect(new Set(schemas).size).toBe(200)
    expect(new Set(composed.map(({ documents }) => documents.get('sections/bio'))).size).toBe(1)
    expect(new Set(schemas.map((schema) => schema?.required)).size).toBe(1)
  })
})
