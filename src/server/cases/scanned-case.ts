import type { ScannedCase } from '../../contract/case-scans.ts'
import { colorOfState } from '../../engine/cases/model/state-color.ts'
import { offeredTransitions } from '../../engine/cases/offered.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import type { CaseWorld } from './case-place.ts'
import { closedReasons } from './case-refusal.ts'
import { findCase } from './case-row.ts'
import { shownAnswers } from './shown-answers.ts'
import { openCase } from './take-act.ts'
import type { CaseCaller } from './take-act.ts'
import { issuedByCode } from './documents/issued-rows.ts'

/**
 * What the caller may do with the case of a document that they are shown.
 *
 * @param code without its dashes
 * @throws Refusal `not-found` for an unknown code, a document that nothing is done with, a case out of the caller's
 *   sight, and one where the transition was neither taken nor is offered
 */
export async function scannedCase(
  tx: TenantTransaction,
  world: CaseWorld,
  caller: CaseCaller,
  code: string,
): Promise<ScannedCase> {
  const issued = await issuedByCode(tx, code)
  const row = issued?.case_id == null ? undefined : await findCase(tx, issued.case_id)
  const { place, kase, facts, actor } = await openCase(tx, world, caller, row)
  const { scan, shows = [] } = place.type.declared.documents?.find(({ id }) => id === issued?.document) ?? {}
  const offered = offeredTransitions(place.type, kase, actor, facts).find(({ id }) => id === scan)
  const taken = scan === undefined ? undefined : kase.last[scan]?.at
  const state = place.type.states.get(kase.state)
  if (state === undefined || (offered === undefined && taken === undefined)) throw new Refusal('not-found')
  return {
    type: place.type.id.replace('cases/', ''),
    id: place.id,
    revision: kase.revision,
    title: state.title,
    color: colorOfState(state),
    answers: shownAnswers(place, kase, shows),
    transition: offered
      ? {
          id: offered.id,
          title: offered.title,
          closed: closedReasons(offered.closed).map(({ text }) => translateMessage(place.tenant, text)),
        }
      : null,
    taken: taken ?? null,
  }
}
