import type { DeclaredRelation } from '../../../generated/case-declaration.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import { evaluate } from '../../../engine/condition/evaluate.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { CasePlace } from '../case-place.ts'
import { caseOf } from '../case-row.ts'
import type { CaseRow } from '../case-row.ts'

interface Related {
  readonly related: Readonly<Record<string, readonly JsonObject[]>>
  /** The ids of the related cases. */
  readonly relatedIds: Readonly<Record<string, readonly string[]>>
  readonly parties: NonNullable<CaseFacts['parties']>
}

/** The owner's cases and the people that the relations of a case lead to. */
export async function readRelated(
  tx: TenantTransaction,
  place: CasePlace,
  kase: Case,
  { lists }: Pick<CaseFacts, 'lists'>,
): Promise<Related> {
  const relations = place.type.declared.relations ?? []
  if (relations.length === 0) return { related: {}, relatedIds: {}, parties: {} }
  const rows = await ownersCases(tx, place)
  const known = { lists, records: () => [], now: momentIn(place.tenant.declaration.timeZone, place.now) }
  const found = relations.map((relation) => ({
    relation,
    cases: casesOf(relation, rows, { tenant: place.tenant, kase, known }),
  }))
  const people = await partiesOf(tx, place.id)
  return {
    related: Object.fromEntries(found.map(({ relation, cases }) => [relation.id, cases.map(({ fact }) => fact)])),
    relatedIds: Object.fromEntries(found.map(({ relation, cases }) => [relation.id, cases.map(({ id }) => id)])),
    parties: Object.fromEntries(
      relations
        .filter(({ to }) => to === 'profile')
        .map(({ id }) => [id, people.flatMap((one) => (one.relation === id ? [one.user_id] : []))]),
    ),
  }
}

async function ownersCases({ tenant, db }: TenantTransaction, { id, profile }: CasePlace): Promise<readonly CaseRow[]> {
  return db
    .selectFrom('cases')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile.id)
    .where('id', '<>', id)
    .orderBy('id')
    .execute()
}

async function partiesOf({ tenant, db }: TenantTransaction, id: string) {
  return db.selectFrom('case_parties').selectAll().where('tenant', '=', tenant).where('case_id', '=', id).execute()
}

interface RelatedCase {
  readonly id: string
  readonly fact: JsonObject
}

function casesOf(
  { to, where }: DeclaredRelation,
  rows: readonly CaseRow[],
  { tenant, kase, known }: { readonly tenant: PublishedTenant; readonly kase: Case; readonly known: CaseFacts },
): readonly RelatedCase[] {
  const type = tenant.cases.get(to)
  if (type === undefined) return []
  return rows.flatMap((row) => {
    if (row.type !== to) return []
    const values = namedFacts(type, caseOf(row), known)
    const fact: JsonObject = { case: objectIn(values.case), answers: objectIn(values.answers) }
    const isMeant = where === undefined || evaluate(where, { answers: kase.answers, record: fact })
    return isMeant ? [{ id: row.id, fact }] : []
  })
}

const objectIn = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
