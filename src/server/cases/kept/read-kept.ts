import type { Case } from '../../../engine/cases/model/case.ts'
import { readFact } from '../../../engine/cases/values/resolve-value.ts'
import type { DeclaredRelation } from '../../../generated/case-declaration.ts'
import type { KeptThing } from '../../events/kept-events.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CasePlace } from '../case-place.ts'
import { keptRelations, keptSources } from './kept-sources.ts'

/** A case that may be about something that the organisation keeps. */
export interface KeepingCase {
  readonly place: CasePlace
  readonly kase: Pick<Case, 'answers'>
}

/** What a case is about, by the relation. */
export type KeptOfCase = Readonly<Record<string, KeptThing>>

/**
 * What cases are about that the organisation keeps; returns what gives that of each. It is fixed when a case starts;
 * before, the answers name it.
 */
export async function readKept(
  tx: TenantTransaction,
  cases: readonly KeepingCase[],
): Promise<(one: KeepingCase) => KeptOfCase> {
  const keeping = cases.filter(({ place }) => keptRelations(place.type).length > 0)
  const [first] = keeping
  if (first === undefined) return () => ({})
  const stored = await storedRelations(
    tx,
    keeping.map(({ place }) => place.id),
  )
  const found = new Map<string, readonly KeptThing[]>()
  for (const [form, find] of Object.entries(keptSources)) {
    const wanted = keeping.flatMap((one) =>
      keptRelations(one.place.type)
        .filter(({ to }) => to === form)
        .map((relation) => ({ id: idOf(one, relation), name: nameOf(one, relation) })),
    )
    const ids = wanted.flatMap(({ id }) => id ?? [])
    const names = wanted.flatMap(({ id, name }) => (id === undefined && name !== undefined ? [name] : []))
    found.set(form, await find(tx, first.place, { ids: [...new Set(ids)], names: [...new Set(names)] }))
  }
  return (one) => {
    const things = keptRelations(one.place.type).flatMap((relation) => {
      const id = idOf(one, relation)
      const name = nameOf(one, relation)
      const thing = found.get(relation.to)?.find((each) => (id === undefined ? each.name === name : each.id === id))
      return thing === undefined ? [] : [[relation.id, thing] as const]
    })
    return Object.fromEntries(things)
  }

  function idOf({ place }: KeepingCase, { id: relation }: DeclaredRelation): string | undefined {
    return stored.find((row) => row.case_id === place.id && row.relation === relation)?.kept_id
  }
}

/** The name by which an answer of a case names what a relation leads to; `by` is `=answers.<field>`. */
function nameOf({ kase }: KeepingCase, { by }: DeclaredRelation): string | undefined {
  const name = typeof by === 'string' ? readFact(by.slice(1), { answers: kase.answers }) : undefined
  return typeof name === 'string' ? name : undefined
}

async function storedRelations({ tenant, db }: TenantTransaction, ids: readonly string[]) {
  const rows = db.selectFrom('case_relations').selectAll().where('tenant', '=', tenant)
  return rows.where('case_id', 'in', ids).execute()
}

/** Keeps what a case is about, when it starts. */
export async function keepRelations(
  { tenant, db }: TenantTransaction,
  { id, type }: CasePlace,
  kept: KeptOfCase,
): Promise<void> {
  const rows = Object.entries(kept).map(([relation, thing]) => ({
    tenant,
    case_id: id,
    relation,
    type: type.id,
    kept_id: thing.id,
  }))
  if (rows.length > 0) await db.insertInto('case_relations').values(rows).execute()
}
