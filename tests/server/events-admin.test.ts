import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { addBookings } from '../../src/server/events/add-events.ts'
import { listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { clearTables } from './clear-tables.ts'
import { startSampleServer } from './sample-server.ts'
import { fileLike } from './test-files.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
let staff: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  staff = await signedInAs(server, 'admin')
})
afterAll(() => server.close())
beforeEach(() => clearTables(server.services, ['event_bookings', 'events']))

const event = (changes: JsonObject = {}): JsonObject => ({
  no: 'EV-1',
  description: 'Site visit',
  eventType: 'WORKSHOPS',
  startDate: '2099-03-01',
  endDate: '2099-03-02',
  ...changes,
})
const save = (changes?: JsonObject, client = staff) => client.post('admin/events', event(changes))
const page = async (query = '') => objectIn(await staff.get(`admin/events${query}`))
const first = async (query = '') => textAt(await staff.get(`admin/events${query}`), '/data/items/0/id')
const upcoming = async () => {
  const { client } = await makeMember(server, 'demo')
  return listIn(await client.get('events/all_events'))
}
/** The names of all files of the organisation. */
const storedFiles = async () => {
  const entries = await readdir(join(server.services.files.folder, 'demo'), { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted()
}
const base64Of = async (file: File) => Buffer.from(await file.arrayBuffer()).toString('base64')
/** The newest entries of the audit log. */
const logged = async (count: number) => {
  const client = await signedInAs(server, 'superadmin')
  const { items } = objectIn(await client.get('admin/audit'))
  return Array.isArray(items) ? items.slice(0, count) : []
}

describe('events that an administrator announces [EVT-01]', () => {
  test('are read by members with everything that was entered, and logged', async () => {
    const times = { startTime: '08:30', endTime: '17:00', isWebinar: true, cpdHours: 7.5, location: ' Nairobi ' }
    const lists = { providers: 'Sample Academy\n\n Example Centre ', documents: 'visits/map.png\nvisits/map.png' }
    expect((await save({ ...times, ...lists })).status).toBe(200)
    expect(await upcoming()).toEqual([
      {
        ...event(),
        ...times,
        location: 'Nairobi',
        base64Logo: '',
        eventProviders: [{ name: 'Sample Academy' }, { name: 'Example Centre' }],
        documents: [{ name: 'map.png', path: 'visits/map.png' }],
      },
    ])
    expect(await logged(1)).toEqual([
      expect.objectContaining({
        action: 'event-added',
        changes: expect.arrayContaining([{ field: 'Event number', from: '', to: 'EV-1' }]),
      }),
    ])
  })

  test('are found by their words, those that are over or cancelled apart, with how many have booked them', async () => {
    await save()
    await save({ no: 'EV-2', description: 'Dinner', startDate: '2020-01-01', endDate: '2020-01-01' })
    const { profileId: profile } = await makeMember(server, 'demo')
    const booking = { bookingNo: 'BK-1', eventNo: 'EV-1', profile, status: 'Open', isActive: true, invoice: null }
    await server.services.database.inTenant('demo', (tx) =>
      addBookings(tx, [{ ...booking, idNo: '', phoneNo: '', at: server.clock.now() }]),
    )
    expect(await page()).toMatchObject({ total: 1, items: [{ no: 'EV-1', bookings: 1 }] })
    expect(await page('?standing=over')).toMatchObject({ total: 1, items: [{ no: 'EV-2', bookings: 0 }] })
    expect(await page('?standing=cancelled')).toMatchObject({ total: 0 })
    expect(await page('?search=visit%20ev-1')).toMatchObject({ total: 1 })
    expect(await page('?search=dinner')).toMatchObject({ total: 0 })
  })

  test.each<[string, JsonObject, string, string]>([
    ['without a name', { description: ' ' }, '/description', 'Name the event'],
    ['that end before they begin', { endDate: '2099-02-28' }, '/endDate', 'The last day is not before the first'],
    ['of no kind', { eventType: 'PARTY' }, '/eventType', 'Choose the kind of event'],
  ])('are refused %s', async (_what, changes, pointer, message) => {
    expect(refusalOf(await save(changes))).toEqual({ status: 422, code: 'invalid', errors: { [pointer]: message } })
    expect(await page()).toMatchObject({ total: 0 })
  })

  test('have a number of their own, also when two are announced, or given it, at once', async () => {
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2)
    await save({ no: 'EV-2' })
    const id = await first('?search=EV-2')
    const errors = { '/no': 'There is an event with the number EV-1 already.' }
    expect(refusalOf(await save({ id }))).toEqual({ status: 422, code: 'invalid', errors })
    await save({ no: 'EV-3' })
    const other = await first('?search=EV-3')
    const given = await Promise.all([save({ id, no: 'EV-4' }), save({ id: other, no: 'EV-4' })])
    expect(given.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 422])
  })

  test('are changed, and the log has from what to what; once cancelled, neither changed nor among the upcoming', async () => {
    await save()
    const id = await first()
    expect((await save({ id, location: 'Thika' })).status).toBe(200)
    expect(await upcoming()).toMatchObject([{ location: 'Thika' }])
    expect(await logged(1)).toMatchObject([
      { action: 'event-changed', detail: 'EV-1', changes: [{ field: 'Location', from: '', to: 'Thika' }] },
    ])
    expect(refusalOf(await staff.post(`admin/events/cancel/${id}`, {})).status).toBe(422)
    expect((await staff.post(`admin/events/cancel/${id}`, { reason: 'The venue is closed.' })).status).toBe(200)
    expect(await upcoming()).toEqual([])
    expect(await page('?standing=cancelled')).toMatchObject({ items: [{ cancel_reason: 'The venue is closed.' }] })
    expect(JSON.stringify(await logged(1))).toContain('The venue is closed.')
    expect(refusalOf(await save({ id })).status).toBe(404)
    expect(refusalOf(await staff.post(`admin/events/cancel/${id}`, { reason: 'Again' })).status).toBe(404)
  })

  test('have the picture that was chosen until it is left out, and the log has its type and size [EVT-01]', async () => {
    const file = fileLike({ name: 'hall.jpg', mediaType: 'image/jpeg' })
    const content = await base64Of(file)
    const picture = { name: file.name, mediaType: file.type, size: file.size, content }
    const filesBefore = await storedFiles()
    expect((await save({ picture })).status).toBe(200)
    expect(await upcoming()).toMatchObject([{ base64Logo: content }])
    expect(JSON.stringify(await logged(1))).toContain(`image/jpeg, ${file.size} B`)
    expect(JSON.stringify(await logged(1))).not.toContain(content)
    const id = await first()
    const read = { ...picture, name: 'EV-1.jpeg' }
    expect((await save({ id, location: 'Thika', picture: read })).status).toBe(200)
    expect(await upcoming()).toMatchObject([{ location: 'Thika', base64Logo: content }])
    expect((await save({ id })).status).toBe(200)
    expect(await upcoming()).toMatchObject([{ base64Logo: '' }])
    expect(await storedFiles()).toEqual(filesBefore)
  })

  test.each<[string, File | undefined, string]>([
    ['is none', new File(['just some text'], 'hall.png', { type: 'image/png' }), 'Choose a PNG or JPEG picture'],
    [
      'is too large',
      fileLike({ name: 'hall.jpg', mediaType: 'image/jpeg', size: 200_001 }),
      'A picture is less than 200 kB',
    ],
    ['did not come', undefined, 'The file did not arrive. Choose it again.'],
  ])('are refused with a picture that %s [EVT-01]', async (_what, file, message) => {
    const filesBefore = await storedFiles()
    const claimed = file ? { content: await base64Of(file) } : { id: '00000000-0000-4000-8000-000000000001' }
    const refused = await save({ picture: { name: 'hall.png', mediaType: 'image/png', size: 100, ...claimed } })
    expect(refusalOf(refused)).toMatchObject({ status: 422, errors: { '/picture': message } })
    expect(await page()).toMatchObject({ total: 0 })
    expect(await storedFiles()).toEqual(filesBefore)
  })

  test('are those of one organisation, and for administrators alone', async () => {
    await save()
    const id = await first()
    const elsewhere = await signedInAs(server, 'admin', 'iek')
    expect(refusalOf(await save({ id }, elsewhere)).status).toBe(404)
    expect(objectIn(await elsewhere.get('admin/events'))).toMatchObject({ total: 0 })
    const member = await signedInAs(server, 'member')
    expect(refusalOf(await save({}, member)).status).toBe(403)
  })
})
