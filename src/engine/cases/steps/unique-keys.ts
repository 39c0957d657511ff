import type { NamedValues } from '../../condition/named-values.ts'
import { canonicalJson } from '../../json/canonical-json.ts'
import type { JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { CaseType } from '../case-type.ts'
import type { Case } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import type { CaseRefusal } from '../model/outcome.ts'
import { readFact } from '../values/resolve-value.ts'
import { messageParams } from './rule-holds.ts'

/** The unique keys of a case; null in states in which it does not count. The database's unique index decides. */
export function uniqueKeys(type: CaseType, kase: Case, values: NamedValues): Readonly<Record<string, string | null>> {
  const entries = (type.declared.unique ?? []).map(({ id, of, notIn = [] }) => {
    const parts: readonly JsonValue[] = of.map((name) =>
      name === 'owner' ? (kase.profile ?? kase.owner) : (readFact(name, values) ?? null),
    )
    return [id, notIn.includes(kase.state) ? null : canonicalJson(parts)] as const
  })
  return Object.fromEntries(entries)
}

/**
 * The keys that another case has already, each at the last answer of the owner that it consists of. One that has none,
 * because effects write them or it is about the owner alone, is nobody's mistake in a field.
 */
export function takenKeys(type: CaseType, next: Case, values: NamedValues, facts: CaseFacts): readonly CaseRefusal[] {
  return (type.declared.unique ?? []).flatMap(({ id, of, message }) => {
    const key = next.keys[id]
    if (typeof key !== 'string' || facts.isTaken?.(id, key) !== true) return []
    const pointers = ownAnswers(type, of).slice(-1)
    return [{ code: 'taken' as const, id, message, params: messageParams(message, values), pointers }]
  })
}

const ownAnswers = ({ fields, written }: CaseType, names: readonly string[]): readonly JsonPointer[] =>
  names
    .filter((name) => name.startsWith('answers.'))
    .map((name) => name.split('.').slice(1))
    .filter(([field = '']) => fields.has(field) && !written.has(field))
    .map((path) => `/${path.map(escapeSegment).join('/')}`)
