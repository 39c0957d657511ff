import { escapeSegment } from '../../json/pointer.ts'
import type { Finding } from '../subject/finding.ts'
import { formFields } from './case-scope.ts'
import { effectsOf } from './case-subject.ts'
import type { CaseSubject, PlacedEffect } from './case-subject.ts'

/** Everything that only effects bring about is brought about by one. */
export function checkCaseUses(subject: CaseSubject): readonly Finding[] {
  const placed = effectsOf(subject.declared)
  return [...unwritten(subject, placed), ...unused(subject, placed)]
}

const ids = (items: readonly { readonly id: string }[] | undefined): readonly string[] =>
  (items ?? []).map(({ id }) => id)

/** A read-only answer is written by an effect, of this or another type. */
function unwritten(
  { id, type, document, surroundings }: CaseSubject,
  placed: readonly PlacedEffect[],
): readonly Finding[] {
  const own = placed.flatMap(({ effect }) =>
    effect.effect === 'write' && effect.to === 'answers' ? Object.keys(effect.values) : [],
  )
  const others = [...surroundings.documents.values()].flatMap(({ case: declared }) =>
    (declared === undefined ? [] : effectsOf(declared)).flatMap(({ effect }) =>
      effect.effect === 'start' && effect.case === id ? Object.keys(effect.values ?? {}) : [],
    ),
  )
  const written = new Set([...own, ...others])
  return [...type.written]
    .filter((name) => Object.hasOwn(formFields(document.schema), name) && !written.has(name))
    .map((name) => ({
      pointer: `/schema/properties/${escapeSegment(name)}`,
      message: `The field "${name}" is "readOnly", and no effect writes it.`,
    }))
}

/** What is declared for effects has one. */
function unused({ declared }: CaseSubject, placed: readonly PlacedEffect[]): readonly Finding[] {
  const all = placed.map(({ effect }) => effect)
  const sent = new Set(all.flatMap((one) => (one.effect === 'notify' ? [one.message] : [])))
  const issued = new Set(all.flatMap((one) => (one.effect === 'issue' ? [one.document] : [])))
  const billed = new Set(all.flatMap((one) => (one.effect === 'bill' ? one.charges : [])))
  const credited = all.flatMap((one) => (one.effect === 'credit' ? [one.charge] : []))
  return [
    ...notNamed(declared.messages, sent, '/case/messages', (id) => `No effect sends the message "${id}".`),
    ...notNamed(declared.charges, billed, '/case/charges', (id) => `No effect bills the charge "${id}".`),
    ...(declared.documents ?? []).flatMap(({ id, issued: isIssued }, i) =>
      isIssued && !issued.has(id)
        ? [{ pointer: `/case/documents/${i}`, message: `No effect issues the document "${id}".` }]
        : [],
    ),
    ...credited
      .filter((charge) => !billed.has(charge) && ids(declared.charges).includes(charge))
      .map((charge) => ({ pointer: '/case/charges', message: `"${charge}" is credited, and no effect bills it.` })),
  ]
}

function notNamed(
  items: readonly { readonly id: string }[] | undefined,
  named: ReadonlySet<string>,
  pointer: string,
  message: (id: string) => string,
): readonly Finding[] {
  return (items ?? []).flatMap(({ id }, i) =>
    named.has(id) ? [] : [{ pointer: `${pointer}/${i}`, message: message(id) }],
  )
}
