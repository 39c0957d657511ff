import type { AwardEffect, DeclaredEffect, DeclaredValue, WriteEffect } from '../../../generated/case-declaration.ts'
import { readCaseType } from '../../cases/case-type.ts'
import { isSeries } from '../../cases/values/resolve-value.ts'
import type { ConditionScope } from '../../condition/condition-scope.ts'
import { mendName } from '../../document/mend-name.ts'
import { asJson } from '../../json/as-json.ts'
import { isJsonObject } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { conditionFindings } from '../rules/check-rule.ts'
import type { Finding } from '../subject/finding.ts'
import { formFields, profileSchema, recordScope } from './case-scope.ts'
import { effectsOf, peopleRelations, unknownName, unknownNames } from './case-subject.ts'
import type { CaseSubject, PlacedEffect } from './case-subject.ts'
import { scopeOf } from './check-case-rules.ts'
import { checkValue, unfit } from './check-value.ts'

/** What every effect needs exists, and suits it. */
export function checkCaseEffects(subject: CaseSubject): readonly Finding[] {
  const placed = effectsOf(subject.declared)
  return placed.flatMap((one) => checkEffect(subject, one))
}

const ids = (items: readonly { readonly id: string }[] | undefined): readonly string[] =>
  (items ?? []).map(({ id }) => id)

function checkEffect(subject: CaseSubject, { effect, pointer, transition }: PlacedEffect): readonly Finding[] {
  const { declared, surroundings } = subject
  const scope = scopeOf(subject, transition)
  switch (effect.effect) {
    case 'freeze':
      return []
    case 'bill':
      return unknownNames(effect.charges, ids(declared.charges), `${pointer}/charges`, 'charge')
    case 'credit':
      return unknownName(effect.charge, ids(declared.charges), `${pointer}/charge`, 'charge')
    case 'write':
      return checkWrite(subject, effect, { scope, pointer })
    case 'award':
      return checkAward(subject, effect, { scope, pointer })
    case 'issue': {
      const issued = (declared.documents ?? []).filter((one) => one.issued)
      return unknownName(effect.document, ids(issued), `${pointer}/document`, 'document that is issued')
    }
    case 'notify': {
      const people = ['owner', 'assignee', ...peopleRelations(declared), ...surroundings.roles]
      return [
        ...unknownName(effect.message, ids(declared.messages), `${pointer}/message`, 'message'),
        ...unknownNames(effect.to, people, `${pointer}/to`, 'role'),
      ]
    }
    case 'start':
      return checkStart(subject, effect, { scope, pointer })
    case 'move':
      return checkMove(subject, effect, { scope, pointer })
  }
}

interface Place {
  readonly scope: ConditionScope
  readonly pointer: string
}

function checkWrite(subject: CaseSubject, { to, where, values }: WriteEffect, place: Place): readonly Finding[] {
  const { document, type, surroundings } = subject
  const { pointer, scope } = place
  const section = to.startsWith('sections/') ? surroundings.documents.get(to)?.schema : undefined
  if (to.startsWith('sections/') && section === undefined) {
    const known = [...surroundings.documents.keys()].filter((id) => id.startsWith('sections/'))
    return unknownName(to, known, `${pointer}/to`, 'section')
  }
  const fields = to === 'profile' ? formFields(profileSchema(subject)) : formFields(section ?? document.schema)
  const own = Object.keys(values).filter(
    (name) => to === 'answers' && Object.hasOwn(fields, name) && !type.written.has(name),
  )
  return [
    ...checkFields(subject, values, fields, { scope, pointer: `${pointer}/values` }),
    ...own.map((name) => ({
      pointer: `${pointer}/values/${escapeSegment(name)}`,
      message: `An effect writes "${name}", which the owner answers.`,
      mend: 'Make the field "readOnly".',
    })),
    ...(where === undefined || section === undefined
      ? []
      : conditionFindings(asJson(where), recordScope(scope, section), `${pointer}/where`)),
  ]
}

/** What an award does not take from a case: the owner's number, and what corrects one that there is. */
const notOfCase: readonly string[] = ['memberNo', 'id', 'reason']

/** The values make an award. */
function checkAward(subject: CaseSubject, { values }: AwardEffect, { scope, pointer }: Place): readonly Finding[] {
  const { required, ...schema } = subject.surroundings.documents.get('forms/cpd-award')?.schema ?? {}
  const isOfCase = (name: string) => !notOfCase.includes(name)
  const fields = Object.fromEntries(Object.entries(formFields(schema)).filter(([name]) => isOfCase(name)))
  const missing = (Array.isArray(required) ? required : [])
    .map(String)
    .filter((name) => isOfCase(name) && !Object.hasOwn(values, name))
  return [
    ...checkFields(subject, values, fields, { scope, pointer: `${pointer}/values` }),
    ...Object.entries(values).flatMap(([name, value]) => drawnElsewhere(value, `${pointer}/values/${name}`)),
    ...missing.map((name) => ({ pointer: `${pointer}/values`, message: `An award needs a value of "${name}".` })),
  ]
}

/** The values of fields exist and suit them. */
function checkFields(
  subject: CaseSubject,
  values: Readonly<Record<string, DeclaredValue>>,
  fields: JsonObject,
  { scope, pointer }: Place,
): readonly Finding[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const at = `${pointer}/${escapeSegment(name)}`
    const field = fields[name]
    if (!isJsonObject(field)) {
      return [{ pointer: at, message: `There is no field "${name}" to write.`, ...mendName(name, Object.keys(fields)) }]
    }
    const findings = checkValue(value, { subject, scope, pointer: at })
    const problem = findings.length === 0 ? unfit(value, field, scope) : undefined
    return problem === undefined ? findings : [{ pointer: at, message: `The value of "${name}" ${problem}.` }]
  })
}

function checkStart(
  subject: CaseSubject,
  { case: id, transition, values = {} }: Extract<DeclaredEffect, { effect: 'start' }>,
  { scope, pointer }: Place,
): readonly Finding[] {
  const document = subject.surroundings.documents.get(id)
  const other = document && readCaseType(id, document)
  if (document === undefined || other === undefined) {
    const known = [...subject.surroundings.documents].flatMap(([name, one]) => (one.case === undefined ? [] : [name]))
    return unknownName(id, known, `${pointer}/case`, 'case type')
  }
  const starts = other.declared.transitions.filter(({ from, by }) => from.includes('start') && by.includes('system'))
  const fields = Object.entries(formFields(document.schema)).filter(([name]) => !other.written.has(name))
  return [
    ...unknownName(transition, ids(starts), `${pointer}/transition`, `start of "${id}" by the system`),
    ...checkFields(subject, values, Object.fromEntries(fields), { scope, pointer: `${pointer}/values` }),
    ...Object.entries(values).flatMap(([name, value]) => drawnElsewhere(value, `${pointer}/values/${name}`)),
  ]
}

function checkMove(
  subject: CaseSubject,
  { relation: id, transition, input = {} }: Extract<DeclaredEffect, { effect: 'move' }>,
  { scope, pointer }: Place,
): readonly Finding[] {
  const { declared, surroundings } = subject
  const cases = (declared.relations ?? []).filter(({ to }) => to.startsWith('cases/'))
  const relation = cases.find((one) => one.id === id)
  if (relation === undefined) return unknownName(id, ids(cases), `${pointer}/relation`, 'relation to cases')
  const document = surroundings.documents.get(relation.to)
  const other = document && readCaseType(relation.to, document)
  const moved = (other?.declared.transitions ?? []).filter(({ by }) => by.includes('system'))
  const form = other?.transitions.get(transition)?.asks
  const fields = form === undefined ? {} : formFields(surroundings.documents.get(form)?.schema)
  return [
    ...unknownName(transition, ids(moved), `${pointer}/transition`, `transition of "${relation.to}" by the system`),
    ...checkFields(subject, input, fields, { scope, pointer: `${pointer}/input` }),
    ...Object.entries(input).flatMap(([name, value]) => drawnElsewhere(value, `${pointer}/input/${name}`)),
  ]
}

/** Numbers are drawn only by effects that write. */
function drawnElsewhere(value: DeclaredValue, pointer: string): readonly Finding[] {
  return isSeries(value) ? [{ pointer, message: 'A number of a series can only be written.' }] : []
}
