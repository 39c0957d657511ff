import { randomUUID } from 'node:crypto'
import { signedHash } from '../../../src/engine/cases/steps/assurances.ts'
import { withSent } from '../../../src/engine/cases/steps/sent-answers.ts'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import type { Act, Attempt } from '../../../src/engine/cases/model/act.ts'
import { momentIn } from '../../../src/engine/format/moment-in.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { findUser } from '../../../src/server/accounts/users.ts'
import type { CaseWorld } from '../../../src/server/cases/case-place.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { beginCase, startCase } from '../../../src/server/cases/settle-case.ts'
import { caseActor, takeAct } from '../../../src/server/cases/take-act.ts'
import type { OpenedCase } from '../../../src/server/cases/opened-case.ts'
import { caseOf, findCase } from '../../../src/server/cases/case-row.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { developmentCodeFolder, keepCodeIn } from '../../../src/server/platform/published/compiled-code.ts'
import { publishTenants } from '../../../src/server/platform/published/published-tenants.ts'
import type { PublishedTenants } from '../../../src/server/platform/published/published-tenants.ts'
import type { StaffRoles } from '../../../src/server/platform/staff-roles.ts'
import { updateProfile } from '../../../src/server/profiles/profiles.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer, TestServerOptions } from '../start-test-server.ts'
import { makeMember } from '../test-profiles.ts'
import type { Member } from '../test-profiles.ts'

/** The project's organisations with the case types of the fixtures, and further or other files. */
export async function tenantsWithCases(files: Readonly<Record<string, JsonValue>> = {}): Promise<PublishedTenants> {
  return publishTenants({
    files: new Map([...withCases, ...Object.entries(files)]),
    code: keepCodeIn(await developmentCodeFolder(projectRoot)),
    runtime: { path: '/published/runtime-0.js', code: '' },
  })
}

/** An account of a test. */
export interface CasePerson extends Member {
  readonly id: string
}

/** A server with case types, whose staff have the roles that a test gives them. */
export interface CaseServer extends TestServer {
  readonly tenantId: string
  /** A member with an active membership, graduate unless a category is given. */
  member(profile?: JsonObject, category?: string): Promise<CasePerson>
  /** Somebody with roles, who has a profile like any account. */
  staff(...roles: readonly string[]): Promise<CasePerson>
  /** The same at another organisation. */
  staffElsewhere(tenantId: string, ...roles: readonly string[]): Promise<Member>
  inTenant<Result>(work: (tx: TenantTransaction) => Promise<Result>): Promise<Result>
  /** Starts a case, for the person or somebody else; returns its id. */
  start(person: CasePerson, type: string, transition: string, answers?: JsonObject, owner?: CasePerson): Promise<string>
  /** Does something with a case. */
  act(person: CasePerson, id: string, act: GivenAct): Promise<void>
}

/** An act without its actor; every assurance of a transition is given unless the act has an attempt. */
export type GivenAct = Act extends infer One ? (One extends Act ? Omit<One, 'by'> : never) : never

/** @param tenantId the organisation in which everything happens */
export async function startCaseServer(options: TestServerOptions = {}, tenantId = 'demo'): Promise<CaseServer> {
  const given = new Map<string, readonly string[]>()
  const staff: StaffRoles = {
    rolesOf: async (_tx, _tenant, { id }) => given.get(id) ?? [],
    accountsWith: async (tx, role) => {
      const ids = [...given].flatMap(([id, roles]) => (roles.includes(role) ? [id] : []))
      const found = await Promise.all(ids.map((id) => findUser(tx, id)))
      return found.filter((user) => user !== undefined)
    },
  }
  const server = await startTestServer({ tenants: await tenantsWithCases(), staff, ...options })
  const { database, tenants } = server.services
  const tenant = tenants.all.find(({ id }) => id === tenantId)
  if (tenant === undefined) throw new Error(`There is no ${tenantId}.`)
  const world = (): CaseWorld => ({ tenant, origin: 'https://members.example', staff, now: server.clock.now() })
  const inTenant = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => database.inTenant(tenantId, work)
  await server.services.snapshots.save(tenant)

  const member = async (profile: JsonObject = {}, category = 'GRADUATE'): Promise<CasePerson> => {
    const MemberNo = `M-${randomUUID().slice(0, 8).toUpperCase()}`
    const made = await makeMember(server, tenantId, { profile: { MemberNo, ...profile } })
    const membership = { No: MemberNo, Category: category, Status: 'Active', Registration_Date: '2025-01-01' }
    const id = await inTenant(async (tx) => {
      await updateProfile(tx, made.profileId, { member_information: JSON.stringify([membership]) })
      const { user_id } = await tx.db
        .selectFrom('profiles')
        .select('user_id')
        .where('id', '=', made.profileId)
        .executeTakeFirstOrThrow()
      return user_id
    })
    return { ...made, id }
  }
  return {
    ...server,
    tenantId,
    inTenant,
    member,
    staff: async (...roles) => {
      const person = await member()
      given.set(person.id, roles)
      return person
    },
    staffElsewhere: async (other, ...roles) => {
      const made = await makeMember(server, other)
      const { user_id } = await database.inTenant(other, ({ db }) =>
        db
          .selectFrom('profiles')
          .select('user_id')
          .where('tenant', '=', other)
          .where('id', '=', made.profileId)
          .executeTakeFirstOrThrow(),
      )
      given.set(user_id, roles)
      return made
    },
    start: (person, typeId, transition, answers = {}, owner = person) =>
      inTenant(async (tx) => {
        const type = tenant.cases.get(typeId)
        const user = await findUser(tx, person.id)
        const account = await findUser(tx, owner.id)
        if (!type || !user || !account) throw new Error(`There is no ${typeId}, or nobody.`)
        const profile = await lockCaseProfile(tx, owner.profileId)
        const now = world()
        const place = await beginCase(tx, now, { type, profile, owner: account })
        const sent = withSent(type, unstartedCase(type.id, account.id), answers)
        const attempt = attemptOf(type, transition, sent, momentIn(tenant.declaration.timeZone, now.now))
        const by = await caseActor(tx, now, { user })
        return (await startCase(tx, place, { do: transition, by, answers, attempt })).place.id
      }),
    act: (person, id, act) =>
      inTenant(async (tx) => {
        const user = await findUser(tx, person.id)
        if (user === undefined) throw new Error('There is nobody.')
        const now = world()
        const at = momentIn(tenant.declaration.timeZone, now.now)
        const actFor = ({ actor, kase, place }: OpenedCase): Act =>
          'do' in act
            ? { attempt: attemptOf(place.type, act.do, kase.answers, at), ...act, by: actor }
            : { ...act, by: actor }
        await takeAct(tx, now, { caller: { user }, id, revision: act.revision, actFor })
      }),
  }
}

/** Every assurance of a transition, given. */
function attemptOf(type: CaseType, id: string, answers: JsonObject, now: string): Attempt {
  const transition = type.transitions.get(id)
  const given = (transition?.assure ?? []).map((assurance) => ({ id: assurance.id, at: now }))
  return { transition: id, hash: transition ? signedHash(type, transition, answers) : '', openedAt: now, given }
}

/** A stored case. */
export async function storedCase(server: CaseServer, id: string) {
  return server.inTenant(async (tx) => {
    const row = await findCase(tx, id)
    if (row === undefined) throw new Error(`There is no case ${id}.`)
    return { row, kase: caseOf(row) }
  })
}

/** The code of a case's only document, by which anybody verifies it. */
export async function documentCode(server: CaseServer, id: string): Promise<string> {
  const { code } = await server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('case_documents')
      .select('code')
      .where('tenant', '=', tenant)
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return code
}
