import { isKept } from '../../../engine/cases/kept-forms.ts'
import { longestWaiting } from '../../../engine/cases/steps/change-places.ts'
import { resolveValue } from '../../../engine/cases/values/resolve-value.ts'
import type { CaseType } from '../../../engine/cases/case-type.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CaseWorld } from '../case-place.ts'
import { keptSources } from './kept-sources.ts'
import { lockKept } from './lock-kept.ts'
import { longestWaitingRows, takenPlaces } from './pool-rows.ts'
import { wakeSoon } from './wake-soon.ts'

/** Something that the organisation keeps, and whether it stands otherwise than before, e.g. is cancelled. */
interface ChangedThing {
  readonly form: DocumentId
  readonly id: string
  readonly isMoved: boolean
}

/**
 * What follows for cases when something that they are about has changed, in the transaction that changed it: places
 * that there are now go to those who wait longest, and where it stands otherwise, the event `related.<relation>`
 * happens for every case that is not over.
 */
export async function keptChanged(tx: TenantTransaction, world: CaseWorld, changed: ChangedThing): Promise<void> {
  const { form, id, isMoved } = changed
  for (const type of world.tenant.cases.values()) {
    const relations = (type.declared.relations ?? []).filter((one) => isKept(one) && one.to === form)
    if (relations.length === 0) continue
    await lockKept(tx, type.id, [id])
    const [thing] = (await keptSources[form]?.(tx, world, { ids: [id], names: [] })) ?? []
    if (thing === undefined) continue
    for (const relation of relations) {
      if (isMoved)
        await wakeSoon(tx, await openCases(tx, type, changed, relation.id), `related.${relation.id}`, world.now)
      if (type.declared.pool?.of !== relation.id) continue
      const offers = await offersOf(tx, world, type, { id, related: { [relation.id]: thing.record } })
      await wakeSoon(tx, offers, 'place', world.now)
    }
  }
}

/** The cases that get places which nobody has. */
async function offersOf(
  tx: TenantTransaction,
  { tenant }: CaseWorld,
  { id: type, declared }: CaseType,
  { id, related }: { readonly id: string; readonly related: JsonObject },
): Promise<readonly string[]> {
  const at = { type, keptId: id }
  const facts = { lists: tenant.references, records: () => [] }
  const limit = declared.pool && resolveValue(declared.pool.limit, { values: { related }, facts })
  const places = typeof limit === 'number' ? limit : undefined
  return longestWaiting(await longestWaitingRows(tx, at), places, await takenPlaces(tx, at))
}

async function openCases(
  { tenant, db }: TenantTransaction,
  { id: type }: CaseType,
  { id }: ChangedThing,
  relation: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('case_relations')
    .innerJoin('cases', (join) =>
      join.onRef('cases.tenant', '=', 'case_relations.tenant').onRef('cases.id', '=', 'case_relations.case_id'),
    )
    .select('cases.id')
    .where('case_relations.tenant', '=', tenant)
    .where('case_relations.type', '=', type)
    .where('case_relations.kept_id', '=', id)
    .where('case_relations.relation', '=', relation)
    .where('cases.final', '=', false)
    .execute()
  return rows.map((row) => row.id)
}
