import type { CaseEntry, CaseSummary, CaseView } from '../../../src/contract/case.ts'
import { seenCase } from '../../../src/engine/cases/access.ts'
import { documentHolds, openDocuments } from '../../../src/engine/cases/documents.ts'
import { openQuestion } from '../../../src/engine/cases/model/case.ts'
import { isRecordPin } from '../../../src/engine/cases/model/question-pin.ts'
import type { CaseRefusal } from '../../../src/engine/cases/model/outcome.ts'
import { colorOfState } from '../../../src/engine/cases/model/state-color.ts'
import { offeredTransitions } from '../../../src/engine/cases/offered.ts'
import { runOwner } from '../../../src/engine/cases/runs/run-world.ts'
import { captionOf } from '../../../src/engine/cases/values/caption.ts'
import { isEditable, namedFacts } from '../../../src/engine/cases/values/named-facts.ts'
import { wireFields } from '../../../src/engine/cases/wire-fields.ts'
import { closedReasons } from '../../../src/server/cases/case-refusal.ts'
import { textFinder } from '../../../src/engine/translate/texts.ts'
import type { FindText } from '../../../src/engine/translate/texts.ts'
import type { CaseMoment } from './case-moment.ts'
import type { WalkedCases } from './walked-cases.ts'

/** Who asks in the samples; invented. */
const sampleOwner = { id: 'sample-user', name: 'AKINYI EXAMPLE ODHIAMBO' }

/** The owner of every run, as somebody who looks at their own case. */
export const owner = { kind: 'person', id: runOwner, roles: [] } as const

/** The texts of the organisation. */
const findTextOf = ({ documents, language }: WalkedCases): FindText =>
  textFinder(documents.get('messages/en')?.messages ?? {}, language)

/** A case in a list, as its owner or the staff read it. */
export function sampleSummary({ type }: WalkedCases, { id, kase, facts }: CaseMoment, isOwn = true): CaseSummary {
  const state = type.states.get(kase.state)
  return {
    id,
    type: type.id.replace('cases/', ''),
    number: kase.number ?? '',
    state: kase.state,
    title: (isOwn ? state?.shownAs : undefined) ?? state?.title ?? kase.state,
    color: state === undefined ? 'default' : colorOfState(state),
    final: state?.final === true,
    revision: kase.revision,
    owner: sampleOwner,
    ...(!isOwn && { category: String(facts.user?.['category'] ?? '') }),
    assignee: null,
    asked: openQuestion(kase) !== undefined,
    due: null,
    started: kase.startedAt ?? facts.now,
    entered: kase.since ?? facts.now,
  }
}

/** A case as its owner opens it. */
export function sampleView(walked: WalkedCases, moment: CaseMoment): CaseView {
  const { type } = walked
  const { kase, facts, history } = moment
  const seen = seenCase(type, kase, owner, { history, facts })
  if (seen === undefined) throw new Error(`The owner does not see the case of the run "${moment.id}"`)
  return {
    ...sampleSummary(walked, moment),
    answers: seen.answers,
    submitted: kase.frozen?.answers ?? null,
    fields: wireFields(type, kase, facts),
    transitions: offeredTransitions(type, kase, owner, facts).map(({ id, title, closed }) => ({
      id,
      title,
      closed: closedWords(walked, closed),
    })),
    reviews: seen.reviews.map(({ review, by, says, at, input }) => ({ review, by, says, at, input })),
    question: questionOf(moment),
    comments: [],
    documents: documentsOf(walked, moment),
    usualDays: null,
    may: mayOf(walked, moment),
  }
}

/** Why something is closed, as people read it. */
export function closedWords(walked: WalkedCases, refusals: readonly CaseRefusal[]) {
  const findText = findTextOf(walked)
  return closedReasons(refusals).map(({ text, ...reason }) => ({
    ...reason,
    text: 'key' in text ? findText(text.key, text.params) : text.message,
  }))
}

function questionOf({ kase }: CaseMoment): CaseView['question'] {
  const question = openQuestion(kase)
  if (question === undefined) return null
  const pins = question.pins.map((pin) =>
    isRecordPin(pin) ? { section: pin.section, entryNo: pin.entryNo } : { field: pin.field },
  )
  return { at: question.at, text: question.text, pins }
}

function documentsOf({ type }: WalkedCases, { kase, facts, issued }: CaseMoment): CaseView['documents'] {
  const values = namedFacts(type, kase, facts)
  return openDocuments(type, kase, new Set(issued.keys()), facts).map(({ id, title }) => {
    const at = issued.get(id)
    const base = { id, title: captionOf(title, values) }
    if (at === undefined) return { ...base, issued: null, holds: null }
    const holds = documentHolds(type, kase, { document: id, replaced: false, revoked: false }, facts)
    return { ...base, issued: at, holds, number: kase.number ?? '', code: '7K3M-9QXA-22TD' }
  })
}

function mayOf({ type }: WalkedCases, { kase }: CaseMoment): string[] {
  if (type.states.get(kase.state)?.final === true) return ['comment']
  return [
    'comment',
    ...(isEditable(type, kase.state) ? ['save'] : []),
    ...(openQuestion(kase) === undefined ? [] : ['answer']),
  ]
}

/** What happened with a case, as its owner reads it: the organisation instead of its staff. */
export function sampleHistory(walked: WalkedCases, { kase, facts, history }: CaseMoment): CaseEntry[] {
  const findText = findTextOf(walked)
  const organisation = String(walked.tenant.tenant['name'])
  const seen = seenCase(walked.type, kase, owner, { history, facts })?.history ?? []
  return seen.map(({ by, kind, what = '', at, revision, from, to, input = {}, hidden }) => ({
    by: by === runOwner ? sampleOwner.name : organisation,
    what:
      (kind === 'transition' ? walked.type.transitions.get(what)?.title : undefined) ??
      findText(kind === 'transition' ? 'case.did.change' : `case.did.${kind}`),
    at,
    revision,
    kind,
    from,
    to,
    input,
    hidden,
  }))
}
