import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importMembers } from '../../src/server/members/import-members.ts'
import { linkMember } from '../../src/server/members/members.ts'
import { memberColumns } from '../../src/contract/member-columns.ts'
import { readCsv } from '../../src/server/imports/files/read-csv.ts'
import { readMemberRows } from '../../src/server/members/read-member-rows.ts'
import { translateMessage } from '../../src/server/platform/texts/translate-message.ts'
import type { PublishedTenant } from '../../src/server/platform/published/published-tenant.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { textAt } from './answers.ts'
import { signedUp } from './test-accounts.ts'

let server: TestServer
let tenant: PublishedTenant
beforeAll(async () => {
  server = await startTestServer()
  const demo = server.services.tenants.all.find(({ id }) => id === 'demo')
  if (!demo) throw new Error('There is no demo tenant.')
  tenant = demo
})
afterAll(() => server.close())

const header = memberColumns.join(',')
const jane = 'k7,Jane,van  der,Doe,a1234567,Jane@Example.com,+254712345678,GRADUATE,Active,2020-02-29'
const firm = 'F9,"Doe, ""Sons"" Ltd",,,P051234567X,firm@example.com,0712345678,FIRM,Inactive,2011-10-09'
const readText = (text: string) => {
  const { members, problems } = readMemberRows(readCsv(text), tenant, '2026-01-15')
  return {
    members,
    problems: problems.map(({ message, ...at }) => ({ ...at, text: translateMessage(tenant, message) })),
  }
}
const read = (...lines: string[]) => readText([header, ...lines].join('\n'))
const bring = (...lines: string[]) =>
  server.services.database.inTenant('demo', (tx) => importMembers(tx, read(...lines).members))

/** Adds the kind of each statement to a list. */
const counting = (statements: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    statements.push(node.kind)
    return node
  },
  transformResult: async ({ result }) => result,
})

describe('CSV', () => {
  test.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\uFEFFa,\n\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"a,""b""\nc",d', [['a,"b"\nc', 'd']]],
    ['', []],
    ['a,', [['a', '']]],
  ])('%j is read as RFC 4180 has it [AUTH-12]', (text, expected) => {
    expect(readCsv(text).map(({ cells }) => cells)).toEqual(expected)
  })

  test('rows have the line that they begin on', () => {
    expect(readCsv('a\n"b\nb"\n\nc').map(({ line }) => line)).toEqual([1, 2, 5])
    expect(readCsv('a\r\n"b\r\nb"\r\n\r\nc').map(({ line }) => line)).toEqual([1, 2, 5])
  })

  test('a quote that is never closed is refused with the line of its row, however long the rest is', () => {
    const text = `a\n\n"b\n${'c\n'.repeat(5_000_000)}`
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ name: 'CsvError', line: 3 }))
  })

  test.each([['a\n"b'], ['a\nb"c"'], ['a\n"b"c']])('%j is refused with its line', (text) => {
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ name: 'CsvError', line: 2 }))
  })
})

describe('the rows of a register', () => {
  test('become members, normalised as claims are [AUTH-12]', () => {
    expect(read(jane, firm)).toEqual({
      problems: [],
      members: [
        {
          member_no: 'K7',
          first_name: 'JANE',
          second_name: 'VAN DER',
          last_name: 'DOE',
          id_number: 'A1234567',
          email: 'jane@example.com',
          phone: '+254712345678',
          category: 'GRADUATE',
          status: 'Active',
          registration_date: '2020-02-29',
        },
        expect.objectContaining({ first_name: 'DOE, "SONS" LTD', last_name: '', category: 'FIRM', status: 'Inactive' }),
      ],
    })
  })

  test.each([
    ['too few cells', 'k7,Jane', null, 'There are 2 cells; each row needs as many as the first.'],
    ['no number', jane.replace('k7', ''), 'member_no', 'Has to have 1 to 40 characters.'],
    ['no first name', jane.replace('Jane,', ','), 'first_name', 'Is missing, or longer than 200 characters.'],
    ['a person without last name', jane.replace('Doe', ''), 'last_name', 'Is missing; only firms have none.'],
    ['a short ID', jane.replace('a1234567', 'a1'), 'id_number', 'Has to have 6 to 30 characters.'],
    ['no e-mail address', jane.replace('Jane@', 'Jane.'), 'email', 'Is no e-mail address.'],
    [
      'a phone with letters',
      jane.replace('+254', 'O7'),
      'phone',
      'Has to be 7 to 15 digits, with or without a leading +.',
    ],
    [
      'an unknown category',
      jane.replace('GRADUATE', 'KNIGHT'),
      'category',
      '“KNIGHT” is none of the organisation’s categories.',
    ],
    ['an unknown status', jane.replace('Active', 'active'), 'status', 'Has to be Active or Inactive.'],
    [
      'a day that never was',
      jane.replace('2020', '2021'),
      'registration_date',
      'Has to be a date as YYYY-MM-DD, such as 2020-02-29.',
    ],
    ['a day to come', jane.replace('2020', '2028'), 'registration_date', 'Is after today.'],
  ])('%s is reported with its line [AUTH-12]', (_title, row, column, text) => {
    expect(read(firm, row).problems).toEqual([{ line: 3, column, text }])
  })

  test('a repeated number is reported with the line of the first', () => {
    expect(read(jane, firm, jane.replace('k7', 'K7')).problems).toEqual([
      { line: 4, column: 'member_no', text: 'K7 stands in line 2 already. Remove one of the two.' },
    ])
  })

  test('missing, unknown and repeated columns are reported', () => {
    const text = `${header.replace('phone', 'fax').replace('status', 'email')}\n${jane}`
    expect(readText(text)).toEqual({
      members: [],
      problems: [
        { line: 1, column: null, text: 'The column phone is missing. Add it to the first row.' },
        { line: 1, column: null, text: 'The column status is missing. Add it to the first row.' },
        { line: 1, column: null, text: '“fax” is no column. Remove it, or correct its name.' },
        { line: 1, column: null, text: 'The column email stands twice. Remove one.' },
      ],
    })
  })
})

describe('importing', () => {
  test('a register of many members takes a few statements, and loses none [AUTH-12]', async () => {
    const rows = Array.from({ length: 1201 }, (_none, i) => jane.replace('k7', `B${i}`).replace('Jane@', `b${i}@`))
    const statements: string[] = []
    const counts = await server.services.database.inTenant('demo', (tx) =>
      importMembers({ ...tx, db: tx.db.withPlugin(counting(statements)) }, read(...rows).members),
    )
    expect(counts).toEqual({ added: 1201, changed: 0, unchanged: 0, activated: 0 })
    expect(statements.filter((kind) => kind === 'InsertQueryNode')).toHaveLength(3)
    expect(await bring(...rows)).toEqual({ added: 0, changed: 0, unchanged: 1201, activated: 0 })
    await server.services.database.inTenant('demo', ({ db }) =>
      db.deleteFrom('members').where('member_no', 'like', 'B%').execute(),
    )
  })

  test('again changes nothing; differences are applied; members with an account stay as they are [AUTH-12]', async () => {
    expect(await bring(jane, firm)).toEqual({ added: 2, changed: 0, unchanged: 0, activated: 0 })
    expect(await bring(jane, firm)).toEqual({ added: 0, changed: 0, unchanged: 2, activated: 0 })
    const moved = jane.replace('Active', 'Inactive')
    expect(await bring(moved, firm)).toEqual({ added: 0, changed: 1, unchanged: 1, activated: 0 })
    const user = textAt(await (await signedUp(server)).get('auth/user'), '/data/id')
    await server.services.database.inTenant('demo', (tx) => linkMember(tx, 'K7', user))
    expect(await bring(jane, firm)).toEqual({ added: 0, changed: 0, unchanged: 1, activated: 1 })
    const rows = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('members').select(['member_no', 'status', 'user_id']).orderBy('member_no').execute(),
    )
    expect(rows).toEqual([
      { member_no: 'F9', status: 'Inactive', user_id: null },
      { member_no: 'K7', status: 'Inactive', user_id: user },
    ])
  })
})
