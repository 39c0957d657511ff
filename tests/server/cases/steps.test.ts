import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateProfile } from '../../../src/server/profiles/profiles.ts'
import { lockSection } from '../../../src/server/profiles/records.ts'
import { findUser } from '../../../src/server/accounts/users.ts'
import { messagesTo } from '../test-accounts.ts'
import { startCaseServer, storedCase } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
let verifier: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
  verifier = await server.staff('verifier')
})
afterAll(() => server.close())

/** What is stored about a case besides itself. */
const traces = (id: string) =>
  server.inTenant(async ({ tenant, db }) => {
    const history = db.selectFrom('case_history').selectAll().where('tenant', '=', tenant).where('case_id', '=', id)
    const frozen = db.selectFrom('case_frozen').selectAll().where('tenant', '=', tenant).where('case_id', '=', id)
    const issued = db.selectFrom('case_documents').selectAll().where('tenant', '=', tenant).where('case_id', '=', id)
    return {
      history: (await history.orderBy('entry_no').execute()).map(({ kind, what, acted_by, from_state, to_state }) => ({
        kind,
        what,
        acted_by,
        from_state,
        to_state,
      })),
      frozen: await frozen.execute(),
      issued: (await issued.execute()).map(({ document, number }) => ({ document, number })),
    }
  })

const lastName = ({ profileId }: CasePerson) =>
  server.inTenant(async ({ tenant, db }) => {
    const { answers } = await db
      .selectFrom('records')
      .select('answers')
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profileId)
      .where('section', '=', 'sections/bio')
      .executeTakeFirstOrThrow()
    return answers['LastName']
  })

async function subjectsTo(person: CasePerson): Promise<readonly (string | null)[]> {
  const user = await server.inTenant((tx) => findUser(tx, person.id))
  return (await messagesTo(server, 'demo', user?.email ?? '')).map(({ subject }) => subject)
}

const changeName = (person: CasePerson, LastName = 'WAMBUI') =>
  server.start(person, 'cases/change-of-name', 'submit', { LastName })

describe('a step', () => {
  test('stores state, history, record, document and messages together [CASE-03]', async () => {
    const member = await server.member()
    const id = await changeName(member)
    await server.act(registrar, id, { do: 'approve', input: { opinion: 'The deed poll is in order.' } })
    const { kase } = await storedCase(server, id)
    expect(kase).toMatchObject({ state: 'approved', number: expect.stringMatching(/^CN-2026-\d{4}$/), revision: 2 })
    expect(await lastName(member)).toBe('WAMBUI')
    const { history, frozen, issued } = await traces(id)
    expect(history).toEqual([
      { kind: 'transition', what: 'submit', acted_by: member.id, from_state: 'start', to_state: 'open' },
      { kind: 'transition', what: 'approve', acted_by: registrar.id, from_state: 'open', to_state: 'approved' },
    ])
    expect(frozen).toMatchObject([{ revision: 1, frozen: { answers: { LastName: 'WAMBUI' } } }])
    expect(issued).toEqual([{ document: 'certificate', number: `${kase.number}/1` }])
    expect(await subjectsTo(member)).toEqual(expect.arrayContaining(['We have your request', 'Your name was changed']))
  })

  test('that fails at its last effects leaves nothing behind [CASE-03]', async () => {
    const member = await server.member()
    const before = await lastName(member)
    // The form of the case allows a longer name than the profile's.
    const id = await changeName(member, 'W'.repeat(60))
    const stored = await storedCase(server, id)
    const approve = server.act(registrar, id, { do: 'approve', input: { opinion: 'The deed poll is in order.' } })
    await expect(approve).rejects.toMatchObject({ code: 'invalid' })
    expect(await storedCase(server, id)).toEqual(stored)
    expect((await traces(id)).history).toHaveLength(1)
    expect((await traces(id)).issued).toEqual([])
    expect(await lastName(member)).toBe(before)
    expect(await subjectsTo(member)).toEqual(['We have your request'])
  })

  test('numbers every case of a series once, also when many start at once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => server.member()))
    const ids = await Promise.all(members.map((member) => changeName(member)))
    const cases = await Promise.all(ids.map((id) => storedCase(server, id)))
    expect(new Set(cases.map(({ kase }) => kase.number)).size).toBe(members.length)
  })

  test('is refused with the declared message of the guard that fails', async () => {
    const member = await server.member()
    const lapsed = JSON.stringify([{ Status: 'Inactive' }])
    await server.inTenant((tx) => updateProfile(tx, member.profileId, { member_information: lapsed }))
    await expect(server.start(member, 'cases/good-standing', 'request')).rejects.toMatchObject({
      code: 'case-closed',
      status: 422,
      text: { message: 'You are not in good standing.' },
      details: { reasons: [{ code: 'guard', id: 'standing', mend: 'checklist' }] },
    })
  })

  test('does not exist for whoever may not take it: a member, another member, staff without the role', async () => {
    const member = await server.member()
    const id = await changeName(member)
    const act = { do: 'approve', input: { opinion: 'In order.' } }
    for (const person of [member, await server.member(), verifier]) {
      await expect(server.act(person, id, act)).rejects.toMatchObject({ code: 'not-found', status: 404 })
    }
    expect((await storedCase(server, id)).kase.state).toBe('open')
  })

  test('of a party is not theirs as staff, whatever role they have', async () => {
    const both = await server.staff('registrar')
    const id = await changeName(both)
    const act = { do: 'approve', input: { opinion: 'My own is in order.' } }
    await expect(server.act(both, id, act)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('with invalid input says where, and changes nothing', async () => {
    const id = await changeName(await server.member())
    await expect(server.act(registrar, id, { do: 'approve', input: {} })).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: [{ pointer: '/opinion' }] },
    })
    expect((await storedCase(server, id)).kase.revision).toBe(1)
  })
})

describe('what happened and what was submitted', () => {
  test.each(['case_history', 'case_frozen', 'case_frozen_records', 'case_processes'] as const)(
    'is only added to: the server may neither change nor remove rows of %s [CASE-06]',
    async (table) => {
      await changeName(await server.member())
      const remove = server.inTenant(({ tenant, db }) => db.deleteFrom(table).where('tenant', '=', tenant).execute())
      await expect(remove).rejects.toThrow('permission denied')
      const change = server.inTenant(({ tenant, db }) =>
        db.updateTable(table).set({ tenant }).where('tenant', '=', tenant).execute(),
      )
      await expect(change).rejects.toThrow('permission denied')
    },
  )

  test('stays as it was while the profile changes, with every assurance', async () => {
    const member = await server.member()
    const name = await lastName(member)
    const id = await changeName(member)
    await server.inTenant(async (tx) => {
      await lockSection(tx, member.profileId, 'sections/bio')
      await tx.db
        .updateTable('records')
        .set({ answers: JSON.stringify({ LastName: 'ANOTHER' }) })
        .where('tenant', '=', 'demo')
        .where('profile_id', '=', member.profileId)
        .where('section', '=', 'sections/bio')
        .execute()
    })
    const [records] = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('case_frozen_records')
        .select('records')
        .where('tenant', '=', tenant)
        .where('case_id', '=', id)
        .where('section', '=', 'sections/bio')
        .execute(),
    )
    expect(records?.records).toMatchObject([{ LastName: name }])
    const [frozen] = (await traces(id)).frozen
    expect(frozen?.frozen.assured.map((one) => one.id)).toEqual(['certified', 'signature', 'code'])
  })
})
