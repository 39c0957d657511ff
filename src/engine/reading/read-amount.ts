import type { EvaluationContext } from '../document/context.ts'
import { formatMoney } from '../format/money.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { plainText } from './plain-text.ts'
import { textOption } from './ui-options.ts'

/**
 * An amount of the widget `money` as people read it: in the organisation's currency, or the text that its options have
 * for 0.
 *
 * @param value in units of the currency, not cents; what is no number is returned as it is
 */
export function readAmount(
  value: JsonValue | undefined,
  options: JsonObject,
  { money }: Pick<EvaluationContext, 'money'>,
): string {
  if (typeof value !== 'number') return plainText(value)
  const zero = value === 0 ? textOption(options, 'zero') : undefined
  return zero ?? formatMoney(value, money?.currency, money?.locale)
}
