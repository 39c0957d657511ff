import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headOf, rawConnection } from './raw-call.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { samplePicture } from '../../src/server/start/sample-data/sample-files.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
let head: Readonly<Record<string, string>>
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const { client } = await makeMember(server, 'demo')
  head = { Authorization: `Bearer ${client.token ?? ''}`, 'Content-Type': 'multipart/form-data; boundary=b' }
})
afterAll(() => server.close())

const part = (headers: string, content: string): string => `--b\r\n${headers}\r\n${content}\r\n`
const field = (name: string, content: string): string =>
  part(`Content-Disposition: form-data; name="${name}"\r\n`, content)
const namespace = field('namespace', 'application')
const picture = part(
  'Content-Disposition: form-data; name="base64Attachment"; filename="a.png"\r\n',
  samplePicture('#336699', 8).toString('latin1'),
)
const end = '--b--\r\n'

/** Each way to make the reader skip bytes of form data; the function returns the body with those bytes. */
const passedOver: [string, (filler: string) => string, number][] = [
  ['before the first part', (filler) => `${filler}\r\n${namespace}${picture}${end}`, 200],
  ['after the last', (filler) => `${namespace}${picture}${end}${filler}`, 200],
  ['in a part without headers', (filler) => part('', filler) + namespace + picture + end, 200],
  ['in a part without a disposition', (filler) => part('X-Other: 1\r\n', filler) + namespace + picture + end, 200],
  [
    'in a part whose header has bytes that it may not have',
    (filler) => part('Content\xff\xc0 -Disposition: form-data; name="x"\r\n', filler) + namespace + picture + end,
    200,
  ],
  [
    'in a part of another disposition, between others',
    (filler) => namespace + part('Content-Disposition: attachment; name="x"\r\n', filler) + picture + end,
    200,
  ],
  [
    'in a part whose name breaks its line, after a file',
    (filler) => namespace + picture + part('Content-Disposition: form-data; name="x\\\n\\\r"\r\n', filler) + end,
    200,
  ],
  [
    'in several such parts',
    (filler) =>
      part('A: 1\r\n', filler) + namespace + part('B: 1\r\n', filler) + picture + part('C: 1\r\n', filler) + end,
    200,
  ],
  ['in a part without a name', (filler) => part('Content-Disposition: form-data\r\n', filler) + end, 400],
  ['in a part with an empty name', (filler) => field('', filler) + end, 400],
  ['in headers that do not end', (filler) => `${namespace}${picture}--b\r\nX: ${filler}\r\n${end}`, 200],
  ['in parts beyond as many as there may be', (filler) => field('x', 'y').repeat(525) + field('z', filler) + end, 413],
  ['in a part that does not end', (filler) => `${namespace}--b\r\nX: 1\r\n\r\n${filler}`, 400],
]

/** A part that fits in one read of a socket, and one that needs many. */
const lengths = [42_000, 300_000]

describe('form data gets a response, however many bytes its reader skips', () => {
  for (const [way, makeBody, status] of passedOver)
    test.each(lengths)(`${way}: %i bytes [SEC-04]`, async (length) => {
      const body = Buffer.from(makeBody('x'.repeat(length)), 'latin1')
      const line = headOf('POST /api/profile/signature', { ...head, 'Content-Length': body.length })
      const connection = rawConnection(port, line)
      connection.socket.write(body)
      connection.socket.write(headOf('GET /livez', { Connection: 'close' }))
      const { text } = await connection.ended()
      expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))).toEqual([status, 200])
    })
})
