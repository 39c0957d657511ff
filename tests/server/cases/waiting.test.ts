import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { findUser } from '../../../src/server/accounts/users.ts'
import { wakeCases } from '../../../src/server/jobs/wake-cases.ts'
import { findProfile, updateProfile } from '../../../src/server/profiles/profiles.ts'
import { messagesTo } from '../test-accounts.ts'
import { startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

/** A case that the system ends as soon as the profile is confirmed. */
const slip: JsonObject = {
  number: { series: 'slip', format: 'SLIP-{sequence}' },
  states: [
    { id: 'open', title: 'Open', color: 'info' },
    { id: 'done', title: 'Done', color: 'success', final: true },
  ],
  transitions: [
    { id: 'ask', title: 'Ask', from: ['start'], to: 'open', by: ['owner'] },
    {
      id: 'finish',
      title: 'Finish',
      from: ['open'],
      to: 'done',
      by: ['system'],
      on: ['entered'],
      guard: [
        {
          id: 'confirmed',
          needs: { value: 'profile.confirmed', equals: true },
          message: 'Confirm your profile first.',
        },
      ],
    },
  ],
}

let server: CaseServer
let finance: CasePerson
beforeAll(async () => {
  const tenants = await tenantsWithCases({
    'schemas/cases/slip/case.json': slip,
    'schemas/cases/slip/schema.json': { type: 'object', additionalProperties: false, properties: {} },
    'schemas/cases/slip/ui.json': {},
  })
  server = await startCaseServer({ tenants })
  finance = await server.staff('finance')
})
afterAll(() => server.close())

async function subjectsTo(person: CasePerson): Promise<readonly (string | null)[]> {
  const user = await server.inTenant((tx) => findUser(tx, person.id))
  return (await messagesTo(server, 'demo', user?.email ?? '')).map(({ subject }) => subject).toReversed()
}

/** Runs the job as the server does. */
async function wake() {
  const { services, clock } = server
  const tenant = services.tenants.all.find(({ id }) => id === server.tenantId)
  if (tenant === undefined) throw new Error('There is no such organisation.')
  return wakeCases.run({ services, tenant, now: clock.now(), extendLease: async () => undefined })
}

const membershipOf = async ({ profileId }: CasePerson) =>
  (await server.inTenant((tx) => findProfile(tx, profileId)))?.member_information.at(-1)

const waitingFor = (id: string) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('case_events')
      .select(['event', 'reasons', 'tries'])
      .where('tenant', '=', tenant)
      .where('case_id', '=', id)
      .execute(),
  )

describe('timers', () => {
  test('remind before a charge is due, and lapse a subscription after, each once [CASE-08]', async () => {
    const member = await server.member()
    const id = await server.start(finance, 'cases/subscription', 'bill', { period: '2026' }, member)
    expect(await subjectsTo(member)).toEqual(['Your subscription'])
    server.clock.advance({ days: 61 })
    await wake()
    await wake()
    expect(await subjectsTo(member)).toHaveLength(2)
    server.clock.advance({ days: 31 })
    await wake()
    await wake()
    expect((await storedCase(server, id)).kase).toMatchObject({ state: 'lapsed', revision: 2 })
    expect(await membershipOf(member)).toMatchObject({ Status: 'Inactive' })
    const charges = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('ledger_lines')
        .select(['charge', 'amount_cents'])
        .where('tenant', '=', tenant)
        .where('case_id', '=', id)
        .orderBy('charge')
        .execute(),
    )
    const [fee, late] = charges
    expect(late).toEqual({ charge: 'late', amount_cents: Math.round((fee?.amount_cents ?? 0) / 10) })
  })

  test('are one more each day until all have come, and end with the case', async () => {
    const member = await server.member()
    const id = await server.start(finance, 'cases/subscription', 'bill', { period: '2027' }, member)
    server.clock.advance({ days: 400 })
    await wake()
    await wake()
    expect((await storedCase(server, id)).row).toMatchObject({ state: 'closed', final: true })
    const left = await server.inTenant(({ tenant, db }) =>
      db.selectFrom('case_timers').select('timer').where('tenant', '=', tenant).where('case_id', '=', id).execute(),
    )
    expect(left).toEqual([])
  })
})

describe('an event whose guard fails', () => {
  test('is kept with the reason, and tried again until it can be applied', async () => {
    const member = await server.member({ confirmed: false })
    const id = await server.start(member, 'cases/slip', 'ask')
    expect(await waitingFor(id)).toMatchObject([
      { event: 'entered', tries: 1, reasons: [{ id: 'confirmed', message: 'Confirm your profile first.' }] },
    ])
    server.clock.advance({ minutes: 30 })
    await wake()
    expect(await waitingFor(id)).toMatchObject([{ event: 'entered', tries: 2 }])
    await server.inTenant((tx) => updateProfile(tx, member.profileId, { confirmed: true }))
    await wake()
    expect((await storedCase(server, id)).kase.state).toBe('open')
    server.clock.advance({ days: 1 })
    await wake()
    expect((await storedCase(server, id)).kase.state).toBe('done')
    expect(await waitingFor(id)).toEqual([])
  })
})
