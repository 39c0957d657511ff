import { namesFact } from '../../../engine/cases/names-fact.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { readAwards } from '../../cpd/awards.ts'
import { pointsFact } from '../../cpd/points-fact.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CasePlace } from '../case-place.ts'

type PointsPlace = Pick<CasePlace, 'type' | 'tenant' | 'profile' | 'now'>

/**
 * The points of the owners of cases, where something about the type names them; they are read once for each owner.
 *
 * @returns what gives those of each case
 */
export async function readPoints(
  tx: TenantTransaction,
  places: readonly PointsPlace[],
): Promise<(place: PointsPlace) => { readonly points: JsonObject }> {
  const found = new Map<string, JsonObject>()
  const owners = new Map(places.flatMap((place) => (arePointsNamed(place) ? [[place.profile.id, place] as const] : [])))
  for (const [id, place] of owners) found.set(id, pointsFact(place, place.profile, await readAwards(tx, id)))
  return ({ profile }) => ({ points: found.get(profile.id) ?? {} })
}

const arePointsNamed = ({ type, tenant }: PointsPlace): boolean => namesFact('points', type, tenant.documents)
