import type { DeclaredValue } from '../../../generated/case-declaration.ts'
import { isConditionValue } from '../../cases/values/resolve-value.ts'
import { hasSequence, unfilledPlaces } from '../../cases/values/series-number.ts'
import { resolveName } from '../../condition/condition-scope.ts'
import type { ConditionScope } from '../../condition/condition-scope.ts'
import { mendName } from '../../document/mend-name.ts'
import { asJson } from '../../json/as-json.ts'
import type { JsonObject } from '../../json/json.ts'
import { typeOf, typesAllowed } from '../../schema/schema-values.ts'
import { conditionFindings } from '../rules/check-rule.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument } from '../subject/mend-reference.ts'
import { recordScope } from './case-scope.ts'
import type { CaseSubject } from './case-subject.ts'

/** Where a value is declared. */
export interface ValuePlace {
  readonly subject: Pick<CaseSubject, 'surroundings'>
  readonly scope: ConditionScope
  readonly pointer: string
}

/** Everything that a value names exists. */
export function checkValue(value: DeclaredValue, place: ValuePlace): readonly Finding[] {
  const { scope, pointer, subject } = place
  if (typeof value === 'string') return value.startsWith('=') ? checkFact(value.slice(1), place) : []
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => checkValue(item, { ...place, pointer: `${pointer}/${i}` }))
  }
  if ('section' in value) return checkSectionValue(value, place)
  if ('list' in value) {
    const names = [...subject.surroundings.documents.keys()].flatMap((id) => /^lists\/(.+)$/.exec(id)?.[1] ?? [])
    const message = `There is no list "${value.list}".`
    const unknown = names.includes(value.list)
      ? []
      : [{ pointer: `${pointer}/list`, message, ...mendName(value.list, names) }]
    return [...unknown, ...checkValue(value.key, { ...place, pointer: `${pointer}/key` })]
  }
  if ('date' in value) return checkFact(value.date, { ...place, pointer: `${pointer}/date` })
  if ('masked' in value) return checkFact(value.masked, { ...place, pointer: `${pointer}/masked` })
  if ('series' in value) return checkSeries(value, place)
  return isConditionValue(value) ? conditionFindings(asJson(value), scope, pointer) : []
}

/** A fact exists. */
export function checkFact(name: string, { scope, pointer }: ValuePlace): readonly Finding[] {
  const found = resolveName(name, scope)
  return 'problem' in found ? [{ pointer, message: found.problem, ...mendName(found.unknown, found.valid) }] : []
}

function checkSectionValue(
  { section, where, field }: { readonly section: string; readonly where?: object; readonly field: string },
  { subject, scope, pointer }: ValuePlace,
): readonly Finding[] {
  const schema = subject.surroundings.documents.get(section)?.schema
  if (schema === undefined) {
    const message = `The value names the section "${section}", which does not exist.`
    return [{ pointer: `${pointer}/section`, message, ...mendDocument(subject, section) }]
  }
  const inRecord = recordScope(scope, schema)
  const found = resolveName(`record.${field}`, inRecord)
  const message = `The value names the field "${field}", which "${section}" does not have.`
  return [
    ...(where === undefined ? [] : conditionFindings(asJson(where), inRecord, `${pointer}/where`)),
    ...('problem' in found ? [{ pointer: `${pointer}/field`, message, ...mendName(found.unknown, found.valid) }] : []),
  ]
}

/** The format of a series has its sequence, and only names that it fills. */
export function checkSeries(
  value: { readonly series: string; readonly format: string; readonly per?: readonly string[] },
  place: ValuePlace,
): readonly Finding[] {
  const { pointer } = place
  const noSequence = { pointer: `${pointer}/format`, message: `The format "${value.format}" lacks "{sequence}".` }
  return [
    ...(hasSequence(value.format) ? [] : [noSequence]),
    ...unfilledPlaces(value).map((name) => ({
      pointer: `${pointer}/format`,
      message: `Nothing fills "{${name}}" in the format "${value.format}".`,
      mend: 'Name the fact in "per".',
    })),
    ...(value.per ?? []).flatMap((name, i) =>
      name === 'year' ? [] : checkFact(name, { ...place, pointer: `${pointer}/per/${i}` }),
    ),
  ]
}

/** Why a value never suits a field; undefined when it may. */
export function unfit(value: DeclaredValue, field: JsonObject, scope: ConditionScope): string | undefined {
  const wanted = typesAllowed(field)
  const given = typesOfValue(value, scope)
  if (wanted === undefined || given === undefined || [...given].some((type) => wanted.has(type))) return undefined
  return `is of type ${[...given].join(' or ')}, not ${[...wanted].join(' or ')}`
}

function typesOfValue(value: DeclaredValue, scope: ConditionScope): ReadonlySet<string> | undefined {
  if (typeof value === 'string' && value.startsWith('=')) {
    const found = resolveName(value.slice(1), scope)
    if ('problem' in found || found.schema === undefined) return undefined
    return found.isList ? new Set(['array']) : typesAllowed(found.schema)
  }
  if (value === null || typeof value !== 'object') return new Set([typeOf(value)])
  if (Array.isArray(value)) return undefined
  if ('date' in value || 'series' in value || 'masked' in value) return new Set(['string'])
  return isConditionValue(value) ? new Set(['boolean']) : undefined
}
