import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'

/** The first and the last day that may be picked, `YYYY-MM-DD`. */
export interface DateLimits {
  readonly min?: string
  readonly max?: string
}

/**
 * The limits that a date's schema and options declare: `notAfterToday`, `minimumAge`, `ui:options.disableFuture`,
 * `disablePast`, `min` and `max` (a date or `today`). They only guide; validation decides.
 */
export function dateLimits({
  schema,
  options,
  store,
}: Pick<FieldWidgetProps, 'schema' | 'options' | 'store'>): DateLimits {
  const { today } = store.context
  const ends = [
    resolve(options.max, today),
    schema['notAfterToday'] === true || options.disableFuture === true ? today : undefined,
    lastBirthday(schema, today),
  ]
  const starts = [resolve(options.min, today), options.disablePast === true ? today : undefined]
  return { min: starts.filter(isDate).toSorted().at(-1), max: ends.filter(isDate).toSorted()[0] }
}

/** The day within the limits that is nearest to today. */
export function nearestDay({ min, max }: DateLimits, today: string): string {
  if (max !== undefined && today > max) return max
  return min !== undefined && today < min ? min : today
}

function resolve(limit: JsonValue | undefined, today: string): string | undefined {
  if (limit === 'today') return today
  return typeof limit === 'string' ? limit : undefined
}

function lastBirthday(schema: JsonObject, today: string): string | undefined {
  const age = ownValue(schema, 'minimumAge')
  if (typeof age !== 'number') return undefined
  const year = String(Number(today.slice(0, 4)) - age).padStart(4, '0')
  return `${year}${today.slice(4)}`
}

function isDate(text: string | undefined): text is string {
  return text !== undefined
}
