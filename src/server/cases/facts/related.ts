import type { DeclaredRelation } from '../../../generated/case-declaration.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import { isKept } from '../../../engine/cases/kept-forms.ts'
import { evaluate } from '../../../engine/condition/evaluate.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CasePartiesTable } from '../../platform/database/tables/cases.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { CasePlace } from '../case-place.ts'
import { caseOf } from '../case-row.ts'
import type { CaseRow } from '../case-row.ts'

/** A case whose relations are followed. */
interface RelatingCase {
  readonly place: CasePlace
  readonly kase: Case
}

interface Related {
  readonly related: Readonly<Record<string, readonly JsonObject[]>>
  /** The ids of the related cases. */
  readonly relatedIds: Readonly<Record<string, readonly string[]>>
  readonly parties: NonNullable<CaseFacts['parties']>
}

/** The owner's cases and the people that the relations of cases lead to; returns what gives those of each. */
export async function readRelated(
  tx: TenantTransaction,
  places: readonly CasePlace[],
): Promise<(one: RelatingCase) => Related> {
  const relating = places.filter(({ type }) => relationsOf(type).length > 0)
  if (relating.length === 0) return () => ({ related: {}, relatedIds: {}, parties: {} })
  const rows = await ownersCases(tx, new Set(relating.map(({ profile }) => profile.id)))
  const people = await partiesOf(
    tx,
    relating.map(({ id }) => id),
  )
  return ({ place, kase }) => {
    const { id, profile } = place
    const others = rows.filter((row) => row.profile_id === profile.id && row.id !== id)
    const parties = people.filter(({ case_id }) => case_id === id)
    return relatedOf({ place, kase }, others, parties)
  }
}

/** The relations to people and to other cases. */
const relationsOf = ({ declared }: CasePlace['type']): readonly DeclaredRelation[] =>
  (declared.relations ?? []).filter((relation) => !isKept(relation))

function relatedOf(
  { place, kase }: RelatingCase,
  rows: readonly CaseRow[],
  people: readonly Pick<CasePartiesTable, 'relation' | 'user_id'>[],
): Related {
  const relations = relationsOf(place.type)
  const { references: lists, declaration } = place.tenant
  const known = { lists, records: () => [], now: momentIn(declaration.timeZone, place.now) }
  const found = relations.map((relation) => ({
    relation,
    cases: casesOf(relation, rows, { tenant: place.tenant, kase, known }),
  }))
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

async function ownersCases(
  { tenant, db }: TenantTransaction,
  profiles: ReadonlySet<string>,
): Promise<readonly CaseRow[]> {
  return db
    .selectFrom('cases')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', [...profiles])
    .orderBy('id')
    .execute()
}

async function partiesOf({ tenant, db }: TenantTransaction, ids: readonly string[]) {
  return db.selectFrom('case_parties').selectAll().where('tenant', '=', tenant).where('case_id', 'in', ids).execute()
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
