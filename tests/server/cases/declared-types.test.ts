import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMember, saveMembers } from '../../../src/server/members/members.ts'
import { findProfile, updateProfile } from '../../../src/server/profiles/profiles.ts'
import { startCaseServer, storedCase } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
let finance: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
  finance = await server.staff('finance')
})
afterAll(() => server.close())

/** A member whom the register has, under another name than the one to come. */
async function registered(): Promise<CasePerson & { readonly memberNo: string }> {
  const person = await server.member()
  const memberNo = `R-${person.id.slice(0, 8).toUpperCase()}`
  await server.inTenant(async (tx) => {
    await updateProfile(tx, person.profileId, { member_no: memberNo })
    const names = { first_name: 'ADA', second_name: '', last_name: 'BEFORE' }
    const rest = { id_number: '1', email: 'ada@member.example', phone: '0700000000', category: 'GRADUATE' }
    await saveMembers(tx, [
      { member_no: memberNo, ...names, ...rest, status: 'Active', registration_date: '2025-01-01' },
    ])
  })
  return { ...person, memberNo }
}

const registerOf = ({ memberNo }: { readonly memberNo: string }) => server.inTenant((tx) => findMember(tx, memberNo))

describe('a change of name', () => {
  const submit = (person: CasePerson) =>
    server.start(person, 'cases/change-of-name', 'submit', { FirstName: 'NJERI', LastName: 'Wambui' })

  test('is in the register once it is approved, not before [CASE-03]', async () => {
    const person = await registered()
    const id = await submit(person)
    expect(await registerOf(person)).toMatchObject({ last_name: 'BEFORE' })
    await server.act(registrar, id, { do: 'approve', input: { opinion: 'In order.' } })
    expect(await registerOf(person)).toMatchObject({ first_name: 'NJERI', last_name: 'WAMBUI', status: 'Active' })
  })

  test('that is rejected leaves the register as it was', async () => {
    const person = await registered()
    const id = await submit(person)
    await server.act(registrar, id, { do: 'reject', input: { reason: 'The deed poll is missing.' } })
    expect(await registerOf(person)).toMatchObject({ first_name: 'ADA', last_name: 'BEFORE' })
  })

  test('of a member whom the register does not have adds nobody to it', async () => {
    const person = await server.member()
    const id = await submit(person)
    await server.act(registrar, id, { do: 'approve', input: { opinion: 'In order.' } })
    const profile = await server.inTenant((tx) => findProfile(tx, person.profileId))
    expect((await storedCase(server, id)).kase.state).toBe('approved')
    expect(await registerOf({ memberNo: profile?.member_no ?? '' })).toBeUndefined()
  })
})

describe('a letter of introduction', () => {
  const answers = { To: 'The County Government of Kiambu', Purpose: 'Tender for the design of a bridge.' }
  const request = (person: CasePerson) => server.start(person, 'cases/introduction', 'request', answers)
  const chargesOf = (id: string) =>
    server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('ledger_lines')
        .select(['charge', 'amount_cents', 'credited_cents'])
        .where('tenant', '=', tenant)
        .where('case_id', '=', id)
        .execute(),
    )

  test('is billed when it is requested, and issued with the day until which it holds [CASE-07 APP-06]', async () => {
    const person = await registered()
    const id = await request(person)
    expect(await chargesOf(id)).toEqual([{ charge: 'fee', amount_cents: 150_000, credited_cents: 0 }])
    await expect(server.act(registrar, id, { do: 'issue' })).rejects.toMatchObject({ code: 'not-found' })
    await server.act(finance, id, { do: 'issue' })
    expect((await storedCase(server, id)).kase).toMatchObject({ state: 'issued', answers: { until: '2026-07-15' } })
    const { json } = await person.client.get(`cases/introduction/${id}`)
    expect(json).toMatchObject({
      data: {
        documents: [
          { id: 'letter', holds: 'valid' },
          { id: 'invoice:fee', title: 'Invoice', holds: 'valid' },
        ],
      },
    })
  })

  test('that is declined costs nothing', async () => {
    const id = await request(await registered())
    await server.act(registrar, id, { do: 'decline', input: { reason: 'The addressee is unknown to us.' } })
    expect(await chargesOf(id)).toEqual([{ charge: 'fee', amount_cents: 150_000, credited_cents: 150_000 }])
  })
})
