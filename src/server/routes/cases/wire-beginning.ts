import { ownersStart } from '../../../engine/cases/beginning.ts'
import { answersInPath, checklistOfCall } from '../../../engine/cases/wire-calls.ts'
import type { FoundWireCall } from '../../../engine/cases/wire-calls.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { findCase } from '../../cases/case-row.ts'
import { openNewCase, presetOfNewCase } from '../../cases/new-case.ts'
import type { UnbegunCase } from '../../cases/new-case.ts'
import { openCase } from '../../cases/take-act.ts'
import { findNamedOnWire } from '../../cases/wire-case.ts'
import { wireItem } from '../../checklists/wire-item.ts'
import type { Services } from '../../platform/services.ts'
import { worldOf } from './case-request.ts'
import type { CaseAsking } from './case-request.ts'

/** Whether a call returns what the owner of a case finds before they begin it. */
export const isOfBeginning = ({ call }: FoundWireCall): boolean =>
  call.does === 'preset' || call.does === 'plans' || checklistOfCall(call) !== undefined

/**
 * The items of a checklist, the initial answers, or what there is to choose. A checklist of a case type whose cases
 * begin by themselves is that of the caller's case; everything else is about a case that is to begin.
 */
export function wireBeginning(services: Services, asked: CaseAsking, found: FoundWireCall): Promise<unknown> {
  const { type, call } = found
  return services.database.inTenant(asked.tenant.id, async (tx) => {
    const world = worldOf(asked, services)
    const checklist = checklistOfCall(call)
    if (checklist !== undefined && (call.case !== undefined || ownersStart(type) === undefined)) {
      const id = await findNamedOnWire(tx, asked.session, found, {})
      const opened = await openCase(tx, world, asked.session, id === undefined ? undefined : await findCase(tx, id))
      return (opened.facts.items[checklist] ?? []).map(wireItem)
    }
    const opened = await openNewCase(tx, world, asked.session, { type, chosen: answersInPath(found) })
    if (checklist !== undefined) return (opened.facts.items[checklist] ?? []).map(wireItem)
    if (call.does === 'plans') return plansOf(opened)
    const answers = presetOfNewCase(opened)
    return call.as === 'list' ? [answers] : answers
  })
}

/** The items of the lists that the steps to a new case choose from. */
function plansOf({ page, place: { tenant } }: UnbegunCase): readonly JsonObject[] {
  const lists = (page.steps ?? []).flatMap(({ kind, list }) => (kind === 'choose' && list !== undefined ? [list] : []))
  return lists.flatMap((name) => tenant.lists.get(name)?.items ?? [])
}
