import { describe, expect, test } from 'vitest'
import { openApi } from '../../../src/contract/open-api/open-api.ts'
import { composedApi } from '../../contract/composed-api.ts'
import { Conformity } from './conformity.ts'
import type { Answered } from './conformity.ts'

const conformity = new Conformity(openApi(composedApi('demo')))
const json = { 'content-type': 'application/json; charset=utf-8' }
const refusal = { message: 'No', code: 'not-found', correlationId: 'c' }
const logout: Answered = {
  method: 'POST',
  path: '/auth/logout',
  status: 200,
  headers: json,
  body: JSON.stringify({ data: { message: 'Bye' } }),
}

describe('an answer that conforms', () => {
  const conforming: [string, Partial<Answered>][] = [
    ['a success', {}],
    ['a refusal', { status: 401, body: JSON.stringify({ ...refusal, code: 'no-session' }) }],
    ['404 where there is no such path', { path: '/nowhere', status: 404, body: JSON.stringify(refusal) }],
    [
      '405 where there is no such method',
      { method: 'PUT', status: 405, body: JSON.stringify({ ...refusal, code: 'method-not-allowed' }) },
    ],
    [
      'a section’s record with a field of its own',
      {
        path: '/profile/contact',
        body: JSON.stringify({ data: { ProfileID: 'p', formHash: 'h', $revision: '1.1', EntryNo: 1, Own: 2 } }),
      },
    ],
    ['an answer to HEAD', { method: 'HEAD', path: '/auth/user', body: '' }],
    [
      'a file',
      { method: 'GET', path: '/files/1', headers: { 'content-type': 'image/png', etag: 'e' }, body: undefined },
    ],
    ['what the caller has', { method: 'GET', path: '/setup/counties', status: 304, headers: { etag: 'e' }, body: '' }],
  ]
  test.each(conforming)('%s [API-05]', (_title, change) => {
    expect(conformity.violations({ ...logout, ...change })).toEqual([])
  })
})

describe('an answer that does not', () => {
  const others: [string, Partial<Answered>][] = [
    ['a property that the contract does not have', { body: JSON.stringify({ data: { message: 'Bye', token: 't' } }) }],
    ['an answer without data', { body: JSON.stringify({ message: 'Bye' }) }],
    ['a body that is no JSON', { body: 'Bye' }],
    ['another media type', { headers: { 'content-type': 'text/html' } }],
    ['a status that is not listed', { status: 201 }],
    ['a file without its ETag', { method: 'GET', path: '/files/1', headers: { 'content-type': 'image/png' } }],
    ['a code that the call does not list', { status: 401, body: JSON.stringify({ ...refusal, code: 'wrong-code' }) }],
    ['a refusal with a stack', { status: 500, body: JSON.stringify({ ...refusal, code: 'internal', stack: 'at …' }) }],
    ['a success where there is no such call', { path: '/nowhere' }],
    ['404 in another form', { path: '/nowhere', status: 404, body: JSON.stringify({ error: 'Not Found' }) }],
    ['a record whose field has another type', { path: '/profile/contact', body: recordWith({ Email: 7 }) }],
    ['a list without its tag', { method: 'GET', path: '/setup/counties', body: JSON.stringify({ data: [] }) }],
    ['a body with 304', { method: 'GET', path: '/setup/counties', status: 304, headers: { etag: 'e' }, body: '{}' }],
    [
      'too many attempts, without saying until when',
      { path: '/auth/login', status: 429, body: JSON.stringify({ ...refusal, code: 'too-many' }) },
    ],
  ]
  test.each(others)('%s [API-05]', (_title, change) => {
    expect(conformity.violations({ ...logout, ...change })).not.toEqual([])
  })
})

function recordWith(answers: object): string {
  return JSON.stringify({ data: { ProfileID: 'p', formHash: 'h', $revision: '1.1', EntryNo: 1, ...answers } })
}
