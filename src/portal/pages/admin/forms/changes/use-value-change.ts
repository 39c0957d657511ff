import { isJsonArray } from '../../../../../engine/json/json.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'

/** An action in words. */
export interface ChangeText {
  /** The field or column that it is about; undefined for the whole form or page. */
  readonly field: string | undefined
  readonly sentence: string
}

export interface ValueChange {
  /** What the value is called. */
  readonly property: string
  readonly from: JsonValue | undefined
  readonly to: JsonValue | undefined
}

/** Says that a value was set, changed or taken away. */
export function useValueChange(): (change: ValueChange, written?: (value: JsonValue) => string | undefined) => string {
  const text = useText()
  const show = (value: JsonValue | undefined): string => {
    if (typeof value === 'boolean') return text(value ? 'portal.change.yes' : 'portal.change.no')
    if (typeof value === 'string') return `“${value}”`
    if (isJsonArray(value)) return value.map(show).join(', ')
    return value === undefined ? text('portal.change.nothing') : JSON.stringify(value)
  }
  return ({ property, from, to }, written = () => undefined) => {
    const [before, after] = [from, to].map((value) => (value === undefined ? undefined : written(value)) ?? show(value))
    const change = { property, from: before ?? '', to: after ?? '' }
    if (to === undefined) return text('portal.change.taken', change)
    return text(from === undefined ? 'portal.change.set' : 'portal.change.changed', change)
  }
}
