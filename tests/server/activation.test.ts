import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { codeSentTo, goodPassword, messagesTo, registration } from './test-accounts.ts'
import { claimOf, sampleMember, searchPath } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

const codeBody = (email: string, otp_code: string) => ({
  email,
  otp_code,
  password: goodPassword,
  confirmPassword: goodPassword,
})

/** Requests a code and reads it from the message. */
async function codeFor(number: string, tenant = 'demo'): Promise<string> {
  const member = sampleMember(number)
  server.clock.advance({ seconds: 1 })
  expect(objectIn(await server.client(tenant).post('auth/activation', claimOf(member)))).toHaveProperty('message')
  return codeSentTo(server, tenant, member.email)
}

describe('the search by number', () => {
  test('answers with names and nothing else [AUTH-12]', async () => {
    const found = await server.client().get(searchPath('M1001'))
    expect(objectIn(found)).toEqual({ FirstName: 'AMINA', LastName: 'ACTIVE' })
  })

  test('accepts base64url and standard base64, any case and surrounding spaces [AUTH-12]', async () => {
    const encoded = Buffer.from(' m1001 ?>').toString('base64')
    expect(encoded).toMatch(/[+/]/)
    const spaces = Buffer.from(' m1001 ').toString('base64')
    const client = server.client()
    for (const text of [spaces, encodeURIComponent(spaces), spaces.replaceAll('=', '')]) {
      expect((await client.get(`profile/search/member?MemberNo=${text}`)).status).toBe(200)
    }
    for (const text of [encoded, encodeURIComponent(encoded)]) {
      const answer = await client.get(`profile/search/member?MemberNo=${text}`)
      expect(refusalOf(answer)).toEqual({ status: 404, code: 'member-not-found' })
    }
  })

  test('refuses anything but base64 of a text, and a missing number', async () => {
    const client = server.client()
    for (const query of ['?MemberNo=%25', '?MemberNo=_w', '']) {
      expect(refusalOf(await client.get(`profile/search/member${query}`))).toMatchObject({ code: 'invalid' })
    }
  })

  test('knows the register of its own organisation only', async () => {
    const register = { member_no: 'IEK7', first_name: 'ONLY', second_name: '', last_name: 'THERE' }
    const member = { ...register, id_number: '30009999', email: 'only@sample.example', phone: '0700009999' }
    const row = { ...member, category: 'GRADUATE', status: 'Active', registration_date: '2020-01-01' } as const
    await server.services.database.inTenant('iek', ({ db }) =>
      db
        .insertInto('members')
        .values({ ...row, tenant: 'iek', user_id: null })
        .execute(),
    )
    expect((await server.client('iek').get(searchPath('IEK7'))).status).toBe(200)
    expect((await server.client('demo').get(searchPath('IEK7'))).status).toBe(404)
  })
})

describe('activating', () => {
  test('gives the member an account with the membership, a profile and a session [AUTH-12]', async () => {
    const member = sampleMember('M1001')
    const code = await codeFor('M1001')
    const client = server.client()
    const begun = await client.post('auth/activation/activate', codeBody(member.email, code))
    expect(objectIn(begun)).toMatchObject({
      token: expect.any(String),
      user: {
        email: member.email,
        name: 'AMINA EXAMPLE ACTIVE',
        type: 'Individual',
        profile: { MemberNo: 'M1001', Status: 'Active', MemberShipType: 'Individual', confirmed: false },
      },
    })
    client.token = textAt(begun, '/data/token')
    expect(objectIn(await client.get('profile'))).toMatchObject({
      FirstName: 'AMINA',
      SecondName: 'EXAMPLE',
      LastName: 'ACTIVE',
      IdentificationDocumentNo: member.id_number,
      MemberNo: 'M1001',
      memberInformation: [{ No: 'M1001', Status: 'Active', Registration_Date: '2012-03-14', Category: 'PROFESSIONAL' }],
    })
    expect(listIn(await client.get('application'))).toMatchObject([
      { status: 'Released', assignedMemberNo: 'M1001', Submitted: true, Amount: 0 },
    ])
    expect(objectIn(await client.get('auth/user'))).toMatchObject({
      profile: { ApplicationReleased: true, ApplicationToSubmit: false },
    })
    const login = await server.client().post('auth/login', { email: member.email, password: goodPassword })
    expect(login.status).toBe(200)
  })

  test('sends the code to the e-mail and the phone of the register, with a link to the screen [AUTH-12]', async () => {
    const member = sampleMember('M1002')
    const code = await codeFor('M1002')
    expect(await codeSentTo(server, 'demo', member.phone)).toBe(code)
    const [email] = await messagesTo(server, 'demo', member.email)
    expect(email).toMatchObject({ subject: 'Your activation code for Regalia Demo Institute' })
    expect(email?.body_text).toContain(`/activate/${code}`)
  })

  test.each(['demo', 'engineering-board', 'iek', 'ics'])('works for a firm of %s [AUTH-12]', async (tenant) => {
    const member = sampleMember('F2001')
    const code = await codeFor('F2001', tenant)
    const client = server.client(tenant)
    const begun = await client.post('auth/activation/activate', codeBody(member.email, code))
    expect(objectIn(begun)).toMatchObject({ user: { type: 'Corporate', name: 'EXAMPLE STRUCTURES LIMITED' } })
    client.token = textAt(begun, '/data/token')
    expect(objectIn(await client.get('profile/firmBio'))).toMatchObject({ FirstName: 'EXAMPLE STRUCTURES LIMITED' })
  })

  test('takes over an account that somebody registered with the e-mail and never activated', async () => {
    const member = sampleMember('M1004')
    const registered = await server.client().post('auth/register', registration({ email: member.email }))
    const otp_code = await codeSentTo(server, 'demo', member.email)
    const code = await codeFor('M1004')
    expect((await server.client().post('auth/activation/activate', codeBody(member.email, code))).status).toBe(200)
    const id = textAt(registered, '/data/id')
    expect(refusalOf(await server.client().post('auth/verify-otp', { id, otp_code }))).toMatchObject({
      code: 'code-over',
    })
  })

  test('of two who enter the code at once, one activates', async () => {
    const member = sampleMember('M1005')
    const code = await codeFor('M1005')
    const both = [1, 2].map(() => server.client().post('auth/activation/activate', codeBody(member.email, code)))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(1)
  })
})

describe('a claim that is not right', () => {
  test('gets the same refusal, whatever differs, and nothing is sent [AUTH-12 AUTH-03]', async () => {
    const lapsed = sampleMember('M1003')
    const activated = sampleMember('M1001')
    const claims = [
      claimOf(lapsed, { memberNo: 'M9999' }),
      claimOf(lapsed, { IdentificationDocumentNo: '30009999' }),
      claimOf(lapsed, { phoneNo: '0700009999' }),
      claimOf(lapsed, { eMailAddress: 'other@sample.example' }),
      claimOf(activated),
    ]
    const before = (await messagesTo(server, 'demo', lapsed.email)).length
    const bodies = new Set<string>()
    for (const claim of claims) {
      const answer = await server.client().post('auth/activation', claim)
      expect(refusalOf(answer)).toEqual({ status: 422, code: 'activation-refused' })
      bodies.add(textAt(answer, '/message'))
    }
    expect(bodies.size).toBe(1)
    expect((await messagesTo(server, 'demo', lapsed.email)).length).toBe(before)
  })

  test('gets the declared messages for wrong fields', async () => {
    const answer = await server.client().post('auth/activation', { memberNo: 'M1003', eMailAddress: 'nobody' })
    expect(refusalOf(answer)).toEqual({
      status: 422,
      code: 'invalid',
      errors: {
        '/IdentificationDocumentNo': 'ID/Passport number is required',
        '/phoneNo': 'Mobile number is required',
        '/eMailAddress': 'E-mail must be valid',
      },
    })
  })

  test('a number written with the country’s prefix is the same phone', async () => {
    const member = sampleMember('M1003')
    const claim = claimOf(member, { phoneNo: `+254${member.phone.slice(1)}` })
    expect((await server.client().post('auth/activation', claim)).status).toBe(200)
  })
})

describe('a code', () => {
  const failed = { status: 422, code: 'activation-failed' }

  test('that is wrong, expired, or for an e-mail that requested none gets the same refusal [AUTH-11 AUTH-03]', async () => {
    const member = sampleMember('M1003')
    const code = await codeFor('M1003')
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = [
      await server.client().post('auth/activation/activate', codeBody(member.email, wrong)),
      await server.client().post('auth/activation/activate', codeBody('nobody@sample.example', code)),
    ]
    server.clock.advance({ minutes: 10, seconds: 1 })
    answers.push(await server.client().post('auth/activation/activate', codeBody(member.email, code)))
    for (const answer of answers) expect(refusalOf(answer)).toEqual(failed)
    expect(new Set(answers.map((answer) => textAt(answer, '/message'))).size).toBe(1)
  })

  test('has five tries; after them even the right one is refused [AUTH-11]', async () => {
    const member = sampleMember('M1003')
    server.clock.advance({ hours: 1 })
    const code = await codeFor('M1003')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await server.client().post('auth/activation/activate', codeBody(member.email, wrong))
      expect(refusalOf(answer)).toEqual(failed)
    }
    const right = await server.client().post('auth/activation/activate', codeBody(member.email, code))
    expect(refusalOf(right)).toEqual(failed)
  })

  test('that was used is refused [AUTH-11]', async () => {
    server.clock.advance({ hours: 1 })
    const member = sampleMember('M1003')
    const code = await codeFor('M1003')
    expect((await server.client().post('auth/activation/activate', codeBody(member.email, code))).status).toBe(200)
    const again = await server.client().post('auth/activation/activate', codeBody(member.email, code))
    expect(refusalOf(again)).toEqual(failed)
    expect(refusalOf(await server.client().post('auth/activation', claimOf(member)))).toMatchObject({
      code: 'activation-refused',
    })
  })
})
