import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { awardColumns } from '../../src/contract/award-columns.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { importAwardsJob } from '../../src/server/jobs/import-awards-job.ts'
import { JobLane } from '../../src/server/platform/jobs/job-lane.ts'
import { listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { clearTables } from './clear-tables.ts'
import { startSampleServer } from './sample-server.ts'
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
beforeEach(() => clearTables(server.services, ['jobs', 'cpd_awards']))

const award = (changes: JsonObject = {}): JsonObject => ({
  memberNo: 'M1002',
  description: 'Site visit',
  period: 2025,
  pointAwarded: 2.5,
  ...changes,
})
const save = (changes?: JsonObject, client = staff) => client.post('admin/cpd/awards', award(changes))
const page = async (query = '') => objectIn(await staff.get(`admin/cpd${query}`))
const first = async () => textAt(await staff.get('admin/cpd'), '/data/items/0/id')
const ownPoints = async (MemberNo: string) => {
  const { client } = await makeMember(server, 'demo', { profile: { MemberNo } })
  return listIn(await client.get('cpd_awards/awards')).map(({ pointAwarded }) => pointAwarded)
}
/** The newest entries of the audit log. */
const logged = async (count: number) => {
  const client = await signedInAs(server, 'superadmin')
  const { items } = objectIn(await client.get('admin/audit'))
  return Array.isArray(items) ? items.slice(0, count) : []
}

describe('points that an administrator awards [CPD-02]', () => {
  test('are the member’s, by the number in any case, and are found by member, year and text', async () => {
    expect((await save({ memberNo: ' m1002 ' })).status).toBe(200)
    await save({ memberNo: 'M1003', period: 2024, description: 'Reading' })
    expect(await ownPoints('M1002')).toEqual([2.5])
    expect(await page('?search=reading')).toMatchObject({ total: 1, years: ['2025', '2024'] })
    expect(await page('?year=2025')).toMatchObject({ items: [{ memberNo: 'M1002', pointAwarded: 2.5 }] })
    expect(await page('?search=m1003%20visit')).toMatchObject({ total: 0 })
  })

  test.each<[string, JsonObject, string, string]>([
    ['nobody in the register', { memberNo: 'M9999' }, '/memberNo', 'M9999 is not in the register of members.'],
    ['a year to come', { period: 2099 }, '/period', 'The year is still to come'],
    ['no points', { pointAwarded: 0 }, '/pointAwarded', 'Points must be more than 0'],
    [
      'a certificate of another form',
      { certificateNo: '?' },
      '/certificateNo',
      'A certificate number has 3 to 40 letters, digits, hyphens, slashes or dots',
    ],
  ])('are refused for %s', async (_what, changes, pointer, message) => {
    expect(refusalOf(await save(changes))).toEqual({ status: 422, code: 'invalid', errors: { [pointer]: message } })
    expect(await page()).toMatchObject({ total: 0 })
  })

  test('are refused a second time, for the activity, the event and the certificate', async () => {
    await save({ eventCode: 'WKS', certificateNo: 'CPD-1' })
    expect((await save({ pointAwarded: 9 })).status).toBe(422)
    expect((await save({ description: 'Other', eventCode: 'wks' })).status).toBe(422)
    expect((await save({ memberNo: 'M1003', certificateNo: 'cpd-1' })).status).toBe(422)
    expect(await page()).toMatchObject({ total: 1 })
  })

  test('are added once, even when two add them at once', async () => {
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('are corrected with a reason, which the audit log keeps with both values', async () => {
    await save()
    const id = await first()
    expect((await save({ id, pointAwarded: 3 })).status).toBe(422)
    expect((await save({ id, pointAwarded: 3, reason: 'Counted again' })).status).toBe(200)
    expect(await ownPoints('M1002')).toEqual([3])
    expect(await logged(2)).toMatchObject([
      {
        action: 'award-corrected',
        detail: 'M1002',
        changes: [
          { field: 'Points', from: '2.5', to: '3' },
          { field: 'Reason for the correction', to: 'Counted again' },
        ],
      },
      { action: 'award-added', by: { email: 'admin@sample.example' } },
    ])
  })

  test('are withdrawn with a reason: they no longer count, stay stored, and may be awarded again', async () => {
    await save()
    const id = await first()
    expect((await staff.post(`admin/cpd/withdraw/${id}`, { reason: ' ' })).status).toBe(422)
    expect((await staff.post(`admin/cpd/withdraw/${id}`, { reason: 'Did not attend' })).status).toBe(200)
    expect((await staff.post(`admin/cpd/withdraw/${id}`, { reason: 'Again' })).status).toBe(404)
    expect((await save({ id, reason: 'Again' })).status).toBe(404)
    expect(await ownPoints('M1002')).toEqual([])
    expect(await page('?standing=withdrawn')).toMatchObject({ items: [{ id }] })
    expect(JSON.stringify(await logged(1))).toContain('Did not attend')
    expect((await save()).status).toBe(200)
  })

  test('are nothing for members, and belong to one organisation', async () => {
    await save()
    const member = await signedInAs(server, 'member')
    expect(refusalOf(await member.get('admin/cpd'))).toEqual({ status: 403, code: 'forbidden' })
    expect(refusalOf(await save({}, member))).toEqual({ status: 403, code: 'forbidden' })
    const elsewhere = await signedInAs(server, 'admin', 'iek')
    const id = await first()
    expect(objectIn(await elsewhere.get('admin/cpd'))).toMatchObject({ total: 0 })
    expect((await elsewhere.post(`admin/cpd/withdraw/${id}`, { reason: 'Not ours' })).status).toBe(404)
  })
})

const row = (changes: Partial<Record<(typeof awardColumns)[number], string>> = {}) =>
  Object.values({
    member_no: 'M1002',
    year: '2025',
    description: 'Site visit',
    provider: '',
    location: 'Thika',
    points: '2.5',
    event_code: '',
    certificate_no: '',
    ...changes,
  })
const csv = (...rows: readonly (readonly string[])[]) =>
  [awardColumns, ...rows].map((cells) => cells.join(',')).join('\n')
function formOf(content: string, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([content]), 'points.csv')
  return form
}
const check = async (content: string) => objectIn(await staff.postForm('admin/cpd/import/check', formOf(content)))
const begin = (content: string, leave = false) =>
  staff.postForm('admin/cpd/import', formOf(content, { leave_out_wrong: String(leave) }))
const run = () => new JobLane(server.services, importAwardsJob(server.services)).runDue()
const newest = async () => listIn(await staff.get('admin/cpd/imports'))[0]

describe('importing points from a file [CPD-02] [ADM-09]', () => {
  test('is checked first: what it would add, and each wrong row with its column and reason', async () => {
    await save({ location: 'Thika' })
    await save({ memberNo: 'M1003', description: 'Talk', certificateNo: 'CPD-7' })
    const found = await check(
      csv(
        row(),
        row({ description: 'Reading', points: '1' }),
        row({ member_no: 'M9999' }),
        row({ description: 'A', year: '2099' }),
        row({ description: 'B', points: '0' }),
        row({ description: 'C', points: 'many' }),
        row({ description: 'D', points: '1000' }),
        row({ description: 'E', certificate_no: '??' }),
        row({ description: 'F', certificate_no: 'CPD-7' }),
        row({ description: 'Reading', points: '1' }),
      ),
    )
    expect(found).toMatchObject({ counts: { added: 1, unchanged: 1 }, wrong: 8 })
    expect(found['problems']).toEqual([
      { line: 4, column: 'member_no', text: 'M9999 is not in the register of members.' },
      { line: 5, column: 'year', text: 'The year is still to come' },
      { line: 6, column: 'points', text: 'Points must be more than 0' },
      { line: 7, column: 'points', text: 'Enter the points as a number, such as 7.5' },
      { line: 8, column: 'points', text: 'At most 100 points can be awarded at once' },
      {
        line: 9,
        column: 'certificate_no',
        text: 'A certificate number has 3 to 40 letters, digits, hyphens, slashes or dots',
      },
      { line: 10, column: 'certificate_no', text: 'Certificate CPD-7 counts already for M1003 in 2025.' },
      { line: 11, column: null, text: 'The same award stands in line 3 already. Remove one of the two.' },
    ])
    expect(await page()).toMatchObject({ total: 2 })
  })

  test('adds its points, and the same file adds nothing the second time', async () => {
    const file = csv(row(), row({ member_no: 'M1003', points: '4' }))
    expect((await begin(file)).status).toBe(200)
    await run()
    expect(await ownPoints('M1003')).toEqual([4])
    server.clock.advance({ seconds: 1 })
    await begin(file)
    await run()
    expect(await newest()).toMatchObject({
      file: 'points.csv',
      job: { outcome: 'done', counts: { 'awards-added': 0, 'awards-unchanged': 2 } },
    })
    expect(await page()).toMatchObject({ total: 2 })
  })

  test('leaves wrong rows out only when that is wanted, and says so in the audit log', async () => {
    const file = csv(row(), row({ member_no: 'M9999' }))
    expect(refusalOf(await begin(file))).toMatchObject({ status: 422 })
    await begin(file, true)
    await run()
    expect(await page()).toMatchObject({ total: 1 })
    expect(await logged(2)).toMatchObject([
      { action: 'award-import-done', detail: 'points.csv: 1 added, 0 there already, 1 wrong rows left out' },
      { action: 'award-import-begun', detail: 'points.csv' },
    ])
  })

  test('is refused while another is under way, and can be cancelled', async () => {
    const id = textAt(await begin(csv(row())), '/data/id')
    expect(refusalOf(await begin(csv(row())))).toMatchObject({ status: 409 })
    expect((await staff.post('admin/cpd/imports/cancel', { id })).status).toBe(200)
    expect((await begin(csv(row()))).status).toBe(200)
  })

  test('takes what was exported, and changes nothing with it', async () => {
    await save({ certificateNo: 'CPD-9', provider: 'Example Centre, Nairobi' })
    const { text } = await staff.get('admin/cpd/export')
    expect(await check(text)).toMatchObject({ counts: { added: 0, unchanged: 1 }, wrong: 0 })
  })
})
