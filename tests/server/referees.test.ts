import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { formatDate } from '../../src/engine/format/format-date.ts'
import { todayIn } from '../../src/engine/format/today-in.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { NewMember } from '../../src/server/members/members.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { asOneLine, nodesIn, readPdf } from './documents/read-pdf.ts'
import { makeSender } from './messages/send-messages.ts'
import { letDaysPass } from './let-days-pass.ts'
import { publishWith } from './publish-with.ts'
import { refereeLinkTo } from './referee-link.ts'
import type { RefereeLink } from './referee-link.ts'
import { startSampleServer } from './sample-server.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { messagesTo } from './test-accounts.ts'
import type { Answer, TestClient } from './test-client.ts'
import { partsOf, pdf } from './test-files.ts'
import { putMember, sampleMember, signedInAs } from './test-members.ts'
import { makeMember } from './test-profiles.ts'
import type { Member } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

const remark = 'I do not know the applicant well enough.'
const answers = {
  acquaintance: 'Six years, as the head of the department.',
  work: 'The design of two footbridges.',
  competence: 'Careful, and able to take charge.',
  conduct: 'No.',
  recommendation: 'Yes.',
}
const questionsOf = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([questionNo, answer]) => ({ questionNo, answer }))
const acceptance = { response: 'Accept', Questions: questionsOf(answers) }

/** The answers that name a member as a referee. */
const refereeOf = ({ member_no }: NewMember, changes: JsonObject = {}): JsonObject => ({
  refereeType: 'REFEREE',
  MemberNo: member_no,
  ...changes,
})
/** A member of the register who is nobody else's referee. */
const newReferee = async (tenant = 'demo', changes: JsonObject = {}) => {
  const member = await putMember(server, tenant)
  return { member, sent: refereeOf(member, changes) }
}

/** A member whose referee was sent the link, and a visitor with that link. */
interface Asked extends Member {
  readonly tenant: string
  readonly record: JsonObject
  readonly named: NewMember
  readonly email: string
  readonly referee: TestClient
  readonly link: RefereeLink
}

async function ask(tenant = 'demo', changes: JsonObject = {}): Promise<Asked> {
  const member = await makeMember(server, tenant)
  const { member: named, sent } = await newReferee(tenant, changes)
  const record = objectIn(await member.client.post('profile/referee/add', sent))
  dataOf(await member.client.post('profile/referee/send_email', { EntryNo: record.EntryNo ?? null }))
  const link = await refereeLinkTo(server, tenant, named.email)
  return { ...member, tenant, record, named, email: named.email, referee: server.client(tenant), link }
}

const look = (client: TestClient, link: RefereeLink): Promise<Answer> =>
  client.get(`questions?${new URLSearchParams({ ...link }).toString()}`)
const answer = ({ referee, link }: Pick<Asked, 'referee' | 'link'>, body: JsonObject): Promise<Answer> =>
  referee.post('questions/update', { ...link, ...body })
const sendEmail = ({ client, record }: Pick<Asked, 'client' | 'record'>): Promise<Answer> =>
  client.post('profile/referee/send_email', { EntryNo: record.EntryNo ?? null })
const responseOf = async ({ client }: Member) => listIn(await client.get('profile/referee'))[0]?.response
const askedOn = async ({ client }: Member) => listIn(await client.get('profile/referee'))[0]?.askedOn
const remindersTo = async ({ tenant, email }: Asked) =>
  (await messagesTo(server, tenant, email)).filter(({ subject }) => subject?.startsWith('Reminder'))
const day = 24 * 60 * 60 * 1000
const dayNow = () => todayIn('Africa/Nairobi', server.clock.now())
const isDue = ({ created_at }: { readonly created_at: Date }) => created_at <= server.clock.now()
/** The days on which the first referee of a profile was asked, reminded, and answered. */
const daysOf = async ({ client }: Member) => {
  const [record] = listIn(await client.get('profile/referee'))
  return [record?.askedOn, record?.remindedOn, record?.answeredOn]
}
const wait = (days: number) => letDaysPass(server, days)
const unknown = { status: 404, code: 'request-not-found' }
const answered = { status: 409, code: 'already-answered' }

describe('naming a referee', () => {
  test('is possible by both calls, with the types that the organisation has [SEC-04]', async () => {
    const { client } = await makeMember(server, 'demo')
    for (const [path, refereeType] of [
      ['profile/referee', 'PROPOSER'],
      ['profile/referee/add', 'SECONDER'],
    ] as const) {
      const { sent } = await newReferee('demo', { refereeType })
      expect(objectIn(await client.post(path, sent))).toMatchObject({ refereeType })
    }
    const board = await makeMember(server, 'engineering-board')
    const { sent } = await newReferee('engineering-board', { refereeType: 'PROPOSER' })
    const refused = await board.client.post('profile/referee', sent)
    expect(refusalOf(refused)).toMatchObject({
      status: 422,
      errors: { '/refereeType': 'Choose a type from the list' },
    })
  })

  test('completes the checklist’s item only when the referee has been asked, until somebody else is named [CHK-03 SEC-04]', async () => {
    const { client } = await makeMember(server, 'demo')
    const isComplete = async () =>
      listIn(await client.get('application/checklist/GRADUATE')).find((item) => item.checkListType === 'REFEREE')?.pass
    const { sent } = await newReferee()
    const record = objectIn(await client.post('profile/referee/add', sent))
    expect(await isComplete()).toBe(false)
    dataOf(await client.post('profile/referee/send_email', { EntryNo: record.EntryNo ?? null }))
    expect(await isComplete()).toBe(true)
    const { sent: other } = await newReferee()
    dataOf(await client.post('profile/referee/update', { ...record, ...other }))
    expect(await isComplete()).toBe(false)
  })

  test('only the server writes the response and the days of the request, whatever a client sends [SEC-04]', async () => {
    const { client } = await makeMember(server, 'demo')
    const claimed = {
      response: 'Accept',
      askedOn: '2020-01-01',
      remindedOn: '2020-01-02',
      answeredOn: '2020-01-03',
    }
    const { sent } = await newReferee('demo', claimed)
    const record = objectIn(await client.post('profile/referee', sent))
    const updated = objectIn(await client.post('profile/referee/update', { ...record, ...claimed }))
    for (const stored of [record, updated])
      for (const name of Object.keys(claimed)) expect(stored[name]).toBeUndefined()
  })

  test('is filled in from the register by number, of active members only [SEC-04]', async () => {
    const { client } = await makeMember(server, 'demo')
    const { first_name, second_name, last_name } = sampleMember('M1001')
    expect(objectIn(await client.post('profile/referee/search', { MemberNo: ' m1001 ' }))).toEqual({
      MemberNo: 'M1001',
      Name: `${first_name} ${second_name} ${last_name}`,
      Email: 'm•••@s•••.example',
      PhoneNo: '•••• 001',
    })
    for (const MemberNo of ['M1003', 'M9999']) {
      const refused = refusalOf(await client.post('profile/referee/search', { MemberNo }))
      expect(refused, MemberNo).toEqual({ status: 404, code: 'member-not-found' })
    }
    const tries = []
    for (let n = 0; n < 30; n += 1) tries.push((await client.post('profile/referee/search', { MemberNo: 'X' })).status)
    expect(tries.at(-1)).toBe(429)
  })
})

describe('the link that a referee is sent', () => {
  test('contains user and code in base64, opens without an account, and opening it changes nothing [SEC-04 REF-01 REF-03 REF-04]', async () => {
    const asked = await ask()
    const { referee, link } = asked
    expect(link.memberNo).toBe(asked.named.member_no)
    const first = objectIn(await look(referee, link))
    expect(first).toMatchObject({
      referee: { Name: 'AMINA EXAMPLE ACTIVE', MemberNo: link.memberNo, refereeType: 'REFEREE', type: 'Referee' },
      form: 'forms/referee-questions',
      links: 'none',
    })
    expect(first.Questions).toEqual(
      Object.keys(answers).map((questionNo) => ({ questionNo, question: expect.stringMatching(/\?$/), answer: '' })),
    )
    const encoded = { memberNo: encodeText(link.memberNo), code: encodeText(link.code) }
    expect(objectIn(await look(referee, encoded))).toEqual(first)
    const actions = new URLSearchParams({ ...encoded, action: encodeText('accept'), response: 'Accept' })
    dataOf(await referee.get(`questions?${actions.toString()}`))
    expect(await responseOf(asked)).toBeUndefined()
    expect((await asked.client.get('profile/referee')).text).not.toContain(link.code)
  })

  test('shows each type its declared questions, in the organisation’s wording [REF-04]', async () => {
    const competence = async (tenant: string) => {
      const { referee, link } = await ask(tenant)
      const { Questions } = objectIn(await look(referee, link))
      return JSON.stringify(Questions)
    }
    expect(await competence('engineering-board')).toContain('competence as an engineer')
    expect(await competence('demo')).not.toContain('as an engineer')
    const proposer = await ask('demo', { refereeType: 'PROPOSER' })
    expect(objectIn(await look(proposer.referee, proposer.link))).toMatchObject({ form: 'forms/proposer-questions' })
    for (const tenant of ['demo', 'ics']) {
      const seconder = await ask(tenant, { refereeType: 'SECONDER' })
      expect(objectIn(await look(seconder.referee, seconder.link))).toMatchObject({ form: null, links: 'confirm' })
    }
  })

  test('is for one referee of one organisation: no other number, code or organisation opens it [REF-01]', async () => {
    const { referee, link } = await ask()
    const others = [
      { ...link, memberNo: 'M1002' },
      { ...link, code: `${link.code}x` },
      { ...link, code: 'none' },
    ]
    for (const other of others) {
      expect(refusalOf(await look(referee, other))).toEqual(unknown)
      expect(refusalOf(await answer({ referee, link: other }, acceptance))).toEqual(unknown)
    }
    expect(refusalOf(await look(server.client('iek'), link))).toEqual(unknown)
    expect(refusalOf(await answer({ referee: server.client('iek'), link }, acceptance))).toEqual(unknown)
  })

  test('expires after thirty days; a new one replaces it [REF-01]', async () => {
    const asked = await ask()
    await wait(29)
    dataOf(await look(asked.referee, asked.link))
    await wait(1)
    const over = { status: 410, code: 'request-over' }
    expect(refusalOf(await look(asked.referee, asked.link))).toEqual(over)
    expect(refusalOf(await answer(asked, acceptance))).toEqual(over)
    dataOf(await sendEmail(asked))
    expect(refusalOf(await look(asked.referee, asked.link))).toEqual(unknown)
    dataOf(await look(asked.referee, await refereeLinkTo(server, 'demo', asked.email)))
  })

  test('cannot be guessed: attempts from one address are counted, and so are messages to one referee [REF-01]', async () => {
    const asked = await ask()
    const guesser = server.client()
    for (let n = 0; n < 60; n += 1) await look(guesser, { ...asked.link, code: `guess-${n}` })
    expect((await look(guesser, asked.link)).status).toBe(429)
    expect((await answer({ ...asked, referee: guesser }, acceptance)).status).toBe(429)
    dataOf(await look(asked.referee, asked.link))
    const askAnother = async () => {
      const { sent } = await newReferee()
      dataOf(await asked.client.post('profile/referee/update', { ...asked.record, ...sent }))
      return sendEmail(asked)
    }
    for (let n = 0; n < 4; n += 1) dataOf(await askAnother())
    expect((await askAnother()).status).toBe(429)
  })

  test('may be requested and answered by form data, without files or another profile’s number [SEC-04 API-02]', async () => {
    const member = await makeMember(server, 'demo')
    const { member: named, sent } = await newReferee()
    const record = objectIn(await member.client.post('profile/referee/add', sent))
    const asking = (profileID: string) => partsOf({ EntryNo: String(record.EntryNo), profileID })
    const other = await makeMember(server, 'demo')
    const path = 'profile/referee/send_email'
    expect(refusalOf(await member.client.postForm(path, asking(other.profileId)))).toMatchObject({ status: 403 })
    expect(dataOf(await member.client.postForm(path, asking(member.profileId)))).toEqual({ message: 'Email Sent' })
    expect(refusalOf(await member.client.postForm(path, partsOf({ EntryNo: 'one' })))).toMatchObject({
      status: 422,
      errors: { '/EntryNo': expect.any(String) },
    })
    const withFile = partsOf({ ...(await refereeLinkTo(server, 'demo', named.email)), response: 'Accept' })
    withFile.set('Questions', pdf())
    const referee = server.client('demo')
    expect(refusalOf(await referee.postForm('questions/update', withFile))).toMatchObject({ code: 'broken-multipart' })
    withFile.set('Questions', JSON.stringify(questionsOf(answers)))
    expect(listIn(await referee.postForm('questions/update', withFile))).toMatchObject([{ response: 'Accept' }])
    expect(await responseOf(member)).toBe('Accept')
  })

  test('is sent for one’s own referees only, and not after the answer [SEC-04 REF-01]', async () => {
    const asked = await ask()
    const { EntryNo = null } = asked.record
    const other = await makeMember(server, 'demo')
    const refused = refusalOf(await other.client.post('profile/referee/send_email', { EntryNo }))
    expect(refused).toEqual({ status: 404, code: 'not-found' })
    dataOf(await answer(asked, acceptance))
    expect(refusalOf(await asked.client.post('profile/referee/send_email', { EntryNo }))).toEqual(answered)
  })

  test('is followed by reminders after 7 and 14 days, until there is an answer [REF-01]', async () => {
    const asked = await ask()
    const [last, first] = await remindersTo(asked)
    const days = [first, last].map((reminder) =>
      Math.round(((reminder?.created_at.getTime() ?? 0) - server.clock.now().getTime()) / day),
    )
    expect(days).toEqual([7, 14])
    expect(first?.body_text).toContain(encodeText(asked.link.code))
    dataOf(await answer(asked, acceptance))
    expect(await remindersTo(asked)).toEqual([])
  })
})

test('the days of the reminders are the organisation’s [REF-01 ENG-03]', async () => {
  const overlay = {
    overlay: '1.1.0',
    info: { title: 'Patient reminders', version: '1.0.0' },
    extends: 'sections/referees',
    actions: [
      {
        target: "$.page.actions[?@.id == 'send-email'].reminders",
        description: 'Referees of this organisation travel.',
        update: [21],
      },
      {
        target: "$.page.actions[?@.id == 'send-email'].reminders[?@ == 7]",
        description: 'Referees of this organisation travel.',
        remove: true,
      },
    ],
  }
  const patient = await startTestServer({
    tenants: await publishWith({ 'tenants/demo/overlays/sections/referees.json': overlay }),
  })
  onTestFinished(() => patient.close())
  const { client } = await makeMember(patient, 'demo')
  const member = await putMember(patient, 'demo')
  const record = objectIn(await client.post('profile/referee/add', refereeOf(member)))
  dataOf(await sendEmail({ client, record }))
  const sent = await messagesTo(patient, 'demo', member.email)
  const days = sent
    .filter(({ subject }) => subject?.startsWith('Reminder'))
    .map(({ created_at }) => Math.round((created_at.getTime() - patient.clock.now().getTime()) / day))
  expect(days.toSorted((left, right) => left - right)).toEqual([14, 21])
})

describe('a reminder by the applicant', () => {
  const early = (date: string) => `This is possible again from ${date}`

  test('is refused until the declared days have passed, with the date from which it is possible [REF-01]', async () => {
    const asked = await ask()
    await wait(2)
    const refused = await sendEmail(asked)
    const tomorrow = formatDate(todayIn('Africa/Nairobi', new Date(server.clock.now().getTime() + day)))
    expect(refusalOf(refused)).toEqual({ status: 429, code: 'too-many' })
    expect(refused.json).toMatchObject({ message: early(tomorrow), correlationId: expect.any(String) })
    expect(refused.headers['retry-after']).toBe('86400')
    expect(await daysOf(asked)).toEqual([expect.any(String), undefined, undefined])
    await wait(1)
    expect(dataOf(await sendEmail(asked))).toEqual({ message: 'Email Sent' })
    expect((await daysOf(asked))[1]).toBe(dayNow())
    expect((await sendEmail(asked)).status).toBe(429)
    await wait(3)
    dataOf(await sendEmail(asked))
  })

  test('brings a further link to the same request; the first one stays valid, until one of them is answered [REF-01]', async () => {
    const asked = await ask()
    await wait(3)
    dataOf(await sendEmail(asked))
    const [reminder] = (await messagesTo(server, 'demo', asked.email)).filter(isDue)
    expect(reminder?.subject).toMatch(/^Reminder: /)
    const link = await refereeLinkTo(server, 'demo', asked.email)
    expect(link.code).not.toBe(asked.link.code)
    for (const each of [link, asked.link]) dataOf(await look(asked.referee, each))
    listIn(await answer({ referee: asked.referee, link }, acceptance))
    expect(refusalOf(await look(asked.referee, asked.link))).toEqual(answered)
    expect(refusalOf(await sendEmail(asked))).toEqual(answered)
  })

  test('takes the place of one that the server would send too soon after it, and counts from one that it sent [REF-01]', async () => {
    const asked = await ask()
    await wait(6)
    expect((await remindersTo(asked)).filter((one) => !isDue(one))).toHaveLength(2)
    dataOf(await sendEmail(asked))
    expect((await remindersTo(asked)).filter((one) => !isDue(one))).toHaveLength(1)
    await wait(8)
    await makeSender(server.services).runDue()
    expect((await daysOf(asked))[1]).toBe(dayNow())
    await wait(2)
    expect((await sendEmail(asked)).status).toBe(429)
    await wait(1)
    dataOf(await sendEmail(asked))
  })

  test('waits as long as the organisation declares [REF-01 ENG-03]', async () => {
    const overlay = {
      overlay: '1.1.0',
      info: { title: 'Slower reminders', version: '1.0.0' },
      extends: 'sections/referees',
      actions: [
        {
          target: "$.page.actions[?@.id == 'remind'].again.days",
          description: 'The office wants members to wait.',
          update: 10,
          'x-was': 3,
        },
      ],
    }
    const slow = await startTestServer({
      tenants: await publishWith({ 'tenants/demo/overlays/sections/referees.json': overlay }),
    })
    onTestFinished(() => slow.close())
    const { client } = await makeMember(slow, 'demo')
    const record = objectIn(await client.post('profile/referee/add', refereeOf(await putMember(slow, 'demo'))))
    dataOf(await sendEmail({ client, record }))
    const from = formatDate(todayIn('Africa/Nairobi', new Date(slow.clock.now().getTime() + 10 * day)))
    expect((await sendEmail({ client, record })).json).toMatchObject({ message: early(from) })
  })
})

describe('the days of a request', () => {
  test('are in the record: asked, then reminded when a reminder goes out, then answered [REF-01 SEC-04]', async () => {
    const asked = await ask()
    const sender = makeSender(server.services)
    const first = dayNow()
    await sender.runDue()
    expect(await daysOf(asked)).toEqual([first, undefined, undefined])
    await wait(8)
    await sender.runDue()
    const second = dayNow()
    expect(await daysOf(asked)).toEqual([first, second, undefined])
    await wait(1)
    dataOf(await answer(asked, acceptance))
    expect(await daysOf(asked)).toEqual([first, second, dayNow()])
  })

  test('begin anew when the referee is asked again after the request expired, and end when somebody else is named [REF-01]', async () => {
    const asked = await ask()
    const sender = makeSender(server.services)
    await wait(8)
    await sender.runDue()
    expect(await daysOf(asked)).toContain(dayNow())
    await wait(22)
    dataOf(await sendEmail(asked))
    expect(await daysOf(asked)).toEqual([dayNow(), undefined, undefined])
    await wait(7)
    await sender.runDue()
    const { sent } = await newReferee()
    dataOf(await asked.client.post('profile/referee/update', { ...asked.record, ...sent }))
    expect(await daysOf(asked)).toEqual([undefined, undefined, undefined])
  })
})

describe('an answer', () => {
  test('is accepted once; the record shows it, the applicant is notified, and the link is used up [SEC-04 REF-01 REF-02]', async () => {
    const asked = await ask()
    expect(listIn(await answer(asked, acceptance))).toEqual([
      { Name: 'AMINA EXAMPLE ACTIVE', refereeType: 'REFEREE', response: 'Accept' },
    ])
    expect(await responseOf(asked)).toBe('Accept')
    const { items } = objectIn(await asked.client.get('notifications'))
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'referee-accepted' })]))
    expect(refusalOf(await look(asked.referee, asked.link))).toEqual(answered)
    const second = await answer(asked, { response: 'Reject', Remarks: remark })
    expect(refusalOf(second)).toEqual(answered)
    expect(await responseOf(asked)).toBe('Accept')
  })

  test('is accepted once when several arrive together [REF-01]', async () => {
    const asked = await ask()
    const rejection = { response: 'Reject', Remarks: remark }
    const sent = await Promise.all([acceptance, rejection, acceptance, rejection].map((body) => answer(asked, body)))
    expect(sent.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('to accept needs every question, each of at most 250 characters [REF-02 REF-04]', async () => {
    const asked = await ask()
    const { work: _left, ...rest } = answers
    const partly = { ...acceptance, Questions: questionsOf({ ...rest, conduct: ' ', acquaintance: 'a'.repeat(251) }) }
    expect(refusalOf(await answer(asked, partly))).toEqual({
      status: 422,
      code: 'invalid',
      errors: {
        '/Questions/0/answer': 'Maximum of 250 characters',
        '/Questions/2/answer': 'field is required',
        '/Questions/4/answer': 'field is required',
      },
    })
    expect(await responseOf(asked)).toBeUndefined()
    dataOf(await answer(asked, { ...acceptance, Questions: questionsOf({ ...answers, conduct: 'é'.repeat(250) }) }))
  })

  test('to reject needs a remark of at most 250 characters, except by a link of one step [REF-02 REF-03]', async () => {
    const asked = await ask()
    for (const [Remarks, message] of [
      [undefined, 'field is required'],
      ['  ', 'field is required'],
      ['a'.repeat(251), 'Maximum of 250 characters'],
    ] as const) {
      const refused = await answer(asked, { response: 'Reject', ...(Remarks !== undefined && { Remarks }) })
      expect(refusalOf(refused)).toEqual({ status: 422, code: 'invalid', errors: { '/Remarks': message } })
    }
    expect(listIn(await answer(asked, { response: 'Reject', Remarks: 'a'.repeat(250) }))).toMatchObject([
      { response: 'Reject' },
    ])
    const seconder = await ask('demo', { refereeType: 'SECONDER' })
    dataOf(await answer(seconder, { response: 'Reject' }))
    expect(await responseOf(seconder)).toBe('Reject')
  })

  test('and the link are revoked when somebody else is named, or nobody; not when an address changes [REF-01]', async () => {
    const asked = await ask()
    const update = (changes: JsonObject) => asked.client.post('profile/referee/update', { ...asked.record, ...changes })
    const today = server.clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length)
    expect(await askedOn(asked)).toBe(today)
    expect(objectIn(await update({ Address: 'P.O. BOX 1' })).askedOn).toBe(today)
    dataOf(await look(asked.referee, asked.link))
    dataOf(await answer(asked, acceptance))
    expect(objectIn(await update({ Address: 'P.O. BOX 2' })).response).toBe('Accept')
    const renamed = objectIn(await update({ MemberNo: (await putMember(server)).member_no }))
    expect([renamed.response, renamed.askedOn]).toEqual([undefined, undefined])
    expect(refusalOf(await look(asked.referee, asked.link))).toEqual(unknown)
    const removed = await ask()
    dataOf(await removed.client.post('profile/referee/remove', { EntryNo: removed.record.EntryNo ?? null }))
    expect(refusalOf(await look(removed.referee, removed.link))).toEqual(unknown)
    expect(await remindersTo(removed)).toEqual([])
  })

  test('makes the checklist’s item pass or fail [SEC-10 REF-02]', async () => {
    const member = await makeMember(server, 'demo')
    const passes = async () => {
      const items = listIn(await member.client.get('application/checklist/GRADUATE'))
      return items.find(({ checkListType }) => checkListType === 'REFEREE')?.pass
    }
    expect(await passes()).toBe(false)
    const { member: named, sent } = await newReferee()
    const { EntryNo = null } = objectIn(await member.client.post('profile/referee', sent))
    expect(await passes()).toBe(false)
    dataOf(await member.client.post('profile/referee/send_email', { EntryNo }))
    expect(await passes()).toBe(true)
    const link = await refereeLinkTo(server, 'demo', named.email)
    dataOf(await answer({ referee: server.client(), link }, { response: 'Reject', Remarks: remark }))
    expect(await passes()).toBe(false)
  })
})

describe('the report of an answer', () => {
  const pdfOf = async (given: Answer) => readPdf(Buffer.from(textAt(given, '/data'), 'base64'))

  test('is a tagged PDF in the organisation’s name, with questions and answers [REF-04]', async () => {
    for (const tenant of ['demo', 'iek']) {
      const asked = await ask(tenant)
      const path = `questions/refereeForm/${String(asked.record.EntryNo)}`
      expect(refusalOf(await asked.client.get(path))).toEqual({ status: 404, code: 'report-not-found' })
      dataOf(await answer(asked, acceptance))
      const pdf = await pdfOf(await asked.client.get(path))
      const text = asOneLine(pdf.texts)
      expect(pdf).toMatchObject({ isMarked: true, title: 'Referee form report' })
      const name = server.services.tenants.all.find(({ id }) => id === tenant)?.declaration.name ?? 'none'
      expect(nodesIn(pdf.trees).map(({ alt }) => alt)).toContain(`Logo of ${name}`)
      for (const part of [
        'AMINA EXAMPLE ACTIVE',
        asked.named.member_no,
        'Member of the register',
        'Accepted',
        ...Object.values(answers),
      ]) {
        expect(text).toContain(part)
      }
    }
  })

  test('contains the remark of a rejection [REF-04]', async () => {
    const asked = await ask()
    dataOf(await answer(asked, { response: 'Reject', Remarks: remark }))
    const pdf = await pdfOf(await asked.client.get(`questions/refereeForm/${String(asked.record.EntryNo)}`))
    expect(asOneLine(pdf.texts)).toContain(remark)
  })

  test('is only for users who may see the record or who decide applications [REF-04]', async () => {
    const asked = await ask()
    dataOf(await answer(asked, acceptance))
    const { EntryNo } = asked.record
    const other = await makeMember(server, 'demo')
    const id = await server.services.database.inTenant('demo', async ({ db }) => {
      const rows = db.selectFrom('referee_requests').select('id').where('profile_id', '=', asked.profileId)
      return (await rows.executeTakeFirstOrThrow()).id
    })
    const missing = { status: 404, code: 'report-not-found' }
    expect(refusalOf(await other.client.get(`questions/refereeForm/${String(EntryNo)}`))).toEqual(missing)
    expect(refusalOf(await other.client.get(`questions/refereeForm/${id}`))).toEqual(missing)
    expect(refusalOf(await asked.client.get('questions/refereeForm/0x1'))).toEqual(missing)
    const approver = await signedInAs(server, 'approver')
    expect((await approver.get(`questions/refereeForm/${id}`)).status).toBe(200)
    const elsewhere = await signedInAs(server, 'approver', 'iek')
    expect(refusalOf(await elsewhere.get(`questions/refereeForm/${id}`))).toEqual(missing)
  })
})
