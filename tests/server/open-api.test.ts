import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi } from '../../src/contract/open-api/open-api.ts'
import { answeredCalls } from '../../src/engine/cases/wire-calls.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { declaredApi } from '../../src/server/routes/declared-api.ts'
import { routesOf } from './conformity/hold-answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** `GET /auth/user` for each operation of a document. */
function operationsOf(document: JsonValue): string[] {
  const paths = getAt(document, '/paths')
  return Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([path, item]) =>
    Object.keys(isJsonObject(item) ? item : {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** The calls with their own route; sections share one. */
const routedCalls = (): string[] =>
  routesOf(server.app)
    .filter(({ url }) => url.startsWith('/api/') && !url.endsWith('*'))
    .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url.replace('/api', '')}`))
    .filter((call) => !call.startsWith('HEAD '))
    .map((call) => call.replaceAll(/:(\w+)/g, '{$1}'))

test('every route of the server is a call of the contract [API-05]', async () => {
  const described = operationsOf((await server.client().get('openapi.json')).json)
  expect(routedCalls().filter((call) => !described.includes(call))).toEqual([])
  expect(routedCalls().length).toBeGreaterThan(30)
})

test('every call of the contract is a route of the server, a section’s or a case type’s [API-01 API-05]', async () => {
  for (const tenant of server.services.tenants.all) {
    const ofSections = [...tenant.sections.keys()].map((call) => call.replace(' ', ' /'))
    const ofCases = [...tenant.cases.values()].flatMap(answeredCalls).map(({ call }) => call.replace(' ', ' /'))
    const served = new Set([...routedCalls(), ...ofSections, ...ofCases])
    expect(operationsOf(openApi(declaredApi(tenant))).filter((call) => !served.has(call))).toEqual([])
  }
})

test('the document is the requested organisation’s, with an ETag [API-05]', async () => {
  const demo = await server.client('demo').get('openapi.json')
  const iek = await server.client('iek').get('openapi.json')
  expect(getAt(demo.json, '/openapi')).toBe('3.1.1')
  expect(getAt(iek.json, '/info/title')).not.toBe(getAt(demo.json, '/info/title'))
  const again = await server
    .client('demo')
    .get('openapi.json', { headers: { 'if-none-match': String(demo.headers.etag) } })
  expect(again.status).toBe(304)
})
