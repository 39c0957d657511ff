import { describe, expect, test } from 'vitest'
import { openApi } from '../../src/contract/open-api/open-api.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { composedApi } from './composed-api.ts'
import { specifiedCalls } from './specified-calls.ts'
import type { SpecifiedCall } from './specified-calls.ts'

/** What the specification has and the server does not yet. Whoever builds a call takes it out; nobody adds one. */
const notBuilt: ReadonlySet<string> = new Set()

const keyOf = ({ method, path }: SpecifiedCall): string => `${method} ${path}`
const built = (document: keyof typeof specifiedCalls) =>
  specifiedCalls[document].filter((call) => !notBuilt.has(keyOf(call)))

describe.each(['demo', 'engineering-board', 'iek', 'ics'])('the OpenAPI document of %s', (tenant) => {
  const operations = operationsOf(tenant)

  function demand({ method, path, query }: SpecifiedCall): void {
    const operation = operations.get(generic(`${method} ${path}`))
    expect(operation, `${method} ${path}`).toBeDefined()
    for (const name of query) expect(JSON.stringify(operation)).toContain(`"name":"${name}"`)
  }

  test.each(built('1'))('describes $method $path of accounts and the profile [API-01 API-05]', demand)
  test.each(built('2'))('describes $method $path of sections and the application [API-02 API-05]', demand)
  test.each(built('3'))('describes $method $path of services and administration [API-05]', demand)

  test('has no call that is listed as not built', () => {
    expect([...notBuilt].filter((key) => operations.has(generic(key)))).toEqual([])
  })
})

test('what is listed as not built is specified', () => {
  const specified = new Set(Object.values(specifiedCalls).flat().map(keyOf))
  expect([...notBuilt].filter((key) => !specified.has(key))).toEqual([])
})

/** A call whatever its parameters are named. */
const generic = (key: string): string => key.replaceAll(/\{\w+\}/g, '{}')

function operationsOf(tenant: string): ReadonlyMap<string, JsonObject> {
  const { paths } = openApi(composedApi(tenant))
  if (!isJsonObject(paths)) return new Map()
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(isJsonObject(item) ? item : {}).flatMap(([method, operation]) =>
        isJsonObject(operation) ? [[generic(`${method.toUpperCase()} ${path.slice(1)}`), operation]] : [],
      ),
    ),
  )
}
