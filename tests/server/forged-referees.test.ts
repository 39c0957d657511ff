import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { NewMember } from '../../src/server/members/members.ts'
import { createRequest } from '../../src/server/referees/referee-requests.ts'
import { listRecords } from '../../src/server/profiles/records.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { asOneLine, readPdf } from './documents/read-pdf.ts'
import { letDaysPass } from './let-days-pass.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { messagesTo } from './test-accounts.ts'
import type { Answer } from './test-client.ts'
import { putMember } from './test-members.ts'
import { makeMember } from './test-profiles.ts'
import type { Member } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mine = 'my.own.second.mailbox@forger.example'
const unknown = { '/MemberNo': 'No active member has this number' }
const self = { '/MemberNo': 'You cannot be your own referee' }
const twice = { '/MemberNo': 'This member is one of your referees already' }
const changed = {
  '/MemberNo': expect.stringMatching(/^The register says something else of this referee by now/),
}

const named = (member_no: string, changes: JsonObject = {}): JsonObject => ({
  refereeType: 'REFEREE',
  MemberNo: member_no,
  ...changes,
})
const forged = (member_no: string): JsonObject =>
  named(member_no, { Name: 'SOMEBODY ELSE', Email: mine, PhoneNo: '0799999999', standing: 'Outsider' })
const refused = (errors: object) => expect.objectContaining({ status: 422, code: 'invalid', errors })
const emailOf = async ({ client }: Member) => textAt(await client.get('auth/user'), '/data/email')
const idOf = async ({ client }: Member) => textAt(await client.get('auth/user'), '/data/id')
const add = ({ client }: Member, body: JsonObject) => client.post('profile/referee/add', body)
const ask = ({ client }: Member, { EntryNo = null }: JsonObject) =>
  client.post('profile/referee/send_email', { EntryNo })
const sentTo = async (email: string, tenant = 'demo') => (await messagesTo(server, tenant, email)).length

/** The paths of all calls that save a referee. */
const savingPaths = (): readonly string[] => {
  const demo = server.services.tenants.all.find(({ id }) => id === 'demo')
  return [...(demo?.sections ?? [])].flatMap(([key, { section, action }]) =>
    section === 'sections/referees' && key.startsWith('POST ') && action !== 'remove' ? [key.slice(5)] : [],
  )
}

describe('the register, and no client, says who a referee is', () => {
  test('a member’s number with another name, mailbox and phone: by every call they are the register’s, and so is the mail [SEC-04]', async () => {
    const paths = savingPaths()
    expect(paths).toEqual(expect.arrayContaining(['profile/referee', 'profile/referee/add', 'profile/referee/update']))
    for (const path of paths) {
      const applicant = await makeMember(server, 'demo')
      const member = await putMember(server, 'demo', { first_name: 'GRACE', second_name: '', last_name: 'REAL' })
      const EntryNo = path.endsWith('update') ? await applicant.store('sections/referees', forged('NOBODY-1')) : null
      const saved = objectIn(
        await applicant.client.post(path, { ...forged(` ${member.member_no.toLowerCase()} `), EntryNo }),
      )
      expect(saved, path).toMatchObject({
        MemberNo: member.member_no,
        Name: 'GRACE REAL',
        Email: 'r•••@s•••.example',
        PhoneNo: '•••• 001',
        standing: 'Member',
      })
    }
    const applicant = await makeMember(server, 'demo')
    const member = await putMember(server)
    const record = objectIn(await add(applicant, forged(member.member_no)))
    const updated = objectIn(await applicant.client.post('profile/referee/update', { ...record, Email: mine }))
    expect(updated.Email).toBe('r•••@s•••.example')
    expect(dataOf(await ask(applicant, updated))).toEqual({ message: 'Email Sent' })
    // The link, and two reminders.
    expect([await sentTo(member.email), await sentTo(mine)]).toEqual([3, 0])
  })

  test('nothing reveals a member’s contact data: no search, record, document, message or log [SEC-04]', async () => {
    const applicant = await makeMember(server, 'demo')
    const { client } = applicant
    const member = await putMember(server, 'demo', { email: 'whole.address@hidden.example', phone: '+254711222333' })
    const found = await client.post('profile/referee/search', { MemberNo: member.member_no })
    const saved = await add(applicant, named(member.member_no))
    const { EntryNo = null } = objectIn(saved)
    const asked = await ask(applicant, { EntryNo })
    const listed = await client.get('profile/referee')
    const [message] = await messagesTo(server, 'demo', member.email)
    const query = new URL(/http\S+\/profile\/response\?\S+/.exec(message?.body_text ?? '')?.[0] ?? 'none:').searchParams
    const link = { memberNo: query.get('user') ?? '', code: query.get('code') ?? '' }
    const guest = server.client()
    const shown = await guest.get(`questions?${new URLSearchParams(link).toString()}`)
    const answered = await guest.post('questions/update', { ...link, response: 'Reject', Remarks: 'No.' })
    const notices = await client.get('notifications')
    const answers: readonly Answer[] = [found, saved, asked, listed, shown, answered, notices]
    const printed = await Promise.all(
      ['profile/document/referees', `questions/refereeForm/${String(EntryNo)}`].map(async (path) => {
        const { texts } = await readPdf(Buffer.from(textAt(await client.get(path), '/data'), 'base64'))
        return texts.join(' ')
      }),
    )
    expect(printed.map((text) => text.includes(member.member_no))).toEqual([true, true])
    const kept = await server.services.database.inTenant('demo', async ({ db }) =>
      JSON.stringify([
        await db.selectFrom('records').select(['answers', 'retired']).execute(),
        await db.selectFrom('referee_requests').selectAll().execute(),
        await db.selectFrom('audit_log').selectAll().execute(),
        await db.selectFrom('notifications').selectAll().execute(),
      ]),
    )
    for (const text of [...answers.map((answer) => answer.text), ...printed, kept]) {
      expect(text).not.toMatch(/whole\.address|hidden|711222|222333/)
    }
  })

  test('finding members by saving has the same limit as searching [SEC-04]', async () => {
    const applicant = await makeMember(server, 'demo')
    const statuses = []
    for (let n = 0; n < 31; n += 1) {
      const path = n % 2 === 0 ? 'profile/referee/add' : 'profile/referee/search'
      statuses.push((await applicant.client.post(path, named(`NOBODY-${n}`))).status)
    }
    expect(statuses.slice(-3)).toEqual([422, 404, 429])
  })
})

/** Persons who cannot be referees: how to create the circumstances, and the message when one is saved. */
const impossible: readonly (readonly [
  what: string,
  arrange: (applicant: Member) => Promise<JsonObject>,
  errors: object,
])[] = [
  ['a number that nobody has', async () => forged('NOBODY-1'), unknown],
  [
    'a number with characters inside it',
    async () => forged((await putMember(server)).member_no.replace('T', 'T ')),
    unknown,
  ],
  [
    'a member who has lapsed',
    async () => forged((await putMember(server, 'demo', { status: 'Inactive' })).member_no),
    unknown,
  ],
  [
    'a member of another organisation',
    async () => forged((await putMember(server, 'iek', { member_no: 'ELSEWHERE-1' })).member_no),
    unknown,
  ],
  ['one’s own number', async () => forged('OWN-1'), self],
  [
    'one’s own e-mail under another number',
    async (applicant) => named((await putMember(server, 'demo', { email: await emailOf(applicant) })).member_no),
    self,
  ],
  [
    'one’s own identity document under another number',
    async () => forged((await putMember(server, 'demo', { id_number: 'a1234567' })).member_no),
    self,
  ],
  [
    'a member whose account it is',
    async (applicant) => {
      const { member_no } = await putMember(server)
      const user_id = await idOf(applicant)
      await server.services.database.inTenant('demo', ({ db }) =>
        db.updateTable('members').set({ user_id }).where('member_no', '=', member_no).execute(),
      )
      return named(member_no)
    },
    self,
  ],
  ['the same member once more', async (applicant) => named(await memberNamedBy(applicant)), twice],
  [
    'the same member as another type',
    async (applicant) => named(await memberNamedBy(applicant), { refereeType: 'PROPOSER' }),
    twice,
  ],
  [
    'the same number in another case, with spaces around',
    async (applicant) => named(` ${(await memberNamedBy(applicant)).toLowerCase()}  `),
    twice,
  ],
  [
    'the same mailbox under two numbers',
    async (applicant) => {
      const { email } = await putMember(server, 'demo', { member_no: await memberNamedBy(applicant) })
      return named((await putMember(server, 'demo', { email })).member_no)
    },
    twice,
  ],
]

async function memberNamedBy(applicant: Member): Promise<string> {
  const { member_no } = await putMember(server)
  dataOf(await add(applicant, named(member_no)))
  return member_no
}

/** An applicant who is a member. */
async function applicantWhoIsMember(): Promise<Member> {
  await putMember(server, 'demo', { member_no: 'OWN-1' })
  return makeMember(server, 'demo', { profile: { MemberNo: 'OWN-1' } })
}

describe('an impossible referee', () => {
  test.each(impossible)(
    '%s is refused at the field by every call, and when asked [SEC-04]',
    async (_what, arrange, errors) => {
      for (const path of savingPaths()) {
        const applicant = await applicantWhoIsMember()
        const other = await putMember(server)
        const { EntryNo = null } = objectIn(await add(applicant, named(other.member_no)))
        const sent = await arrange(applicant)
        const before = listIn(await applicant.client.get('profile/referee'))
        expect(refusalOf(await applicant.client.post(path, { ...sent, EntryNo })), path).toEqual(refused(errors))
        expect(listIn(await applicant.client.get('profile/referee')), path).toEqual(before)
      }
      // A record may be older than the rule, or the register may have changed since.
      const applicant = await applicantWhoIsMember()
      const sent = await arrange(applicant)
      const stored = await applicant.store('sections/referees', {
        ...sent,
        MemberNo: String(sent.MemberNo).trim(),
        standing: 'Member',
      })
      const before = await sentTo(mine)
      expect(refusalOf(await ask(applicant, { EntryNo: stored }))).toEqual(refused(errors))
      expect(await sentTo(mine)).toBe(before)
    },
  )

  test('of several simultaneous records for one member, one is saved [SEC-04]', async () => {
    const applicant = await makeMember(server, 'demo')
    const { member_no } = await putMember(server)
    const sent = await Promise.all([1, 2, 3, 4].map(() => add(applicant, named(member_no))))
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422])
  })

  test('two members without an e-mail are two persons [SEC-04]', async () => {
    const applicant = await makeMember(server, 'demo')
    for (const last_name of ['FIRST', 'SECOND']) {
      const { member_no } = await putMember(server, 'demo', { last_name, email: '' })
      expect(objectIn(await add(applicant, named(member_no)))).toMatchObject({ MemberNo: member_no })
    }
  })

  test('the refusal is in the caller’s language, with all other issues [SEC-04]', async () => {
    const applicant = await makeMember(server, 'demo')
    const body = { MemberNo: 'NOBODY-1', refereeType: 'FRIEND' }
    const answer = await applicant.client.send({ method: 'POST', payload: body }, 'profile/referee/add', {
      headers: { 'accept-language': 'sw' },
    })
    expect(refusalOf(answer)).toMatchObject({
      errors: { '/MemberNo': 'Hakuna mwanachama hai mwenye nambari hii', '/refereeType': 'Chagua aina kwenye orodha' },
    })
  })
})

describe('the register changes after a referee is saved', () => {
  async function saved(member: NewMember) {
    const applicant = await makeMember(server, 'demo')
    return { applicant, record: objectIn(await add(applicant, named(member.member_no))) }
  }

  test('a member who has lapsed is not asked [SEC-04]', async () => {
    const member = await putMember(server)
    const { applicant, record } = await saved(member)
    await putMember(server, 'demo', { ...member, status: 'Inactive' })
    expect(refusalOf(await ask(applicant, record))).toEqual(refused(unknown))
    expect(await sentTo(member.email)).toBe(0)
  })

  test('a new address gets the e-mail, and the response says so [SEC-04]', async () => {
    const member = await putMember(server)
    const { applicant, record } = await saved(member)
    await putMember(server, 'demo', { ...member, email: 'moved@new.example', phone: '0711000777' })
    expect(dataOf(await ask(applicant, record))).toEqual({
      message: 'Email Sent',
      notice: 'The register has other contacts for this referee by now: the e-mail went there',
    })
    expect([await sentTo(member.email), await sentTo('moved@new.example')]).toEqual([0, 3])
    expect(listIn(await applicant.client.get('profile/referee'))).toMatchObject([
      { Email: 'm•••@n•••.example', PhoneNo: '•••• 777' },
    ])
    await letDaysPass(server, 3)
    expect(dataOf(await ask(applicant, record))).toEqual({ message: 'Email Sent' })
  })

  test('a referee with another name has to be saved again first; a response of the same member stays [SEC-04]', async () => {
    const member = await putMember(server)
    const { applicant, record } = await saved(member)
    await putMember(server, 'demo', { ...member, last_name: 'MARRIED' })
    expect(refusalOf(await ask(applicant, record))).toEqual(refused(changed))
    const again = objectIn(await applicant.client.post('profile/referee/update', record))
    expect(again.Name).toMatch(/MARRIED$/)
    dataOf(await ask(applicant, again))
    await putMember(server, 'demo', { ...member, last_name: 'WIDOWED', email: 'other.box@sample.example' })
    expect(objectIn(await applicant.client.post('profile/referee/update', again)).askedOn).toBeDefined()
  })

  test('a record from before the look-up is shown, and looked up before its referee is asked [SEC-04]', async () => {
    const member = await putMember(server)
    const applicant = await makeMember(server, 'demo')
    const typed = named(member.member_no, { Name: 'AMINA EXAMPLE ACTIVE', Email: mine, PhoneNo: '0799999999' })
    const EntryNo = await applicant.store('sections/referees', typed)
    const [shown = {}] = listIn(await applicant.client.get('profile/referee'))
    expect(shown).toMatchObject({ ...typed, EntryNo })
    expect(shown.standing).toBeUndefined()
    expect((await applicant.client.get('profile/document/referees')).status).toBe(200)
    expect(refusalOf(await ask(applicant, { EntryNo }))).toEqual(refused(changed))
    dataOf(await ask(applicant, objectIn(await applicant.client.post('profile/referee/update', shown))))
    expect([await sentTo(member.email), await sentTo(mine)]).toEqual([3, 0])
  })

  test('a response from an unchecked mailbox is revoked when its referee is looked up [SEC-04]', async () => {
    const member = await putMember(server)
    const applicant = await makeMember(server, 'demo')
    const typed = named(member.member_no, { Name: 'AMINA EXAMPLE ACTIVE', Email: mine, PhoneNo: '0799999999' })
    const EntryNo = await applicant.store('sections/referees', typed)
    const now = server.clock.now()
    const { code } = await server.services.database.inTenant('demo', async (tx) => {
      const [record] = await listRecords(tx, applicant.profileId, ['sections/referees'])
      if (!record) throw new Error('Nothing is stored.')
      return createRequest(tx, record, { now, timeZone: 'Africa/Nairobi' })
    })
    const link = { memberNo: encodeText(member.member_no), code }
    dataOf(await server.client().post('questions/update', { ...link, response: 'Reject', Remarks: 'No.' }))
    const { texts } = await readPdf(
      Buffer.from(textAt(await applicant.client.get(`questions/refereeForm/${EntryNo}`), '/data'), 'base64'),
    )
    expect(asOneLine(texts)).toContain('Not checked against the register')
    const looked = objectIn(await applicant.client.post('profile/referee/update', { ...typed, EntryNo }))
    expect([looked.response, looked.askedOn]).toEqual([undefined, undefined])
  })
})

describe('a referee who is no member', () => {
  const outsider = (changes: JsonObject = {}): JsonObject => ({
    refereeType: 'REFEREE',
    outsider: true,
    Name: 'ZAWADI EXAMPLE OUTSIDE',
    Email: 'zawadi@elsewhere.example',
    PhoneNo: '0700002001',
    ...changes,
  })

  test('is possible only where the organisation declares it [SEC-04]', async () => {
    for (const tenant of ['demo', 'iek', 'engineering-board']) {
      const applicant = await makeMember(server, tenant)
      expect(refusalOf(await add(applicant, outsider())), tenant).toMatchObject({ status: 422 })
      const smuggled = await applicant.store('sections/referees', { ...outsider(), standing: 'Outsider' })
      expect(refusalOf(await ask(applicant, { EntryNo: smuggled })), tenant).toMatchObject({ errors: unknown })
    }
  })

  test('is asked at the given address, and shown as no member in record, profile and report [SEC-04 REF-04]', async () => {
    const applicant = await makeMember(server, 'ics')
    const email = 'outside.1@elsewhere.example'
    const record = objectIn(await add(applicant, outsider({ Email: email, MemberNo: 'M1001', standing: 'Member' })))
    expect(record).toMatchObject({ Email: email, PhoneNo: '0700002001', standing: 'Outsider' })
    expect(record.MemberNo).toBeUndefined()
    expect(dataOf(await ask(applicant, record))).toEqual({ message: 'Email Sent' })
    const [message] = await messagesTo(server, 'ics', email)
    const url = new URL(/http\S+\/profile\/response\?\S+/.exec(message?.body_text ?? '')?.[0] ?? 'none:')
    const link = { memberNo: url.searchParams.get('user') ?? '', code: url.searchParams.get('code') ?? '' }
    dataOf(await server.client('ics').get(`questions?${new URLSearchParams(link).toString()}`))
    dataOf(await server.client('ics').post('questions/update', { ...link, response: 'Reject', Remarks: 'No.' }))
    const textOf = async (path: string) =>
      asOneLine((await readPdf(Buffer.from(textAt(await applicant.client.get(path), '/data'), 'base64'))).texts)
    expect(await textOf('profile/document/referees')).toContain('Not a member')
    expect(await textOf(`questions/refereeForm/${String(record.EntryNo)}`)).toContain('Not a member of the register')
    const other = objectIn(
      await applicant.client.post('profile/referee/update', { ...record, Email: 'outside.2@elsewhere.example' }),
    )
    expect(other.response).toBeUndefined()
  })

  const faults: readonly (readonly [
    what: string,
    given: (applicant: Member) => Promise<JsonObject>,
    errors: object,
  ])[] = [
    [
      'oneself',
      async (applicant) => ({ Email: (await emailOf(applicant)).toUpperCase() }),
      { '/Email': 'You cannot be your own referee' },
    ],
    [
      'the same person twice',
      async (applicant) => {
        dataOf(await add(applicant, outsider({ Email: 'twice@elsewhere.example' })))
        return { Email: ' Twice@elsewhere.example ' }
      },
      { '/Email': 'This referee is named already' },
    ],
    [
      'a member who is named already',
      async (applicant) => {
        const member = await putMember(server, 'ics')
        dataOf(await add(applicant, named(member.member_no)))
        return { Email: member.email }
      },
      { '/Email': 'This referee is named already' },
    ],
    [
      'what the register masks',
      async () => ({ Email: 'm•••@s•••.example', PhoneNo: '•••• 001' }),
      { '/Email': 'Write it out in full' },
    ],
  ]
  test.each(faults)('is not %s [SEC-04]', async (_what, given, errors) => {
    const applicant = await makeMember(server, 'ics')
    expect(refusalOf(await add(applicant, outsider(await given(applicant))))).toEqual(refused(errors))
  })
})
