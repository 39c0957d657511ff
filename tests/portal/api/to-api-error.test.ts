import { AxiosError, AxiosHeaders } from 'axios'
import { expect, test } from 'vitest'
import { toApiError } from '../../../src/portal/api/to-api-error.ts'

const texts = {
  offline: 'No connection',
  unexpected: 'Unexpected',
  stopped: 'Stopped',
  fault: (message: string, id: string) => `${message} [${id}]`,
}

function answered(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() }
  return new AxiosError('failed', undefined, config, undefined, { status, data, statusText: '', headers: {}, config })
}

test('a refusal keeps the server’s message without its correlation id, and its field errors [PLAT-10]', () => {
  const error = toApiError(
    answered(422, {
      message: 'Member No. must have a value.  CorrelationId:  3f0a9c12-aa',
      code: 'invalid',
      correlationId: '3f0a9c12-aa',
      errors: [{ pointer: '/No', message: 'Required' }, 'nonsense'],
    }),
    texts,
  )
  expect(error).toMatchObject({
    message: 'Member No. must have a value.',
    status: 422,
    code: 'invalid',
    errors: [{ pointer: '/No', message: 'Required' }],
  })
})

test('the id is cut from messages at fields too, and what was only an id is the general text [PLAT-10]', () => {
  const error = toApiError(
    answered(422, {
      message: 'CorrelationId: 3f0a9c12-aa',
      code: 'invalid',
      errors: [
        { pointer: '/No', message: 'Not known: ask the office.  CorrelationId:  3f0a9c12-aa' },
        { pointer: '/Name', message: 'CorrelationId: 3f0a9c12-aa' },
      ],
    }),
    texts,
  )
  expect(error).toMatchObject({
    message: 'Unexpected',
    errors: [
      { pointer: '/No', message: 'Not known: ask the office.' },
      { pointer: '/Name', message: 'Unexpected' },
    ],
  })
})

test('a fault of the server is shown with its id in the log [PLAT-13]', () => {
  const fault = { message: 'Something went wrong', code: 'internal', correlationId: '3f0a9c12-aa' }
  expect(toApiError(answered(500, fault), texts).message).toBe('Something went wrong [3f0a9c12-aa]')
  expect(toApiError(answered(503, { message: 'Try later', code: 'unavailable' }), texts).message).toBe('Try later')
})

test('a missing response is shown as a lost connection [PLAT-13]', () => {
  expect(toApiError(new AxiosError('Network Error'), texts)).toMatchObject({
    message: 'No connection',
    code: 'offline',
  })
})

test('a response that is not a refusal of the server is unexpected', () => {
  expect(toApiError(answered(502, '<html>'), texts)).toMatchObject({ message: 'Unexpected', status: 502 })
})
