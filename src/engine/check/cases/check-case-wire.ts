import type { WireCall } from '../../../generated/case-declaration.ts'
import { startState } from '../../cases/model/case.ts'
import { mendName } from '../../document/mend-name.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { Finding } from '../subject/finding.ts'
import { caseScope } from './case-scope.ts'
import { unknownName } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'
import { checkValue } from './check-value.ts'

const plain = ['list', 'show', 'save', 'preset', 'plans']
const readers = ['list', 'show', 'preset', 'plans', 'checklist', 'document']

/** The names on the wire have values that exist; every call does something that the case type declares. */
export function checkCaseWire(subject: CaseSubject): readonly Finding[] {
  const { fields = {}, calls = [] } = subject.declared.wire ?? {}
  const scope = caseScope(subject)
  return [
    ...Object.entries(fields).flatMap(([name, value]) =>
      // Comments are rows beside the case, which only calls have.
      value === '=case.comments'
        ? []
        : checkValue(value, { subject, scope, pointer: `/case/wire/fields/${escapeSegment(name)}` }),
    ),
    ...calls.flatMap((call, i) => [
      ...checkDoes(subject, call, `/case/wire/calls/${i}`),
      ...checkCall(subject, call, i),
      ...checkFor(subject, call, `/case/wire/calls/${i}`),
    ]),
  ]
}

function checkDoes({ declared }: CaseSubject, { does }: WireCall, pointer: string): readonly Finding[] {
  const [kind = '', ...rest] = does.split(':')
  const at = `${pointer}/does`
  if (rest.length === 0) {
    return unknownName(does, [...plain, ...declared.transitions.map(({ id }) => id)], at, 'transition')
  }
  const name = rest.join(':')
  if (kind === 'checklist')
    return unknownName(
      name,
      (declared.checklists ?? []).map(({ id }) => id),
      at,
      'checklist',
    )
  return unknownName(name, documentsOf(declared), at, 'document')
}

/** The documents of a case type: declared ones, and the invoice and receipt of each charge. */
export function documentsOf({ documents = [], charges = [] }: CaseSubject['declared']): readonly string[] {
  return [...documents.map(({ id }) => id), ...charges.flatMap(({ id }) => [`invoice:${id}`, `receipt:${id}`])]
}

/** A GET never moves a case; a value of the path that names the case is in the path; no two calls are the same. */
function checkCall(
  { declared }: CaseSubject,
  { id, call, does, case: which }: WireCall,
  i: number,
): readonly Finding[] {
  const pointer = `/case/wire/calls/${i}`
  const [method, path = ''] = call.split(' ')
  const moves = !readers.includes(does.split(':')[0] ?? '')
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const named = /^=path\.(.+)$/.exec(which ?? '')?.[1]
  const twin = (declared.wire?.calls ?? []).findIndex((other) => other.call === call)
  return [
    ...(method === 'GET' && moves
      ? [
          {
            pointer: `${pointer}/call`,
            message: `The call "${id}" changes a case, and is a GET.`,
            mend: 'Make it a POST.',
          },
        ]
      : []),
    ...(named === undefined || places.includes(named)
      ? []
      : [
          {
            pointer: `${pointer}/case`,
            message: `The path of the call "${id}" has no "{${named}}".`,
            ...mendName(named, places),
          },
        ]),
    ...(which === 'holding' && !does.startsWith('document:')
      ? [
          {
            pointer: `${pointer}/case`,
            message: `The call "${id}" means the case whose document holds, and returns no document.`,
            mend: 'Name another case.',
          },
        ]
      : []),
    ...(twin < i ? [{ pointer: `${pointer}/call`, message: `Two calls are "${call}".` }] : []),
  ]
}

/** Whoever calls for somebody else needs a right; such a call lists their cases or starts one. */
function checkFor(
  { declared }: CaseSubject,
  { id, does, for: whom, right }: WireCall,
  pointer: string,
): readonly Finding[] {
  if ((whom === undefined) !== (right === undefined)) {
    return [
      whom === undefined
        ? { pointer: `${pointer}/right`, message: `The call "${id}" has a right, and is for nobody else.` }
        : { pointer: `${pointer}/for`, message: `Anybody could use the call "${id}" for somebody else.` },
    ].map((finding) => ({ ...finding, mend: 'Declare both "for" and "right", or neither.' }))
  }
  const starts = declared.transitions.some((one) => one.id === does && one.from.includes(startState))
  if (whom === undefined || does === 'list' || starts) return []
  return [
    {
      pointer: `${pointer}/for`,
      message: `The call "${id}" is for somebody else, and neither lists cases nor starts one.`,
      mend: 'Take "for" and "right" away.',
    },
  ]
}
