import { processHash, processOf, withProcess } from '../../engine/cases/process.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { declaredLanguage } from '../../engine/translate/translate-document.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { findUser, usersWithIds } from '../accounts/users.ts'
import type { CallFiles } from '../http/intake/call-files.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import { statementOf } from '../platform/database/statement.ts'
import { together } from '../platform/database/together.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { StaffRoles } from '../platform/staff-roles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { CaseRow } from './case-row.ts'
import { onlyOne } from '../platform/only-one.ts'

/** Where and when cases are worked on. */
export interface CaseWorld {
  /** In the caller's language. */
  readonly tenant: PublishedTenant
  /** Where links in messages begin. */
  readonly origin: string
  readonly staff: StaffRoles
  readonly now: Date
  /** The files of the call, where it may bring some. */
  readonly files?: CallFiles | undefined
}

/** A case in its world: its type as it keeps it, and whose it is. */
export interface CasePlace extends CaseWorld {
  readonly id: string
  readonly type: CaseType
  /** The hash of the process that it began under. */
  readonly process: string
  readonly profile: ProfileRow
  readonly owner: UserRow
}

/** A declared case type. Throws `not-found` when the organisation has none of that id. */
export function typeNamed({ cases }: PublishedTenant, id: DocumentId): CaseType {
  const type = cases.get(id)
  if (type === undefined) throw new Refusal('not-found')
  return type
}

/** The place of a stored case. Its profile was locked before, where it is to be changed. */
export async function placeOfCase(tx: TenantTransaction, world: CaseWorld, row: CaseRow): Promise<CasePlace> {
  return onlyOne(await placesOfCases(tx, world, [row])).place
}

/** A stored case and its place. */
export interface PlacedRow {
  readonly row: CaseRow
  readonly place: CasePlace
}

/** The places of several stored cases, in their order. */
export async function placesOfCases(
  tx: TenantTransaction,
  world: CaseWorld,
  rows: readonly CaseRow[],
): Promise<readonly PlacedRow[]> {
  if (rows.length === 0) return []
  const typeOf = await typesOfCases(tx, world.tenant, rows)
  const profiles = await profilesOf(tx, new Set(rows.map(({ profile_id }) => profile_id)))
  const owners = await usersWithIds(tx, [...new Set(rows.map(({ owner_id }) => owner_id))])
  return rows.map((row) => {
    const profile = profiles.find(({ id }) => id === row.profile_id)
    const owner = owners.find(({ id }) => id === row.owner_id)
    if (profile === undefined || owner === undefined) throw new Refusal('not-found')
    return { row, place: { ...world, id: row.id, type: typeOf(row), process: row.process_hash, profile, owner } }
  })
}

/** The profile with that id, locked until the transaction ends: two steps for one profile follow one another. */
export async function lockCaseProfile(tx: TenantTransaction, id: string): Promise<ProfileRow> {
  const [profiles] = await together(tx, lockedProfile({ tenant: tx.tenant, id }))
  return onlyOne(profiles)
}

const lockedProfile = statementOf<{ readonly tenant: string; readonly id: string }>()((db, value) =>
  db.selectFrom('profiles').selectAll().where('tenant', '=', value('tenant')).where('id', '=', value('id')).forUpdate(),
)

async function profilesOf({ tenant, db }: TenantTransaction, ids: ReadonlySet<string>): Promise<readonly ProfileRow[]> {
  const query = db.selectFrom('profiles').selectAll().where('tenant', '=', tenant)
  return query.where('id', 'in', [...ids]).execute()
}

/** The owner's account, acting for the profile of the case whichever it acts for now. */
export async function ownerOf(tx: TenantTransaction, id: string): Promise<UserRow> {
  const owner = await findUser(tx, id)
  if (owner === undefined) throw new Refusal('not-found')
  return owner
}

/** Types with the processes under which cases began, in today's words; returns what gives that of each. */
export async function typesOfCases(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
  rows: readonly CaseRow[],
): Promise<(row: CaseRow) => CaseType> {
  const current = new Map(rows.map(({ type }) => [type, processHash(typeNamed(published, type))]))
  const earlier = rows.flatMap(({ type, process_hash }) => (current.get(type) === process_hash ? [] : [process_hash]))
  const kept = earlier.length === 0 ? [] : await processesWith([...new Set(earlier)])
  const known = new Map<string, CaseType>()
  return ({ type, process_hash }) => {
    const key = `${type} ${process_hash}`
    const found = known.get(key) ?? withKept(typeNamed(published, type), process_hash)
    known.set(key, found)
    return found
  }

  function processesWith(hashes: readonly string[]) {
    const query = db.selectFrom('case_processes').select(['hash', 'process']).where('tenant', '=', tenant)
    return query.where('hash', 'in', hashes).execute()
  }

  function withKept(type: CaseType, wanted: string): CaseType {
    if (current.get(type.id) === wanted) return type
    const { process } = kept.find(({ hash }) => hash === wanted) ?? {}
    if (process === undefined) throw new Error(`The process ${wanted} is not kept.`)
    return withProcess(type, process)
  }
}

/** Stores the process of a type, unless it is stored; returns its hash. */
export async function keepProcess(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
  type: CaseType,
): Promise<string> {
  const declared = inLanguage(published, declaredLanguage).cases.get(type.id) ?? type
  const hash = processHash(type)
  await db
    .insertInto('case_processes')
    .values({ tenant, hash, type: type.id, process: JSON.stringify(processOf(declared)) })
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
    .execute()
  return hash
}
