import type { NewCase } from '../../contract/new-case.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import { decidedRefusals, ownersStarts, answersOfSteps, stepsInView } from '../../engine/cases/beginning.ts'
import { unstartedCase } from '../../engine/cases/model/case.ts'
import { offeredTransitions } from '../../engine/cases/offered.ts'
import type { OfferedTransition } from '../../engine/cases/offered.ts'
import { processHash } from '../../engine/cases/process.ts'
import { sectionsOfSteps } from '../../engine/cases/sections-read.ts'
import { withSent } from '../../engine/cases/steps/sent-answers.ts'
import { takenKeys, uniqueKeys } from '../../engine/cases/steps/unique-keys.ts'
import { namedFacts } from '../../engine/cases/values/named-facts.ts'
import { arrangeDocument } from '../../engine/compose/arrange-document.ts'
import type { CasePage } from '../../engine/document/case-page.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { wireItem } from '../checklists/wire-item.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { CaseWorld } from './case-place.ts'
import { closedReasons } from './case-refusal.ts'
import { loadFacts } from './facts/load-facts.ts'
import type { OpenedCase } from './opened-case.ts'
import { caseActor } from './take-act.ts'
import type { CaseCaller } from './take-act.ts'

/** A case that its owner may begin, and the page of its type. */
export interface UnbegunCase extends OpenedCase {
  readonly page: CasePage
}

/**
 * A case of a type before it begins, with its facts. It is only looked at: nothing is stored, and nothing locked.
 *
 * @param chosen the answers that are known so far
 * @throws Refusal `no-profile`; `not-found` for a type without a page
 */
export async function openNewCase(
  tx: TenantTransaction,
  world: CaseWorld,
  caller: CaseCaller,
  { type, chosen }: { readonly type: CaseType; readonly chosen: JsonObject },
): Promise<UnbegunCase> {
  const { page } = arrangeDocument(world.tenant.documents.get(type.id) ?? {})
  if (page?.kind !== 'case') throw new Refusal('not-found')
  const profile = await findProfile(tx, caller.user.profile_id)
  if (profile === undefined) throw new Refusal('no-profile')
  const id = crypto.randomUUID()
  const place = { ...world, id, type, process: processHash(type), profile, owner: caller.user }
  const empty = { ...unstartedCase(type.id, caller.user.id), profile: profile.id }
  const kase = { ...empty, answers: withSent(type, empty, chosen) }
  const facts = await loadFacts(tx, place, kase, { others: sectionsOfSteps(page) })
  return { actor: await caseActor(tx, world, caller), place, kase, facts, page }
}

/** The initial answers of a case that is to begin: those that its page declares, and those that are known. */
export function presetOfNewCase({ place, kase, facts, page }: UnbegunCase): JsonObject {
  const values = namedFacts(place.type, kase, facts)
  return { ...answersOfSteps(stepsInView(page, values, facts), values, facts), ...kase.answers }
}

/** The steps to a new case as its owner finds them. */
export function describeNewCase(opened: UnbegunCase): NewCase {
  const { place, kase, facts, page } = opened
  const values = namedFacts(place.type, kase, facts)
  const declared = place.type.declared.checklists ?? []
  return {
    start: startOf(opened),
    steps: stepsInView(page, values, facts).map(({ id }) => id),
    answers: presetOfNewCase(opened),
    checklists: declared.map(({ id }) => ({ id, items: (facts.items[id] ?? []).map(wireItem) })),
  }
}

/**
 * The transition that begins the case, and what closes it so far: its guards, and another case that has its place. Of
 * several in view it is the first that nothing closes, e.g. the way to a waiting list where there is no place.
 */
function startOf(unbegun: UnbegunCase): NewCase['start'] {
  const { actor, place, kase, facts } = unbegun
  const { type, tenant } = place
  const starts = ownersStarts(type).map(({ id }) => id)
  const inView = offeredTransitions(type, kase, actor, facts).filter(({ id }) => starts.includes(id))
  const isOpen = ({ closed }: OfferedTransition) => decidedRefusals(type, kase, closed).length === 0
  const offered = inView.find(isOpen) ?? inView[0]
  if (offered === undefined) return null
  // A key may be of an answer that the page shows from the beginning, such as the year.
  const known = { ...kase, answers: presetOfNewCase(unbegun) }
  const values = namedFacts(type, known, facts)
  const taken = takenKeys(type, { ...known, keys: uniqueKeys(type, known, values) }, values, facts)
  const closed = closedReasons(decidedRefusals(type, kase, [...offered.closed, ...taken]))
  return {
    id: offered.id,
    title: offered.title,
    closed: closed.map((reason) => ({ ...reason, text: translateMessage(tenant, reason.text) })),
  }
}
