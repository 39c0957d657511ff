import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UpcomingEvent } from '../../src/contract/events.ts'
import { shiftDate } from '../../src/engine/cases/values/shift-date.ts'
import { todayIn } from '../../src/engine/format/today-in.ts'
import { addBookings, addEvents } from '../../src/server/events/add-events.ts'
import { addSampleEvents } from '../../src/server/start/sample-data/add-sample-events.ts'
import { dataOf, itemsIn, listIn, objectIn, refusalOf } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedInAs } from './test-members.ts'
import { makeMember } from './test-profiles.ts'
import { setSettings } from './test-settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await addSampleEvents(server.services)
})
afterAll(() => server.close())

const today = () => todayIn('Africa/Nairobi', server.clock.now())

const event = (no: string, startDate: string, more: Partial<UpcomingEvent> = {}): UpcomingEvent => ({
  no,
  description: 'Site visit',
  startDate,
  endDate: startDate,
  startTime: '09:00',
  endTime: '12:00',
  location: 'Thika',
  eventType: 'SPECIALS',
  isWebinar: false,
  cpdHours: 2.25,
  base64Logo: '',
  eventProviders: [{ name: 'Sample Academy' }],
  documents: [{ name: 'Map', path: 'visits/map.png' }],
  ...more,
})

const announce = (tenant: string, ...events: readonly UpcomingEvent[]) =>
  server.services.database.inTenant(tenant, (tx) => addEvents(tx, events, server.clock.now()))

const numbersOf = (events: readonly Record<string, unknown>[]) => events.map(({ no }) => no)

describe('upcoming events [EVT-01]', () => {
  test('are those that are not over, the next one first, with everything that is known of them', async () => {
    const last = event('EV-LAST', today(), { startDate: shiftDate(today(), '-P2D') })
    await announce('ics', last, event('EV-OVER', shiftDate(today(), '-P1D')))
    const client = await signedInAs(server, 'member', 'ics')
    const found = listIn(await client.get('events/all_events'))
    expect(found[0]).toEqual(last)
    expect(numbersOf(found)).not.toContain('EV-OVER')
    const starts = found.map(({ startDate }) => String(startDate))
    expect(starts).toEqual(starts.toSorted())
  })

  test('are for everybody with a session, and those of one organisation only', async () => {
    await announce('iek', event('EV-BOARD', shiftDate(today(), 'P1D')))
    const applicant = await signedInAs(server, 'applicant', 'iek')
    expect(numbersOf(listIn(await applicant.get('events/all_events')))).toContain('EV-BOARD')
    const stranger = await signedInAs(server, 'applicant')
    expect(numbersOf(listIn(await stranger.get('events/all_events')))).not.toContain('EV-BOARD')
    expect(refusalOf(await server.client('demo').get('events/all_events')).status).toBe(401)
  })

  test('have a number once in an organisation, and are never without one that they need', async () => {
    await expect(announce('demo', event('EV-0104', today()))).rejects.toThrow('unique')
    const backwards = event('EV-BACK', today(), { endDate: shiftDate(today(), '-P1D') })
    await expect(announce('demo', backwards)).rejects.toThrow('check')
  })

  test('are twelve in the sample data, of every kind, nine of them to come, once [OPS-01]', async () => {
    await addSampleEvents(server.services)
    const client = await signedInAs(server, 'member')
    const found = listIn(await client.get('events/all_events'))
    expect(found).toHaveLength(9)
    const admin = await signedInAs(server, 'admin')
    expect(itemsIn(await admin.get('admin/events?standing=over'))).toHaveLength(3)
    expect(new Set(found.map(({ eventType }) => eventType)).size).toBe(7)
    await setSettings(server, 'ics', {}, undefined, ['Profile'])
    const elsewhere = await signedInAs(server, 'member', 'ics')
    expect(refusalOf(await elsewhere.get('events/all_events')).status).toBe(403)
    await setSettings(server, 'ics')
  })

  test('of which the member has booked one, with a ticket, where booking is done here [OPS-01]', async () => {
    await addSampleEvents(server.services)
    const member = await signedInAs(server, 'member', 'engineering-board')
    const { items } = objectIn(await member.get('cases/event-booking/own'))
    expect(items).toMatchObject([{ title: 'Booked', documents: [{ id: 'ticket', holds: 'valid' }] }])
  })
})

describe('bookings of a member [EVT-02]', () => {
  test('have the documents that the ledger has: an invoice once billed, a receipt once nothing is owed', async () => {
    const client = await signedInAs(server, 'member')
    const found = listIn(await client.get('events'))
    expect(found.map(({ status, paid, billed, isActive }) => ({ status, paid, billed, isActive }))).toEqual([
      { status: 'Waiting list', paid: false, billed: false, isActive: true },
      { status: 'Open', paid: true, billed: true, isActive: true },
      { status: 'Billed', paid: true, billed: true, isActive: true },
      { status: 'Cancelled', paid: false, billed: false, isActive: false },
      { status: 'Closed', paid: true, billed: true, isActive: false },
    ])
    const statement = listIn(await client.get('profile/ledger')).map(({ documentNo }) => String(documentNo))
    const numbers = found
      .flatMap(({ receiptNo, proformaInvoiceNo }) => [String(receiptNo), String(proformaInvoiceNo)])
      .filter(Boolean)
    expect(numbers).toHaveLength(6)
    expect(statement).toEqual(expect.arrayContaining(numbers))
    const graduate = await signedInAs(server, 'graduate')
    expect(listIn(await graduate.get('events'))).toEqual([
      expect.objectContaining({ bookingNo: 'BK-0102', paid: false, billed: true, receiptNo: '' }),
    ])
  })

  test('leave the server without the middle of what identifies the delegate', async () => {
    const { client, profileId } = await makeMember(server, 'demo')
    const one = { eventNo: 'EV-0104', profile: profileId, status: 'Open', isActive: true, invoice: null }
    const at = server.clock.now()
    await server.services.database.inTenant('demo', (tx) =>
      addBookings(tx, [
        { ...one, bookingNo: 'BK-1', idNo: '23456789', phoneNo: '+254 712 345 678', at },
        { ...one, bookingNo: 'BK-0', idNo: '1234567', phoneNo: '', at },
      ]),
    )
    const answer = await client.get('events')
    expect(listIn(answer).map(({ idNo, phoneNo }) => [idNo, phoneNo])).toEqual([
      ['234••••789', '+25••••678'],
      ['••••', ''],
    ])
    expect(JSON.stringify(answer)).not.toMatch(/23456789|712|1234567/)
  })

  test('made here are among them in the same shape, masked too, and say so', async () => {
    const board = await signedInAs(server, 'member', 'engineering-board')
    const { id_number, phone } = objectIn(await board.get('auth/user'))
    const answer = await board.get('events')
    expect(listIn(answer)).toEqual([
      {
        bookingNo: expect.stringMatching(/^BKG-\d{4}-\d{5}$/),
        eventDescription: 'Seminar on sustainable water supply',
        location: expect.stringMatching(/./),
        paid: true,
        billed: false,
        status: 'Open',
        isActive: true,
        receiptNo: '',
        proformaInvoiceNo: '',
        idNo: expect.stringMatching(/^SAM••••E\d\d$/),
        phoneNo: '070••••000',
        bookedHere: true,
      },
    ])
    expect(JSON.stringify(answer)).not.toContain(String(id_number))
    expect(JSON.stringify(answer)).not.toContain(String(phone))
    const { items } = objectIn(await board.get('cases/event-booking/own'))
    expect(items).toMatchObject([{ fields: { idNo: expect.stringContaining('••••'), phoneNo: '070••••000' } }])
  })

  test('are of both kinds, the newest first, where a site reported some before members booked here', async () => {
    const board = await signedInAs(server, 'member', 'engineering-board')
    const profile = String(objectIn(await board.get('auth/user'))['profile_id'])
    const one = { eventNo: 'EV-0104', profile, status: 'Closed', isActive: false, invoice: null }
    const add = (bookingNo: string, at: Date) =>
      server.services.database.inTenant('engineering-board', (tx) =>
        addBookings(tx, [{ ...one, bookingNo, idNo: '23456789', phoneNo: '0712345678', at }]),
      )
    await add('BK-BEFORE', new Date(server.clock.now().getTime() - 86_400_000))
    await add('BK-AFTER', new Date(server.clock.now().getTime() + 86_400_000))
    const found = listIn(await board.get('events'))
    expect(found.map(({ bookingNo, bookedHere }) => [bookingNo, bookedHere])).toEqual([
      ['BK-AFTER', undefined],
      [expect.stringMatching(/^BKG-/), true],
      ['BK-BEFORE', undefined],
    ])
    expect(found.map(({ idNo }) => idNo)).toEqual(['234••••789', expect.stringMatching(/^SAM••••/), '234••••789'])
  })

  test('are nobody else’s, and none of who has no profile or no session', async () => {
    const other = await makeMember(server, 'demo')
    expect(listIn(await other.client.get('events'))).toEqual([])
    const applicant = await signedInAs(server, 'applicant')
    expect(listIn(await applicant.get('events'))).toEqual([])
    expect(refusalOf(await server.client('demo').get('events')).status).toBe(401)
  })

  test('stay with their invoices when the account is deleted, without what identified the delegate [ADM-03]', async () => {
    const graduate = await signedInAs(server, 'graduate')
    const { id } = objectIn(await graduate.get('auth/user'))
    const numbers = () =>
      server.services.database.inTenant('demo', ({ db }) =>
        db.selectFrom('event_bookings').select(['id_no', 'phone_no']).where('booking_no', '=', 'BK-0102').execute(),
      )
    expect(await numbers()).toEqual([{ id_no: expect.stringMatching(/./), phone_no: expect.stringMatching(/./) }])
    const admin = await signedInAs(server, 'admin')
    dataOf(await admin.post(`admin/deleteUser/${String(id)}`))
    expect(await numbers()).toEqual([{ id_no: '', phone_no: '' }])
  })
})
