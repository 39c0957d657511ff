import type { DeclaredReview, DeclaredTransition } from '../../../generated/case-declaration.ts'
import { caseEvents } from '../../cases/case-events.ts'
import { startState } from '../../cases/model/case.ts'
import { refusalCodes } from '../../cases/model/outcome.ts'
import { namedActors } from '../../cases/steps/may-act.ts'
import { mendName } from '../../document/mend-name.ts'
import { checkList } from '../subject/check-list.ts'
import type { Finding } from '../subject/finding.ts'
import { formFields } from './case-scope.ts'
import { checkPool } from './check-pool.ts'
import { peopleRelations, unknownName, unknownNames } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'

const reserved: readonly string[] = [startState, 'same']

/**
 * Every state, transition, review, timer, role and document that a case type names exists, also after overlays; ids are
 * unique.
 */
export function checkCaseNames(subject: CaseSubject): readonly Finding[] {
  const { declared } = subject
  return [
    ...repeatedIds(subject),
    ...declared.states.flatMap(({ id }, i) =>
      reserved.includes(id) ? [{ pointer: `/case/states/${i}/id`, message: `No state may have the id "${id}".` }] : [],
    ),
    ...declared.transitions.flatMap((transition, i) => checkTransition(subject, transition, `/case/transitions/${i}`)),
    ...(declared.reviews ?? []).flatMap((review, i) => checkReview(subject, review, `/case/reviews/${i}`)),
    ...(declared.unique ?? []).flatMap(({ notIn }, i) =>
      unknownNames(notIn, statesOf(subject), `/case/unique/${i}/notIn`, 'state'),
    ),
    ...(declared.timers ?? []).flatMap((timer, i) => [
      ...unknownNames(timer.in, statesOf(subject), `/case/timers/${i}/in`, 'state'),
      ...(timer.since === undefined
        ? []
        : unknownName(timer.since, transitionsOf(subject), `/case/timers/${i}/since`, 'transition')),
      ...timerStart(timer, `/case/timers/${i}`),
    ]),
    ...(declared.checklists ?? []).flatMap(({ checklist }, i) =>
      checklist === undefined ? [] : missingDocument(subject, checklist, `/case/checklists/${i}/checklist`),
    ),
    ...(declared.documents ?? []).flatMap(({ document, scan, shows }, i) => [
      ...missingDocument(subject, document, `/case/documents/${i}/document`),
      ...(scan === undefined
        ? []
        : unknownName(scan, transitionsOf(subject), `/case/documents/${i}/scan`, 'transition')),
      ...unknownNames(shows, fieldsOf(subject), `/case/documents/${i}/shows`, 'field'),
    ]),
    ...(declared.relations ?? []).flatMap(({ to }, i) =>
      to === 'profile' ? [] : missingDocument(subject, to, `/case/relations/${i}/to`),
    ),
    ...checkPool(subject),
    ...(declared.charges ?? []).flatMap(({ percent }, i) =>
      percent === undefined
        ? []
        : unknownName(percent.of, chargesOf(subject), `/case/charges/${i}/percent/of`, 'charge'),
    ),
  ]
}

const statesOf = ({ declared }: CaseSubject): readonly string[] => declared.states.map(({ id }) => id)
const transitionsOf = ({ declared }: CaseSubject): readonly string[] => declared.transitions.map(({ id }) => id)
const fieldsOf = ({ document }: CaseSubject): readonly string[] => Object.keys(formFields(document.schema))
const chargesOf = ({ declared }: CaseSubject): readonly string[] => (declared.charges ?? []).map(({ id }) => id)

/** Everybody whom `by` may name. */
export const actorsOf = ({ declared, surroundings }: CaseSubject): readonly string[] => [
  ...namedActors,
  ...peopleRelations(declared),
  ...surroundings.roles,
]

function repeatedIds({ declared }: CaseSubject): readonly Finding[] {
  const { unique, relations, charges, checklists, states, transitions, reviews, timers, documents, messages } = declared
  const named = { unique, relations, charges, checklists, states, transitions, reviews, timers, documents, messages }
  const lists = Object.entries(named).map(([key, items = []]) => ({ pointer: `/case/${key}`, items }))
  const guards = declared.transitions.flatMap(({ guard, assure }, i) => [
    { pointer: `/case/transitions/${i}/guard`, items: guard ?? [] },
    { pointer: `/case/transitions/${i}/assure`, items: assure ?? [] },
  ])
  const codes: readonly string[] = refusalCodes
  return [
    ...[...lists, ...guards].flatMap(checkList),
    ...declared.transitions.flatMap(({ guard = [] }, i) =>
      guard.flatMap(({ id }, j) =>
        codes.includes(id)
          ? [{ pointer: `/case/transitions/${i}/guard/${j}/id`, message: `No guard may have the id "${id}".` }]
          : [],
      ),
    ),
  ]
}

function checkTransition(
  subject: CaseSubject,
  { from, to, by, notBy, on, asks, titles }: DeclaredTransition,
  pointer: string,
): readonly Finding[] {
  const states = statesOf(subject)
  return [
    ...unknownNames(from, [...states, startState], `${pointer}/from`, 'state'),
    ...unknownName(to, [...states, 'same'], `${pointer}/to`, 'state'),
    ...unknownNames(by, actorsOf(subject), `${pointer}/by`, 'role'),
    ...unknownNames(notBy, partsOf(subject), `${pointer}/notBy`, 'transition or review'),
    ...Object.keys(titles ?? {}).flatMap((state) => unknownName(state, states, `${pointer}/titles/${state}`, 'state')),
    ...(asks === undefined ? [] : missingDocument(subject, asks, `${pointer}/asks`)),
    ...unknownNames(on, eventsOf(subject), `${pointer}/on`, 'event'),
    ...(on !== undefined && !by.includes('system')
      ? [
          {
            pointer: `${pointer}/on`,
            message: 'Only the system takes a transition on an event.',
            mend: 'Add "system" to "by".',
          },
        ]
      : []),
    ...(to === 'same' && from.includes(startState)
      ? [{ pointer: `${pointer}/to`, message: 'A case cannot stay at the start.' }]
      : []),
  ]
}

function checkReview(subject: CaseSubject, review: DeclaredReview, pointer: string): readonly Finding[] {
  return [
    ...unknownNames(review.in, statesOf(subject), `${pointer}/in`, 'state'),
    ...unknownNames(review.by, subject.surroundings.roles, `${pointer}/by`, 'role'),
    ...unknownNames(review.notBy, partsOf(subject), `${pointer}/notBy`, 'transition or review'),
    ...(review.asks === undefined ? [] : missingDocument(subject, review.asks, `${pointer}/asks`)),
  ]
}

const partsOf = (subject: CaseSubject): readonly string[] => [
  ...transitionsOf(subject),
  ...(subject.declared.reviews ?? []).map(({ id }) => id),
]

/** The events that a case of the type may have. */
const eventsOf = ({ declared: { timers = [], relations = [], pool } }: CaseSubject): readonly string[] =>
  caseEvents({ timers, relations, hasPool: pool !== undefined })

function timerStart(
  {
    id,
    in: states,
    since,
    date,
  }: { readonly id: string; readonly in?: unknown; readonly since?: unknown; readonly date?: unknown },
  pointer: string,
): readonly Finding[] {
  if (since !== undefined && date !== undefined) {
    return [{ pointer, message: `The timer "${id}" counts from a transition or from a date, not from both.` }]
  }
  const starts = [states, since, date].some((start) => start !== undefined)
  return starts
    ? []
    : [
        {
          pointer,
          message: `The timer "${id}" does not declare what it counts from.`,
          mend: 'Add "in", "since" or "date".',
        },
      ]
}

function missingDocument({ surroundings }: CaseSubject, id: string, pointer: string): readonly Finding[] {
  if (surroundings.documents.has(id)) return []
  const kind = id.slice(0, id.indexOf('/') + 1)
  const alike = [...surroundings.documents.keys()].filter((other) => other.startsWith(kind))
  return [{ pointer, message: `There is no document "${id}".`, names: [id], ...mendName(id, alike) }]
}
