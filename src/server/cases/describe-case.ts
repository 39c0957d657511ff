import type { CaseEntry, CaseSummary, CaseView } from '../../contract/case.ts'
import { seenCase } from '../../engine/cases/access.ts'
import { openQuestion } from '../../engine/cases/model/case.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import type { HistoryEntry } from '../../engine/cases/model/outcome.ts'
import { offeredTransitions } from '../../engine/cases/offered.ts'
import { closedOpinion } from '../../engine/cases/steps/closed-opinion.ts'
import { isParty, mayAct } from '../../engine/cases/steps/may-act.ts'
import { staffIn } from '../../engine/cases/steps/staff-in.ts'
import { isEditable } from '../../engine/cases/values/named-facts.ts'
import { wireFields } from '../../engine/cases/wire-fields.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import { closedReasons } from './case-refusal.ts'
import { describeComments } from './describe-comments.ts'
import { readHistory } from './case-history.ts'
import { describeQuestion } from './describe-questions.ts'
import { describeDocuments } from './documents/describe-documents.ts'
import { mayRevoke } from './documents/revoke-document.ts'
import { loadFactsOf } from './facts/load-facts.ts'
import type { LoadedFacts } from './facts/load-facts.ts'
import { summaries } from './list-cases.ts'
import { namesOf } from './person-names.ts'
import { didText } from './stale-case.ts'
import { isSubmission } from './take-act.ts'
import { onlyOne } from '../platform/only-one.ts'
import type { OpenedCase, OpenedRow, SeenOpened } from './opened-case.ts'
import { usualDays } from './usual-days.ts'

/** A case as its caller sees it. */
export async function describeCase(tx: TenantTransaction, opened: OpenedRow): Promise<CaseView> {
  return onlyOne(await describeCases(tx, [opened]))
}

/** Cases as their caller sees them, in their order, with as many statements for many as for one. */
export async function describeCases(tx: TenantTransaction, opened: readonly OpenedRow[]): Promise<readonly CaseView[]> {
  const [first] = opened
  if (first === undefined) return []
  const cases = opened.map((one) => ({ ...one, seen: seenBy(one) }))
  const rows = cases.map(({ row }) => row)
  const summarised = new Map((await summaries(tx, first.place.tenant, first, rows)).map((one) => [one.id, one]))
  const commentsOf = await describeComments(tx, cases)
  const transitionsOf = await transitionsFor(tx, cases)
  const documentsOf = await describeDocuments(tx, cases)
  const daysOf = await usualDays(
    tx,
    cases.filter(isOwnersOpen).map(({ row }) => row),
  )
  return cases.map((one) => {
    const summary = summarised.get(one.row.id)
    if (summary === undefined) throw new Refusal('not-found')
    return viewOf(one, {
      summary,
      comments: commentsOf(one),
      transitions: transitionsOf(one),
      documents: documentsOf(one),
      usualDays: isOwnersOpen(one) ? daysOf(one.row) : null,
    })
  })
}

/** Whether the owner still waits for an end, and reads how long that usually takes. */
const isOwnersOpen = ({ actor, kase, row }: OpenedRow): boolean => actor.id === kase.owner && !row.final

/** What was read for a case. */
interface ReadForView extends Pick<CaseView, 'comments' | 'transitions' | 'documents' | 'usualDays'> {
  readonly summary: CaseSummary
}

function viewOf({ seen, ...opened }: SeenOpened, { summary, comments, ...read }: ReadForView): CaseView {
  const { place, facts, kase } = opened
  const shown = withAnswers(kase, seen.answers)
  const wireComments = comments.map(({ by, text, at, hidden }) => ({
    displayName: by.name,
    comment: text,
    commentDate: at,
    hiddenFromApplicant: hidden,
  }))
  return {
    ...summary,
    answers: seen.answers,
    submitted: shown.frozen?.answers ?? null,
    fields: wireFields(place.type, shown, facts, wireComments),
    reviews: seen.reviews.map(({ review, by, says, at, input }) => ({ review, by, says, at, input })),
    question: describeQuestion(opened),
    comments,
    ...read,
    may: mayDo(opened),
  }
}

function seenBy({ actor, place, kase, facts }: OpenedCase, history: readonly HistoryEntry[] = []) {
  const seen = seenCase(place.type, kase, actor, { history, facts })
  if (seen === undefined) throw new Refusal('not-found')
  return seen
}

/** The case with only the answers that its reader sees, also among those that were submitted. */
function withAnswers(kase: Case, answers: JsonObject): Case {
  const { frozen } = kase
  const submitted = Object.entries(frozen?.answers ?? {}).filter(([name]) => Object.hasOwn(answers, name))
  return { ...kase, answers, ...(frozen && { frozen: { ...frozen, answers: Object.fromEntries(submitted) } }) }
}

/** The transitions in view. One that submits anew is about the records as they are now. */
async function transitionsFor(
  tx: TenantTransaction,
  cases: readonly SeenOpened[],
): Promise<(one: SeenOpened) => CaseView['transitions']> {
  const again = await loadFactsOf(tx, cases.filter(submitsAnew), { isLive: true })
  const live = new Map(again.map(({ place, facts }) => [place.id, facts]))
  return (one) => transitionsInView(one, live.get(one.place.id) ?? one.facts)
}

const submitsAnew = ({ place, kase }: OpenedCase): boolean =>
  kase.frozen !== undefined &&
  place.type.declared.transitions.some(({ id, from }) => from.includes(kase.state) && isSubmission(place, id))

function transitionsInView({ actor, place, kase, facts }: OpenedCase, live: LoadedFacts): CaseView['transitions'] {
  const { type, tenant } = place
  const offered = (from: LoadedFacts, isWanted: (id: string) => boolean) =>
    offeredTransitions(type, kase, actor, from).filter(({ id }) => isWanted(id))
  const all = [...offered(live, (id) => isSubmission(place, id)), ...offered(facts, (id) => !isSubmission(place, id))]
  return type.declared.transitions.flatMap(({ id }) =>
    all
      .filter((one) => one.id === id)
      .map(({ title, closed, withdraws }) => ({
        id,
        title,
        ...(withdraws && { withdraws }),
        closed: closedReasons(closed).map((reason) => ({
          ...reason,
          text: translateMessage(tenant, reason.text),
        })),
      })),
  )
}

function mayDo(opened: OpenedCase): string[] {
  const { actor, place, kase, facts } = opened
  const { type } = place
  const isOwner = actor.id === kase.owner
  const isFinal = type.states.get(kase.state)?.final === true
  const always = ['comment', ...(mayRevoke(opened) ? ['revoke'] : [])]
  if (isFinal) return always
  const isAsked = openQuestion(kase) !== undefined
  const isStaff = !isParty(kase, actor, facts) && mayAct(staffIn(type, kase.state), kase, actor, facts)
  const reviews = [...type.reviews.values()].filter((one) => closedOpinion(one, kase, actor, facts) === undefined)
  return [
    ...always,
    ...(isOwner && isEditable(type, kase.state) ? ['save'] : []),
    ...(isOwner && isAsked ? ['answer'] : []),
    ...(isStaff ? ['assign', isAsked ? 'withdraw' : 'ask'] : []),
    ...reviews.map(({ id }) => id),
  ]
}

/** The history of a case as its caller sees it. The owner reads the organisation's name instead of its staff's. */
export async function describeHistory(tx: TenantTransaction, opened: OpenedCase): Promise<CaseEntry[]> {
  const { actor, kase, place } = opened
  const { tenant, type } = place
  const { history } = seenBy(opened, await readHistory(tx, place.id, tenant.declaration.timeZone))
  const names = await namesOf(
    tx,
    history.map(({ by }) => by),
  )
  const nameOf = (by: string) =>
    by === 'system' || (actor.id === kase.owner && by !== kase.owner)
      ? tenant.declaration.name
      : (names.get(by) ?? tenant.declaration.name)
  return history.map((entry) => ({
    by: nameOf(entry.by),
    what: didText(type, entry, tenant),
    at: entry.at,
    revision: entry.revision,
    kind: entry.kind,
    from: entry.from,
    to: entry.to,
    input: entry.input ?? {},
    hidden: entry.hidden,
  }))
}
