import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveMembers } from '../../src/server/members/members.ts'
import { readCsv } from '../../src/server/imports/files/read-csv.ts'
import { addSampleApplications } from '../../src/server/start/sample-data/applications/add-sample-applications.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import { memberColumns } from '../../src/contract/member-columns.ts'
import { objectIn, refusalOf } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  await addSampleApplications(server.services)
  admin = await signedInAs(server, 'admin')
})
afterAll(() => server.close())

const linesOf = async (path: string, client = admin) => readCsv((await client.get(path)).text).map(({ cells }) => cells)

describe('files of tables [ADM-09]', () => {
  test.each(['admin/users/export', 'admin/members/export', 'cases/application/export'])(
    '%s is nothing for members',
    async (path) => {
      expect(refusalOf(await (await signedInAs(server, 'member')).get(path))).toEqual({
        status: 403,
        code: 'forbidden',
      })
    },
  )

  test('the users’ has what the filters leave', async () => {
    const [titles = [], ...people] = await linesOf('admin/users/export?staff=yes')
    expect(titles.slice(0, 2)).toEqual(['Name', 'E-mail'])
    expect(people.map(([, email]) => email)).toContain('finance@sample.example')
    expect(people.map(([, email]) => email)).not.toContain('member@sample.example')
  })

  test('the register’s has the columns of an import, no formula and no member of another organisation', async () => {
    const member = (member_no: string, first_name: string) => ({
      member_no,
      first_name,
      second_name: '',
      last_name: 'TESTER',
      id_number: '1',
      email: `${member_no.toLowerCase()}@members.example`,
      phone: '0700',
      category: 'FELLOW',
      status: 'Active' as const,
      registration_date: '2000-05-01',
    })
    await server.services.database.inTenant('demo', (tx) => saveMembers(tx, [member('X1', '=HYPERLINK("x")')]))
    await server.services.database.inTenant('iek', (tx) => saveMembers(tx, [member('X2', 'ELSEWHERE')]))
    const [titles, ...members] = await linesOf('admin/members/export')
    expect(titles).toEqual([...memberColumns])
    expect(members).toContainEqual(expect.arrayContaining(['X1', `'=HYPERLINK("x")`, '2000-05-01']))
    expect(members.map(([number]) => number)).not.toContain('X2')
  })

  test('the desk’s has the cases that the desk lists for the same person, and no others', async () => {
    const approver = await signedInAs(server, 'approver')
    const { items } = objectIn(await approver.get('cases/application?of=desk&finished=yes'))
    const listed = isJsonArray(items) ? items.map((item) => isJsonObject(item) && item.number) : []
    const [, ...lines] = await linesOf('cases/application/export?finished=yes', approver)
    expect(lines.map(([number]) => number)).toEqual(listed)
    expect(listed.length).toBeGreaterThan(0)
    expect(await linesOf('cases/application/export?finished=yes&to=1999-12-31', approver)).toHaveLength(1)
  })

  test('are noted in the audit log, that one’s own too [ADM-08]', async () => {
    const log = await signedInAs(server, 'superadmin')
    await log.get('admin/audit/export')
    const { items } = objectIn(await log.get('admin/audit?action=table-exported'))
    const details = isJsonArray(items) ? items.map((item) => isJsonObject(item) && item.detail) : []
    for (const title of ['Users', 'Members', 'Approvals', 'Audit log']) {
      expect(details).toContainEqual(expect.stringMatching(new RegExp(`^${title}( \\(.*\\))?: \\d+ rows? \\(CSV\\)$`)))
    }
  })
})
