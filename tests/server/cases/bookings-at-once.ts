import { Agent, request } from 'node:http'
import { changeKeyHeader } from '../../../src/contract/record-revision.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { addEvents } from '../../../src/server/events/add-events.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { addMember } from '../added-member.ts'
import type { AddedMember } from '../added-member.ts'
import { wrongInLedger } from '../ledger/posted-sums.ts'

/** An organisation without a site for bookings, and where it is served. */
export const bookingTenant = 'engineering-board'
const host = 'engineering-board.localhost'

/** Announces an event with a price in an empty organisation; returns its number. */
export async function announceFor(database: Database, capacity: number): Promise<string> {
  const now = new Date()
  const day = `${now.getUTCFullYear() + 1}-03-01`
  const no = `EV-${capacity}-${now.getTime()}`
  const event = { no, description: 'Annual convention', startDate: day, endDate: day, startTime: '', endTime: '' }
  const about = {
    location: 'Mombasa',
    eventType: 'CONFERENCE' as const,
    isWebinar: false,
    cpdHours: 12,
    base64Logo: '',
  }
  await database.inTenant(bookingTenant, (tx) =>
    addEvents(tx, [{ ...event, ...about, capacity, price: 1500, eventProviders: [], documents: [] }], now),
  )
  return no
}

/** Members who want a place. */
export async function makeBookers(database: Database, count: number): Promise<readonly AddedMember[]> {
  const now = new Date()
  return database.inTenant(bookingTenant, async (tx) => {
    const bookers: AddedMember[] = []
    for (let nth = 0; nth < count; nth += 1) bookers.push(await addMember(tx, 'booker', nth, now))
    return bookers
  })
}

/** What is sent to book an event. */
interface Booking {
  readonly do: 'book' | 'wait'
  readonly answers: { readonly event: string; readonly tickets: number }
}

/** What a server answered, in a word: `booked` or `waiting`, else the status with the message. */
async function bookAtOnce(
  ports: readonly number[],
  bookers: readonly AddedMember[],
  event: string,
  by: 'book' | 'wait' = 'book',
): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  try {
    return await Promise.all(
      bookers.map(async ({ token }, nth) => {
        const { status, json } = await post(agent, ports[nth % ports.length] ?? 0, token, {
          do: by,
          answers: { event, tickets: 1 },
        })
        const state = getAt(json, '/data/state') ?? getAt(json, '/data/case/state')
        return status === 200 && typeof state === 'string' ? state : `${status} ${String(getAt(json, '/message'))}`
      }),
    )
  } finally {
    agent.destroy()
  }
}

/** How often a server may ask somebody to try again. */
const mostRounds = 50

/** Everybody asks at once; those whom a server that has too much to do asks to try again do so at once, too. */
export async function bookedByAll(
  ports: readonly number[],
  people: readonly AddedMember[],
  event: string,
  by: 'book' | 'wait' = 'book',
): Promise<{ readonly answers: readonly string[]; readonly rounds: number }> {
  const answers = new Map<AddedMember, string>()
  let left = people
  let rounds = 0
  for (; left.length > 0 && rounds < mostRounds; rounds += 1) {
    const asking = left
    const round = await bookAtOnce(ports, asking, event, by)
    for (const [nth, one] of asking.entries()) answers.set(one, round[nth] ?? '')
    left = asking.filter((_one, nth) => round[nth]?.startsWith('503 '))
  }
  return { answers: people.map((one) => answers.get(one) ?? ''), rounds }
}

function post(agent: Agent, port: number, token: string, body: Booking) {
  return new Promise<{ readonly status: number; readonly json: JsonValue }>((resolve, reject) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // The same request again has the first answer.
      [changeKeyHeader]: `${body.do}-${body.answers.event}`,
    }
    const path = '/api/cases/event-booking'
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const json: JsonValue = JSON.parse(Buffer.concat(chunks).toString() || 'null')
        resolve({ status: response.statusCode ?? 0, json })
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/**
 * What differs from as many bookings as there are places, one invoice for each of them and none for anybody else, and
 * waiting in an order without ties.
 */
export async function wrongBookings(
  database: Database,
  bookers: readonly AddedMember[],
  { capacity, waiting = 0 }: { readonly capacity: number; readonly waiting?: number },
): Promise<readonly unknown[]> {
  return database.inTenant(bookingTenant, async (tx) => {
    const { tenant, db } = tx
    const placed = await db
      .selectFrom('case_places')
      .innerJoin('cases', (join) =>
        join.onRef('cases.tenant', '=', 'case_places.tenant').onRef('cases.id', '=', 'case_places.case_id'),
      )
      .select(['cases.profile_id', 'cases.state', 'case_places.takes', 'case_places.turn'])
      .where('case_places.tenant', '=', tenant)
      .where(
        'cases.profile_id',
        'in',
        bookers.map(({ profile }) => profile),
      )
      .execute()
    const having = placed.filter(({ turn }) => turn === null)
    const turns = placed.flatMap(({ turn }) => turn ?? [])
    const taken = having.reduce((sum, { takes }) => sum + takes, 0)
    const invoices = await db
      .selectFrom('ledger_documents')
      .select('profile_id')
      .where('tenant', '=', tenant)
      .where('kind', '=', 'invoice')
      .where(
        'profile_id',
        'in',
        bookers.map(({ profile }) => profile),
      )
      .execute()
    const billed = invoices.map(({ profile_id }) => profile_id)
    const forNothing = billed.filter((one) => !having.some(({ profile_id }) => profile_id === one))
    return [
      ...(taken === capacity ? [] : [{ taken }]),
      ...(turns.length === waiting && new Set(turns).size === waiting ? [] : [{ turns }]),
      ...(billed.length === having.length && forNothing.length === 0 ? [] : [{ billed: billed.length, forNothing }]),
      ...(await wrongInLedger(tx)),
    ]
  })
}

/** How often each answer came. */
export function counted(answers: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const one of answers) counts.set(one, (counts.get(one) ?? 0) + 1)
  return Object.fromEntries(counts)
}
