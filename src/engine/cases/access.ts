import type { DeclaredAccess } from '../../generated/case-declaration.ts'
import type { JsonObject } from '../json/json.ts'
import type { CaseType } from './case-type.ts'
import type { ActingPerson } from './model/actor.ts'
import type { Case, Opinion } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import type { HistoryEntry } from './model/outcome.ts'
import { isParty, mayAct } from './steps/may-act.ts'
import { staffIn } from './steps/staff-in.ts'

/** What a person sees of a case. */
export interface SeenCase {
  readonly answers: JsonObject
  /** The ids of the documents; undefined for all. */
  readonly documents: readonly string[] | undefined
  readonly history: readonly HistoryEntry[]
  readonly reviews: readonly Opinion[]
}

/**
 * What a person sees of a case; undefined when the person does not see it at all. The owner sees the own case without
 * hidden history and reviews. A role sees the cases in the states in which it acts, and a person those in which they
 * took part, narrowed or widened by `access`; a related person sees nothing without it.
 */
export function seenCase(
  type: CaseType,
  kase: Case,
  person: ActingPerson,
  { history, facts }: { readonly history: readonly HistoryEntry[]; readonly facts: Pick<CaseFacts, 'parties'> },
): SeenCase | undefined {
  if (person.id === kase.owner) {
    const shown = new Set([...type.reviews.values()].flatMap(({ id, shown: isShown }) => (isShown ? [id] : [])))
    return {
      answers: kase.answers,
      documents: undefined,
      history: history.filter(({ hidden }) => !hidden),
      reviews: kase.reviews.filter(({ review }) => shown.has(review)),
    }
  }
  const access = accessOf(type, kase, person, facts)
  const acts = mayAct(staffIn(type, kase.state), kase, person, facts) || tookAnyPart(kase, person)
  if (access.length === 0 && (!acts || isParty(kase, person, facts))) return undefined
  return {
    answers: seenAnswers(kase.answers, access),
    documents: seenDocuments(access),
    history: access.some((one) => one.history === false) ? [] : history,
    reviews: isParty(kase, person, facts) ? [] : kase.reviews,
  }
}

const tookAnyPart = ({ last, reviews }: Case, { id }: ActingPerson): boolean =>
  Object.values(last).some(({ by }) => by === id) || reviews.some(({ by }) => by === id)

/** The entries of `access` for a person in the case's state. */
function accessOf(
  { declared }: CaseType,
  kase: Case,
  person: ActingPerson,
  facts: Pick<CaseFacts, 'parties'>,
): readonly DeclaredAccess[] {
  return (declared.access ?? []).filter(
    ({ who, in: states }) => (states === undefined || states.includes(kase.state)) && mayAct(who, kase, person, facts),
  )
}

/** The answers that every entry lets through. */
function seenAnswers(answers: JsonObject, access: readonly DeclaredAccess[]): JsonObject {
  const isSeen = (name: string) =>
    access.every(({ fields, except }) => (fields === undefined || fields.includes(name)) && !except?.includes(name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isSeen(name)))
}

function seenDocuments(access: readonly DeclaredAccess[]): readonly string[] | undefined {
  const limited = access.flatMap(({ documents }) => (documents === undefined ? [] : [documents]))
  const [first, ...others] = limited
  return first?.filter((id) => others.every((one) => one.includes(id)))
}
