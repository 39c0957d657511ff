import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import type { CaseWorld } from '../../../src/server/cases/case-place.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { remaining } from '../../../src/engine/ledger/ledger-line.ts'
import { ledgerLine, linesOfCases } from '../../../src/server/ledger/ledger-lines.ts'
import { readBalance } from '../../../src/server/ledger/read-balance.ts'
import { wakeCase } from '../../../src/server/cases/wake-case.ts'
import { objectIn } from '../answers.ts'
import {
  announce,
  bookEvent,
  bookingTenant,
  callOff,
  setCapacity,
  stateOf,
  waitForEvent,
  wakeQueued,
} from './booked-events.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { ownActions, ownPayment } from './own-actions.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer({}, bookingTenant)
})
afterAll(() => server.close())

const world = (): CaseWorld => {
  const tenant = server.services.tenants.all.find(({ id }) => id === bookingTenant)
  if (tenant === undefined) throw new Error('There is no organisation without a site for bookings.')
  return { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
}

/** What is still owed of the invoices of a case, in cents. */
const owedFor = (id: string) =>
  server.inTenant(async (tx) => {
    const lines = await linesOfCases(tx, [id]).execute()
    return lines.reduce((sum, line) => sum + remaining(ledgerLine(line)), 0)
  })

/** The subjects of what a person was notified of. */
const messagesTo = async ({ id }: CasePerson) => {
  const rows = await server.inTenant(({ tenant, db }) =>
    db.selectFrom('notifications').select('params').where('tenant', '=', tenant).where('user_id', '=', id).execute(),
  )
  return rows.map(({ params }) => String(params['subject']))
}

async function pay(person: CasePerson, id: string): Promise<void> {
  const settled = await server.inTenant(async (tx) => {
    const money = { amount: 150_000, way: 'bank', description: 'Bank transfer', reference: `FT${id.slice(0, 8)}` }
    return (await receivePayment(tx, world(), person.profileId, money)).settled
  })
  for (const one of settled) await server.inTenant((tx) => wakeCase(tx, world(), one))
}

/** The column Paid of a person's bookings. */
async function paidOf({ client }: CasePerson) {
  const { items } = objectIn(await client.get('cases/event-booking/own'))
  return isJsonArray(items) ? items.map((item) => getAt(item, '/cells/paid')) : []
}

describe('booking an event where the organisation has no site for it', () => {
  test('a free event is booked and counts as paid at once, with a ticket [EVT-01 EVT-02]', async () => {
    const no = await announce(server)
    const person = await server.member()
    const id = await bookEvent(server, person, no)
    expect(await stateOf(server, id)).toBe('booked')
    expect(await paidOf(person)).toEqual([true])
  })

  test('a priced event is billed, and booked once it is paid [EVT-01 EVT-02]', async () => {
    const no = await announce(server, { price: 1500 })
    const person = await server.member()
    const id = await bookEvent(server, person, no)
    expect(await stateOf(server, id)).toBe('billed')
    expect(await paidOf(person)).toEqual([false])
    expect(await ownActions(person.client, 'event-booking')).toEqual(['View', 'Pay Now', 'Proforma', 'Cancel'])
    expect(await ownPayment(person.client, 'event-booking')).toEqual({
      invoiceNo: expect.stringMatching(/^INV-/),
      description: 'Event booking',
      amount: 1500,
      then: '/events?tab=booked',
    })
    await pay(person, id)
    expect(await stateOf(server, id)).toBe('booked')
    expect(await paidOf(person)).toEqual([true])
    expect(await ownActions(person.client, 'event-booking')).toEqual(['View', 'Ticket', 'Invoice', 'Receipt', 'Cancel'])
  })

  test('a full event is refused with how many places are left, and has a waiting list [EVT-01]', async () => {
    const no = await announce(server, { capacity: 2, tickets: 2 })
    await bookEvent(server, await server.member(), no, 1)
    const late = await server.member()
    await expect(bookEvent(server, late, no, 2)).rejects.toMatchObject({
      code: 'case-closed',
      text: { message: 'There are not enough places: 1 of 2 are left.' },
    })
    const id = await waitForEvent(server, late, no, 2)
    expect(await stateOf(server, id)).toBe('waiting')
  })

  test('nobody waits for an event with places, and nobody for more than there are', async () => {
    const no = await announce(server, { capacity: 1, tickets: 3 })
    await expect(waitForEvent(server, await server.member(), no)).rejects.toMatchObject({ code: 'case-closed' })
    await bookEvent(server, await server.member(), no)
    await expect(waitForEvent(server, await server.member(), no, 2)).rejects.toMatchObject({
      text: { message: 'The event has fewer places than that.' },
    })
  })

  test('a place that is given back goes to the longest waiting; nobody is skipped [EVT-01]', async () => {
    const no = await announce(server, { capacity: 2, tickets: 2 })
    const [first, second] = [await server.member(), await server.member()]
    const booked = [await bookEvent(server, first, no), await bookEvent(server, second, no)]
    const pair = await waitForEvent(server, await server.member(), no, 2)
    const single = await waitForEvent(server, await server.member(), no, 1)
    await server.act(first, booked[0] ?? '', { do: 'cancel' })
    await wakeQueued(server, world())
    // One place is free, and the first who waits wants two.
    expect([await stateOf(server, pair), await stateOf(server, single)]).toEqual(['waiting', 'waiting'])
    await expect(bookEvent(server, await server.member(), no)).rejects.toMatchObject({ code: 'case-closed' })
    await server.act(second, booked[1] ?? '', { do: 'cancel' })
    await wakeQueued(server, world())
    expect([await stateOf(server, pair), await stateOf(server, single)]).toEqual(['booked', 'waiting'])
  })

  test('a place that is not paid in time goes to the next, and is not owed any more', async () => {
    const no = await announce(server, { capacity: 1, price: 1500 })
    const unpaid = await bookEvent(server, await server.member(), no)
    const waiting = await waitForEvent(server, await server.member(), no)
    server.clock.advance({ days: 4 })
    await server.inTenant((tx) => wakeCase(tx, world(), unpaid))
    await wakeQueued(server, world())
    expect([await stateOf(server, unpaid), await stateOf(server, waiting)]).toEqual(['lapsed', 'billed'])
    expect([await owedFor(unpaid), await owedFor(waiting)]).toEqual([0, 150_000])
  })

  test('a lowered limit takes nothing from anybody; a raised one serves those who wait', async () => {
    const no = await announce(server, { capacity: 2 })
    const [first, second] = [await server.member(), await server.member()]
    const ids = [await bookEvent(server, first, no), await bookEvent(server, second, no)]
    const waiting = [
      await waitForEvent(server, await server.member(), no),
      await waitForEvent(server, await server.member(), no),
    ]
    await setCapacity(server, world(), no, 1)
    await server.act(first, ids[0] ?? '', { do: 'cancel' })
    await wakeQueued(server, world())
    const states = async () => Promise.all([...ids, ...waiting].map((id) => stateOf(server, id)))
    expect(await states()).toEqual(['cancelled', 'booked', 'waiting', 'waiting'])
    await setCapacity(server, world(), no, 3)
    await wakeQueued(server, world())
    expect(await states()).toEqual(['cancelled', 'booked', 'booked', 'booked'])
  })

  test('who wants more places than a lowered limit has holds up nobody, and keeps the turn [EVT-01]', async () => {
    const no = await announce(server, { capacity: 3, tickets: 3 })
    const [first, second] = [await server.member(), await server.member()]
    const ids = [await bookEvent(server, first, no), await bookEvent(server, second, no, 2)]
    const three = await waitForEvent(server, await server.member(), no, 3)
    const pair = await waitForEvent(server, await server.member(), no, 2)
    const single = await waitForEvent(server, await server.member(), no, 1)
    const states = async () => Promise.all([three, pair, single].map((id) => stateOf(server, id)))
    await setCapacity(server, world(), no, 2)
    await wakeQueued(server, world())
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    await server.act(second, ids[1] ?? '', { do: 'cancel' })
    await wakeQueued(server, world())
    // One of two places is free: the first who can ever be served wants both, and comes before who wants one.
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    await expect(bookEvent(server, await server.member(), no)).rejects.toMatchObject({ code: 'case-closed' })
    await server.act(first, ids[0] ?? '', { do: 'cancel' })
    await wakeQueued(server, world())
    expect(await states()).toEqual(['waiting', 'booked', 'waiting'])
    await setCapacity(server, world(), no, 6)
    await wakeQueued(server, world())
    expect(await states()).toEqual(['booked', 'booked', 'booked'])
  })

  test('lowering the limit serves those behind who wants too many then, also those who book anew', async () => {
    const no = await announce(server, { capacity: 5, tickets: 5 })
    await bookEvent(server, await server.member(), no)
    const five = await waitForEvent(server, await server.member(), no, 5)
    const single = await waitForEvent(server, await server.member(), no, 1)
    expect(await stateOf(server, single)).toBe('waiting')
    await setCapacity(server, world(), no, 3)
    await wakeQueued(server, world())
    expect([await stateOf(server, five), await stateOf(server, single)]).toEqual(['waiting', 'booked'])
    const late = await bookEvent(server, await server.member(), no)
    expect(await stateOf(server, late)).toBe('booked')
    await expect(bookEvent(server, await server.member(), no)).rejects.toMatchObject({
      text: { message: 'There are not enough places: 0 of 3 are left.' },
    })
  })

  test('an event that is cancelled cancels its bookings and tells who booked', async () => {
    const no = await announce(server, { capacity: 1, price: 1500 })
    const person = await server.member()
    const [billed, waiting] = [
      await bookEvent(server, person, no),
      await waitForEvent(server, await server.member(), no),
    ]
    await pay(person, billed)
    await callOff(server, world(), no, person.id)
    await wakeQueued(server, world())
    expect([await stateOf(server, billed), await stateOf(server, waiting)]).toEqual(['cancelled', 'cancelled'])
    expect(await messagesTo(person)).toContain('Cancelled: Workshop on contracts')
    const { credit } = await server.inTenant((tx) => readBalance(tx, person.profileId, 'KES'))
    expect(credit).toBe(150_000)
    await expect(bookEvent(server, await server.member(), no)).rejects.toMatchObject({
      text: { message: 'This event cannot be booked any more.' },
    })
  })
})
