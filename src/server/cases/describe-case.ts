import type { CaseEntry, CaseView } from '../../contract/case.ts'
import { seenCase } from '../../engine/cases/access.ts'
import type { SeenCase } from '../../engine/cases/access.ts'
import { documentHolds } from '../../engine/cases/documents.ts'
import { openQuestion } from '../../engine/cases/model/case.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import type { HistoryEntry } from '../../engine/cases/model/outcome.ts'
import { offeredTransitions } from '../../engine/cases/offered.ts'
import { isParty, mayAct } from '../../engine/cases/steps/may-act.ts'
import { staffIn } from '../../engine/cases/steps/staff-in.ts'
import { captionOf } from '../../engine/cases/values/caption.ts'
import { isEditable, namedFacts } from '../../engine/cases/values/named-facts.ts'
import { wireFields } from '../../engine/cases/wire-fields.ts'
import { showDocumentCode } from '../../engine/format/document-code.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import { closedReasons } from './case-refusal.ts'
import { readHistory } from './case-history.ts'
import type { CaseRow } from './case-row.ts'
import { listComments } from './comments.ts'
import { issuedFact, issuedOfCase } from './documents/issued-rows.ts'
import { casePostings } from './documents/posted-documents.ts'
import { mayRevoke } from './documents/revoke-document.ts'
import { seenDocuments } from './documents/seen-documents.ts'
import { loadFacts } from './facts/load-facts.ts'
import type { LoadedFacts } from './facts/load-facts.ts'
import { summaries } from './list-cases.ts'
import { namesOf } from './person-names.ts'
import { didText } from './stale-case.ts'
import { isSubmission } from './take-act.ts'
import type { OpenedCase } from './opened-case.ts'
import { usualDays } from './usual-days.ts'

/** A case as its caller sees it. */
export async function describeCase(tx: TenantTransaction, opened: OpenedCase, row: CaseRow): Promise<CaseView> {
  const { actor, place, facts, kase } = opened
  const { tenant } = place
  const seen = seenBy(opened)
  const [summary] = await summaries(tx, tenant, { actor }, [row])
  if (summary === undefined) throw new Refusal('not-found')
  const comments = await commentsFor(tx, opened)
  const question = openQuestion(kase)
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
    transitions: await transitionsFor(tx, opened),
    reviews: seen.reviews.map(({ review, by, says, at, input }) => ({ review, by, says, at, input })),
    question: question ? { at: question.at, text: question.text, fields: [...question.fields] } : null,
    comments,
    documents: await documentsFor(tx, opened, seen),
    usualDays: actor.id === kase.owner && !summary.final ? await usualDays(tx, place.type.id, kase.state) : null,
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
async function transitionsFor(tx: TenantTransaction, { actor, place, kase, facts }: OpenedCase) {
  const { type, tenant } = place
  const submits = type.declared.transitions.some(({ id, from }) => from.includes(kase.state) && isSubmission(place, id))
  const isAgain = submits && kase.frozen !== undefined
  const live = isAgain ? await loadFacts(tx, place, kase, { isLive: true }) : facts
  const offered = (from: LoadedFacts, isWanted: (id: string) => boolean) =>
    offeredTransitions(type, kase, actor, from).filter(({ id }) => isWanted(id))
  const all = [...offered(live, (id) => isSubmission(place, id)), ...offered(facts, (id) => !isSubmission(place, id))]
  return type.declared.transitions.flatMap(({ id }) =>
    all
      .filter((one) => one.id === id)
      .map(({ title, closed }) => ({
        id,
        title,
        closed: closedReasons(closed).map((reason) => ({
          ...reason,
          text: translateMessage(tenant, reason.text),
        })),
      })),
  )
}

async function commentsFor(tx: TenantTransaction, { actor, place, kase }: OpenedCase): Promise<CaseView['comments']> {
  const rows = (await listComments(tx, place.id)).filter(({ hidden }) => !hidden || actor.id !== kase.owner)
  const names = await namesOf(
    tx,
    rows.map(({ author_id }) => author_id),
  )
  return rows.map(({ id, author_id, text, created_at, hidden }) => ({
    id,
    by: { id: author_id, name: names.get(author_id) ?? '' },
    text,
    at: momentIn(place.tenant.declaration.timeZone, created_at),
    hidden,
  }))
}

async function documentsFor(tx: TenantTransaction, opened: OpenedCase, seen: SeenCase): Promise<CaseView['documents']> {
  const { place, kase, facts } = opened
  const { timeZone } = place.tenant.declaration
  const rows = await issuedOfCase(tx, place.id)
  const values = namedFacts(place.type, kase, facts)
  const declared = seenDocuments(opened, seen, rows).map(({ id, title }) => {
    const row = rows.find(({ document }) => document === id)
    const base = { id, title: captionOf(title, values) }
    if (row === undefined) return { ...base, issued: null, holds: null }
    const { number, code } = row
    const holds = documentHolds(place.type, kase, issuedFact(row), facts)
    return { ...base, issued: momentIn(timeZone, row.issued_at), holds, number, code: showDocumentCode(code) }
  })
  const posted = (await casePostings(tx, opened, seen)).map(({ document, title, posted: { posted_at }, holds }) => {
    return { id: document.id, title, issued: momentIn(timeZone, posted_at), holds, number: document.number }
  })
  return [...declared, ...posted]
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
  const reviews = [...type.reviews.values()].filter(
    (one) => one.in.includes(kase.state) && mayAct(one.by, kase, actor, facts),
  )
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
