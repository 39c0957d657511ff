import type { ParamsByText } from '../../../generated/params-by-text.ts'
import type { TextKey } from '../../../engine/translate/texts.ts'
import type { Wording } from '../published/published-tenant.ts'

/** A text of the catalogue in the language and wording of an edition. */
export function textOf<Key extends TextKey>({ findText }: Wording, key: Key, ...[params]: ParamsByText[Key]): string {
  return findText(key, params)
}
