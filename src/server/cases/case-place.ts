import { processHash, processOf, withProcess } from '../../engine/cases/process.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { declaredLanguage } from '../../engine/translate/translate-document.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { findUser } from '../accounts/users.ts'
import type { CallFiles } from '../http/intake/call-files.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { StaffRoles } from '../platform/staff-roles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { CaseRow } from './case-row.ts'

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
  const type = await typeOfCase(tx, typeNamed(world.tenant, row.type), row.process_hash)
  const profile = await profileOf(tx, row.profile_id)
  const owner = await ownerOf(tx, row.owner_id)
  return { ...world, id: row.id, type, process: row.process_hash, profile, owner }
}

/** The profile with that id, locked until the transaction ends: two steps for one profile follow one another. */
export async function lockCaseProfile({ tenant, db }: TenantTransaction, id: string): Promise<ProfileRow> {
  const query = db.selectFrom('profiles').selectAll().where('tenant', '=', tenant).where('id', '=', id)
  return query.forUpdate().executeTakeFirstOrThrow()
}

async function profileOf({ tenant, db }: TenantTransaction, id: string): Promise<ProfileRow> {
  const query = db.selectFrom('profiles').selectAll().where('tenant', '=', tenant).where('id', '=', id)
  return query.executeTakeFirstOrThrow()
}

/** The owner's account, acting for the profile of the case whichever it acts for now. */
export async function ownerOf(tx: TenantTransaction, id: string): Promise<UserRow> {
  const owner = await findUser(tx, id)
  if (owner === undefined) throw new Refusal('not-found')
  return owner
}

/** The type with the process under which a case began, in today's words. */
async function typeOfCase({ tenant, db }: TenantTransaction, type: CaseType, hash: string): Promise<CaseType> {
  if (processHash(type) === hash) return type
  const { process } = await db
    .selectFrom('case_processes')
    .select('process')
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return withProcess(type, process)
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
