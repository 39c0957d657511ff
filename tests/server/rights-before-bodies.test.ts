import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define-call.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

const all: readonly Call[] = Object.values(calls)

/** What only some roles may send. */
const sent = all.filter(({ method, tag }) => method === 'POST' && tag === 'Administration')

const json = 'application/json'
const megabyte = 1024 * 1024

/** Bodies that are refused, each for another reason, when somebody sends them who may. */
const bodies: readonly (readonly [what: string, type: string, payload: string])[] = [
  ['empty answers', json, '{}'],
  ['a list', json, '[]'],
  ['text that is no JSON', json, '{"reason": '],
  ['form data without its end', 'multipart/form-data; boundary=x', '--x\r\n'],
  ['a type that no call reads', 'text/plain', 'reason'],
  ['more than any call reads', json, JSON.stringify({ reason: 'x'.repeat(30 * megabyte) })],
]

const pathOf = ({ path }: Call): string => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

const statusOf = async (client: TestClient, call: Call, type: string, payload: string): Promise<number> => {
  const headers = { 'content-type': type }
  return (await client.send({ method: 'POST', payload }, pathOf(call), { headers })).status
}

describe('a call that only some roles allow', () => {
  test('declares its right', () => {
    const without = sent.filter(({ right }) => right === undefined)
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test('has a session, because rights are those of somebody', () => {
    expect(all.filter(({ right, session }) => right !== undefined && session !== 'required')).toEqual([])
  })

  test.each(bodies)('is refused as such, whoever lacks the right may send %s', async (_what, type, payload) => {
    const member = await signedInAs(server, 'member', 'demo')
    const anonymous = server.client('demo')
    const answered: (readonly [string, number, number])[] = []
    for (const call of sent) {
      const refused = await statusOf(member, call, type, payload)
      answered.push([call.path, await statusOf(anonymous, call, type, payload), refused])
    }
    expect(answered).toEqual(sent.map(({ path }) => [path, 401, 403]))
  })
})
