import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import { catalogueTextsIn } from '../../src/contract/catalogue-text.ts'
import type { DeclaredSectionCall } from '../../src/contract/open-api/declared-api.ts'
import { openApi } from '../../src/contract/open-api/open-api.ts'
import { referenceCalls } from '../../src/contract/reference-data.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { composedApi } from './composed-api.ts'

const api = composedApi('demo')
const document = openApi(api)
const operations = operationsOf(document)

interface Operation {
  readonly path: string
  readonly method: string
  readonly value: JsonObject
}

function operationsOf({ paths }: JsonObject): Operation[] {
  return membersOf(paths).flatMap(([path, item]) =>
    membersOf(item).map(([method, value]) => ({ path, method: method.toUpperCase(), value })),
  )
}

function membersOf(value: JsonValue | undefined): [string, JsonObject][] {
  return Object.entries(isJsonObject(value) ? value : {}).flatMap(([key, member]) =>
    isJsonObject(member) ? [[key, member] as [string, JsonObject]] : [],
  )
}

const operation = (method: string, path: string): JsonObject | undefined =>
  operations.find((found) => found.method === method && found.path === path)?.value

function referencesIn(value: JsonValue | undefined): string[] {
  if (isJsonArray(value)) return value.flatMap((item) => referencesIn(item))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member] : referencesIn(member),
  )
}

/** The document of an organisation with one section and these calls. */
function hobbiesApi(
  declared: readonly Omit<DeclaredSectionCall, 'section' | 'kind' | 'title' | 'entryField'>[],
): JsonObject {
  const section = 'sections/hobbies'
  const schema = { type: 'object', properties: { Name: { type: 'string' }, Line: { type: 'integer' } } }
  const sections = declared.map((call) => ({
    ...call,
    section,
    kind: 'collection' as const,
    title: 'Hobbies',
    entryField: 'Line',
  }))
  return openApi({ ...api, schemas: new Map([[section, schema]]), sections })
}

describe.each(['demo', 'engineering-board', 'iek', 'ics'])('the OpenAPI document of %s', (tenant) => {
  const own = openApi(composedApi(tenant))

  test('is valid by the meta-schema of OpenAPI 3.1 [API-05]', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(own)))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('refers only to its own components [API-05]', () => {
    const dangling = referencesIn(own).filter((reference) => getAt(own, decodeURI(reference.slice(1))) === undefined)
    expect(dangling).toEqual([])
  })

  test('has schemas that compile, each as draft 2020-12 [API-05]', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ ...own, $id: 'api' })
    const names = membersOf(getAt(own, '/components/schemas')).map(([name]) => name)
    for (const name of names) expect(ajv.getSchema(`api#/components/schemas/${name}`)).toBeTypeOf('function')
  })
})

/** The schemas of catalogue texts in `data` itself; deeper ones are not looked up. */
function textsIn(value: JsonValue | undefined): JsonValue[] {
  return membersOf(value).flatMap(([name, member]) => [
    ...('x-catalogue-text' in member ? [name] : []),
    ...(name === 'message' && member['type'] === 'string' && !('x-catalogue-text' in member) ? ['plain'] : []),
    ...textsIn(member),
  ])
}

test.each(Object.entries(calls))('every text of the response of %s is of the catalogue', (_name, { response }) => {
  expect(textsIn(JSON.parse(JSON.stringify(response)))).toEqual(catalogueTextsIn(response))
})

describe('what the document describes', () => {
  const templated = (path: string): string => `/${path.replaceAll(/:(\w+)/g, '{$1}')}`

  /** Calls of the contract that a case type declares, and answers. */
  const takenOver = new Map([['applications', 'cases.application.list']])

  test.each(Object.entries(calls))('the call %s of the contract [API-01 API-05]', (name, { method, path }) => {
    expect(operation(method, templated(path))?.operationId).toBe(takenOver.get(name) ?? name)
  })

  test.each(Object.values(referenceCalls).map(({ path }) => path))(
    'the reference list at %s [API-01 API-05]',
    (path) => {
      expect(operation('GET', templated(path))).toBeDefined()
    },
  )

  test('every call that a section of the tenant declares [API-05]', () => {
    expect(api.sections.length).toBeGreaterThan(5)
    expect(api.sections.filter(({ method, path }) => !operation(method, `/${path}`))).toEqual([])
  })

  test('no two operations under one id [API-05]', () => {
    const ids = operations.map(({ value }) => value.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a section of a tenant’s own, without a row in the contract [API-05 ENG-02]', () => {
    const own = hobbiesApi([
      { method: 'GET', path: 'hobby', action: 'list' },
      { method: 'POST', path: 'hobby/remove', action: 'remove' },
    ])
    expect(getAt(own, '/paths/~1hobby/get/operationId')).toBe('sections.hobbies.list')
    expect(getAt(own, '/components/schemas/records.hobbies/properties/Name/type')).toBe('string')
    const remove = '/paths/~1hobby~1remove/post/requestBody/content/application~1json/schema/required'
    expect(getAt(own, remove)).toEqual(['Line'])
    expect(getAt(own, '/paths/~1profile~1contact')).toBeUndefined()
  })

  test('a section’s further calls: fields, a file by its record, a second path [API-05 API-02]', () => {
    const own = hobbiesApi([
      { method: 'POST', path: 'hobby', action: 'add' },
      { method: 'POST', path: 'hobby/add', action: 'add' },
      { method: 'POST', path: 'hobby/storename', action: 'change', fields: ['Name'] },
      { method: 'GET', path: 'hobby/file', action: 'file', parameter: 'entryNoInt' },
    ])
    expect(getAt(own, '/paths/~1hobby~1add/post/operationId')).toBe('hobby.add')
    const change = getAt(own, '/paths/~1hobby~1storename/post/requestBody/content/application~1json/schema')
    expect(change).toMatchObject({
      required: ['Line'],
      properties: { Name: expect.anything(), Line: expect.anything() },
    })
    expect(getAt(own, '/paths/~1hobby~1file/get/parameters')).toMatchObject([{ name: 'entryNoInt', in: 'query' }])
  })
})

describe('an operation', () => {
  const bodySchema = (path: string): JsonValue | undefined =>
    getAt(operation('POST', path), '/requestBody/content/application~1json/schema')

  test('has the composed form as its body [API-05]', () => {
    expect(bodySchema('/auth/login')).toEqual({ $ref: '#/components/schemas/forms.login' })
    expect(getAt(document, '/components/schemas/forms.login/required')).toEqual(['email', 'password'])
  })

  test('accepts form data for forms with files, with the types of each file [API-05]', () => {
    const content = getAt(operation('POST', '/profile'), '/requestBody/content')
    expect(Object.keys(isJsonObject(content) ? content : {})).toEqual(['application/json', 'multipart/form-data'])
    expect(getAt(content, '/multipart~1form-data/encoding/Image/contentType')).toBe('image/png, image/jpeg')
    expect(getAt(content, '/multipart~1form-data/schema/properties/data')).toEqual({
      $ref: '#/components/schemas/sections.bio',
    })
    expect(getAt(operation('POST', '/auth/login'), '/requestBody/content/multipart~1form-data')).toBeUndefined()
  })

  test('lists its refusals by status with their codes [API-05]', () => {
    const responses = getAt(operation('POST', '/auth/login'), '/responses')
    expect(Object.keys(isJsonObject(responses) ? responses : {})).toEqual([
      '200',
      '400',
      '403',
      '404',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    const codes = '/422/content/application~1json/schema/allOf/1/properties/code/enum'
    expect(getAt(responses, codes)).toEqual(['invalid', 'wrong-credentials'])
    expect(getAt(responses, '/429/headers/Retry-After')).toBeDefined()
  })

  test('requires or allows a token as in the contract [API-05]', () => {
    expect(operation('GET', '/auth/user')?.security).toEqual([{ session: [] }])
    expect(operation('POST', '/auth/verify-otp')?.security).toEqual([{}, { session: [] }])
    expect(operation('POST', '/auth/login')?.security).toEqual([])
    expect(getAt(operation('GET', '/auth/user'), '/responses/401')).toBeDefined()
    expect(getAt(operation('GET', '/company'), '/responses/401')).toBeUndefined()
  })

  test('responds with no properties but those of the contract [API-05]', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ ...document, $id: 'api' })
    const accepts = ajv.getSchema('api#/paths/~1auth~1logout/post/responses/200/content/application~1json/schema')
    expect(accepts?.({ data: { message: 'Bye' } })).toBe(true)
    expect(accepts?.({ data: { message: 'Bye', token: 'secret' } })).toBe(false)
    expect(accepts?.({ message: 'Bye' })).toBe(false)
  })
})
