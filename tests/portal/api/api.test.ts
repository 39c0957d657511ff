import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApi } from '../../../src/portal/api/api.ts'

const texts = { offline: 'No connection', unexpected: 'Unexpected', stopped: 'Stopped', fault: String }

/** An API at a server that answers so, and what it reports of its calls. */
async function apiAt(answer: (request: IncomingMessage, response: ServerResponse) => void, token?: string) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const [reached, refused, forms]: [boolean[], string[], (string | undefined)[]] = [[], [], []]
  const api = createApi({
    base: `http://127.0.0.1:${String(port)}`,
    token: () => token,
    onUnauthorized: (used) => refused.push(used),
    onReached: (is) => reached.push(is),
    onForms: (inForce) => forms.push(inForce),
    onMissingCode: () => Promise.resolve(true),
    language: () => 'sw',
    texts: () => texts,
  })
  return { api, server, reached, refused, forms }
}

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  )

const answering =
  (status: number, body: object) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

describe('a call of the API', () => {
  test('carries the token and the language, and returns what the response holds', async () => {
    const { api, reached } = await apiAt(({ headers }, response) => {
      const data = { sent: [headers.authorization, headers['accept-language']] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
    }, 'T1')
    expect(await api.declared.get('any')).toEqual({ sent: ['Bearer T1', 'sw'] })
    expect(reached).toEqual([true])
  })

  test('hears of the forms in force, answered or refused, where the server names them', async () => {
    const statuses = [200, 422]
    const { api, forms } = await apiAt((_request, response) => {
      const named = statuses.length > 0 ? { 'x-forms': 'f1' } : undefined
      response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json', ...named }).end('{"data":1}')
    })
    await api.declared.get('any')
    await failure(api.declared.post('any', {}))
    await api.declared.get('any')
    expect(forms).toEqual(['f1', 'f1', undefined])
  })

  test('that is answered with 401 ends the session of the token that it carried', async () => {
    const { api, reached, refused } = await apiAt(answering(401, { message: 'Over', code: 'session-over' }), 'T1')
    expect(await failure(api.declared.post('any', {}))).toMatchObject({ status: 401, code: 'session-over' })
    expect([refused, reached]).toEqual([['T1'], [true]])
  })

  test('that is refused for another reason, or carried no token, ends none', async () => {
    const wrong = await apiAt(answering(422, { message: 'Wrong', code: 'wrong-password' }), 'T1')
    await failure(wrong.api.declared.get('any'))
    const anonymous = await apiAt(answering(401, { message: 'Log in', code: 'no-session' }))
    await failure(anonymous.api.declared.get('any'))
    expect([wrong.refused, anonymous.refused]).toEqual([[], []])
  })

  test('without a response says so, and the next one may succeed', async () => {
    const { api, reached } = await apiAt((request, response) => {
      if (request.url === '/gone') return void request.socket.destroy()
      answering(200, { data: 1 })(request, response)
    })
    expect(await failure(api.declared.get('gone'))).toMatchObject({ message: 'No connection', code: 'offline' })
    expect(await api.declared.get('there')).toBe(1)
    expect(reached).toEqual([false, true])
  })

  test('that the user stops is no lost connection', async () => {
    const { api, reached } = await apiAt(answering(200, { data: 1 }))
    const sending = { headers: {}, onProgress: () => undefined, stop: AbortSignal.abort() }
    expect(await failure(api.declared.send('any', new FormData(), sending))).toMatchObject({ code: 'stopped' })
    expect(reached).toEqual([])
  })
})
