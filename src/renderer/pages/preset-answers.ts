import { valueReader } from '../../engine/condition/named-values.ts'
import type { NamedValues } from '../../engine/condition/named-values.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** The initial answers of a new record: a text that begins with `=` names a value, e.g. `=user.email`. */
export function presetAnswers(preset: JsonObject | undefined, values: NamedValues): JsonObject {
  const answers = Object.entries(preset ?? {}).map(([field, value]) => {
    const isNamed = typeof value === 'string' && value.startsWith('=')
    return [field, isNamed ? valueReader(value.slice(1))(values) : value] as const
  })
  return Object.fromEntries(answers.filter(([, value]) => value !== undefined && value !== null))
}
