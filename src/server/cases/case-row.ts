import type { Insertable, Selectable } from 'kysely'
import type { Case } from '../../engine/cases/model/case.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CasesTable } from '../platform/database/tables/cases.ts'

export type CaseRow = Selectable<CasesTable>

/** A case as `step` reads it. */
export function caseOf(row: CaseRow): Case {
  const { memory, frozen } = row
  return {
    type: row.type,
    owner: row.owner_id,
    profile: row.profile_id,
    state: row.state,
    number: row.number,
    revision: row.revision,
    visit: row.visit,
    answers: row.answers,
    ...(frozen !== null && { frozen }),
    ...(row.assignee_id !== null && { assignee: row.assignee_id }),
    ...memory,
  }
}

/** What a case's row has besides the case. */
export interface CaseStamps {
  readonly id: string
  readonly profileId: string
  readonly processHash: string
  readonly formHash: string
  readonly isFinal: boolean
}

/** Adds a case, or writes all that may change of one. */
export async function saveCase({ tenant, db }: TenantTransaction, kase: Case, stamps: CaseStamps): Promise<void> {
  const columns = changingColumns(kase, stamps.isFinal)
  const fixed = {
    tenant,
    id: stamps.id,
    type: kase.type,
    number: kase.number ?? '',
    owner_id: kase.owner,
    profile_id: stamps.profileId,
    process_hash: stamps.processHash,
    form_hash: stamps.formHash,
    due_on: null,
  }
  await db
    .insertInto('cases')
    .values({ ...fixed, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(columns))
    .execute()
}

function changingColumns(kase: Case, isFinal: boolean): Omit<Insertable<CasesTable>, FixedColumn> {
  const { last, acted, reviews, questions, keys, since = '', startedAt = since } = kase
  return {
    state: kase.state,
    final: isFinal,
    visit: kase.visit,
    revision: kase.revision,
    answers: JSON.stringify(kase.answers),
    frozen: kase.frozen === undefined ? null : JSON.stringify(kase.frozen),
    memory: JSON.stringify({ last, acted, reviews, questions, keys, since, startedAt }),
    asked: questions.some(({ closedAt }) => closedAt === undefined),
    assignee_id: kase.assignee ?? null,
    started_at: new Date(startedAt),
    entered_at: new Date(since),
  }
}

type FixedColumn =
  | 'tenant'
  | 'id'
  | 'type'
  | 'number'
  | 'owner_id'
  | 'profile_id'
  | 'process_hash'
  | 'form_hash'
  | 'due_on'

/** The case with this id; undefined when there is none. */
export async function findCase({ tenant, db }: TenantTransaction, id: string): Promise<CaseRow | undefined> {
  return db.selectFrom('cases').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()
}

/** The case of a type with this id or number; undefined when there is none. */
export async function findCaseNamed(
  { tenant, db }: TenantTransaction,
  type: string,
  name: string,
): Promise<CaseRow | undefined> {
  const query = db.selectFrom('cases').selectAll().where('tenant', '=', tenant).where('type', '=', type)
  return query.where(isUuid(name) ? 'id' : 'number', '=', name).executeTakeFirst()
}

/** The same as `findCase`, locked until the transaction ends. The case's profile is locked before. */
export async function lockCase({ tenant, db }: TenantTransaction, id: string): Promise<CaseRow | undefined> {
  const query = db.selectFrom('cases').selectAll().where('tenant', '=', tenant).where('id', '=', id)
  return query.forUpdate().executeTakeFirst()
}
