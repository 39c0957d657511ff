import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../../../src/server/platform/database/open-database.ts'
import { startProductionServer } from '../../../production-server.ts'
import type { Bench, BenchRow } from '../../bench-row.ts'
import { inBenchFolder } from '../bench-folder.ts'
import { makeManyMembers } from '../many-members.ts'
import { bodiesFor, propertiesIn } from './body-kinds.ts'
import type { Body } from './body-kinds.ts'

/** The longest that a request may block the event loop; milliseconds. */
const limit = 100
/** How many tries; the shortest counts, because other work on the machine only makes them longer. */
const tries = 3
/** A session for each call, since some end theirs. */
const mostCalls = 200
const probe = fileURLToPath(new URL('loop-probe.mjs', import.meta.url))

/** How long the worst bodies block the server's event loop, for every endpoint that accepts a body. */
export const bodiesBench: Bench = {
  name: 'bodies',
  title: 'The longest that one request holds the event loop, by call, with the body that does it',
  run: () =>
    inBenchFolder(async (folder) => {
      const people = await measure(join(folder, 'people'), 'Individual')
      const firms = await measure(join(folder, 'firms'), 'Corporate')
      return [...people.keys()].map((path) => worse(people.get(path), firms.get(path))).map(rowOf)
    }),
}

/** The body that blocked the loop longest, and for how long; milliseconds. */
interface Held {
  readonly label: string
  readonly value: number
}

const worse = (one: Held = { label: '', value: 0 }, other: Held = one): Held => (one.value < other.value ? other : one)

const rowOf = ({ label, value }: Held): BenchRow => ({
  label,
  value,
  unit: 'ms',
  target: `< ${limit} ms`,
  met: value < limit,
})

/** Where requests go, the caller, and the address of the probe. */
interface Site {
  readonly port: number
  readonly token: string
  readonly socket: string
}

/** Measures as members of one type; each type has access to different sections. */
async function measure(folder: string, type: 'Individual' | 'Corporate'): Promise<ReadonlyMap<string, Held>> {
  const place = { dataFolder: join(folder, 'data'), databaseUrl: undefined }
  const database = await openDatabase(place)
  const people = await makeManyMembers(database, mostCalls, new Date(), { type })
  await database.close()
  const socket = join(folder, 'probe')
  const server = await startProductionServer(place, {
    TRUSTED_PROXIES: '1',
    LOOP_PROBE: socket,
    NODE_OPTIONS: `--import ${probe}`,
  })
  try {
    const site = { port: server.port, token: '', socket }
    const found = new Map<string, Held>()
    for (const [i, [path, properties]] of (await callsOf(site)).entries()) {
      const token = people[i] ?? ''
      found.set(path, await worstOf({ ...site, token }, path, bodiesFor(properties)))
    }
    return found
  } finally {
    await server.stop()
  }
}

/** Every endpoint that accepts a body, and one that does not exist. */
async function callsOf(site: Site): Promise<(readonly [path: string, properties: ReturnType<typeof propertiesIn>])[]> {
  const { paths } = JSON.parse((await send(site, { path: '/api/openapi.json' })).text) as OpenApi
  const posts = Object.entries(paths).flatMap(([path, { post }]) => {
    if (!post) return []
    const schema = post.requestBody?.content?.['application/json']?.schema
    return [[`/api${path}`, propertiesIn(schema)] as const]
  })
  return [['/api/nowhere', propertiesIn({})] as const, ...posts]
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post?: {
          readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
        }
      }
    >
  >
}

async function worstOf(site: Site, path: string, bodies: readonly Body[]): Promise<Held> {
  let [value, label] = [0, path]
  for (const body of bodies) {
    const { held, status } = await heldBy(site, path, body)
    if (held > value) [value, label] = [held, `POST ${path.slice('/api/'.length)}: ${body.kind} (${status})`]
  }
  return { label, value }
}

async function heldBy(site: Site, path: string, body: Body): Promise<{ held: number; status: number }> {
  let [held, status] = [Number.POSITIVE_INFINITY, 0]
  for (let i = 0; i < tries && held > limit / 4; i += 1) {
    await readProbe(site.socket)
    status = (await send(site, { path, body, token: site.token })).status
    held = Math.min(held, await readProbe(site.socket))
  }
  return { held, status }
}

/** The longest that the loop was blocked since the last query; milliseconds. */
const readProbe = async (socketPath: string): Promise<number> =>
  Number((await answerTo(request({ socketPath, path: '/' }).end())).text)

interface Sent {
  readonly path: string
  readonly body?: Body
  readonly token?: string
}

/** Each request comes from its own address, which avoids the limits by address. */
let nth = 0
function send({ port }: Site, { path, body, token }: Sent): Promise<{ status: number; text: string }> {
  nth += 1
  const headers = {
    'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': body.type }),
    ...(body && !body.isTrickled && { 'content-length': body.content.length }),
  }
  const sent = request({ port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers })
  const pieces = body?.isTrickled ? body.content : []
  for (const byte of pieces) sent.write(Buffer.of(byte))
  return answerTo(body && !body.isTrickled ? sent.end(body.content) : sent.end())
}

const ignore = (): void => undefined

function answerTo(sent: ReturnType<typeof request>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    // The server cuts off the connection, as it does for anyone who sends a body to keep it busy.
    sent.on('error', () => resolve({ status: 0, text: '' }))
    // Writing the rest of the body after the response has arrived may fail for the same reason. A socket serves many
    // requests.
    sent.on('socket', (socket) => socket.off('error', ignore).on('error', ignore))
    sent.on('response', (response: IncomingMessage) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, text: read }), reject)
    })
  })
}
