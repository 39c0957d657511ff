import type { CaseView } from '../../contract/case.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { listComments } from './comments.ts'
import type { SeenOpened } from './opened-case.ts'
import { namesOf } from './person-names.ts'

/** The comments on cases as their reader sees them, oldest first; returns what gives those of each. */
export async function describeComments(
  tx: TenantTransaction,
  cases: readonly SeenOpened[],
): Promise<(one: SeenOpened) => CaseView['comments']> {
  const rows = await listComments(
    tx,
    cases.map(({ place }) => place.id),
  )
  const shownFor = ({ actor, kase, place }: SeenOpened) =>
    rows.filter(({ case_id, hidden }) => case_id === place.id && (!hidden || actor.id !== kase.owner))
  const names = await namesOf(
    tx,
    cases.flatMap(shownFor).map(({ author_id }) => author_id),
  )
  return (one) =>
    shownFor(one).map(({ id, author_id, text, created_at, hidden }) => ({
      id,
      by: { id: author_id, name: names.get(author_id) ?? '' },
      text,
      at: momentIn(one.place.tenant.declaration.timeZone, created_at),
      hidden,
    }))
}
