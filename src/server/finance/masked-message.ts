import { maskText } from '../../engine/format/mask-text.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { parseJson } from '../../engine/json/parse-json.ts'

/** Names of values that nobody reads, and of phones, of which only the end is shown. */
const secretNames = 'passw|passkey|secret|token|authori[sz]ation|credential|api.?key|signature'
const secretName = new RegExp(secretNames, 'i')
const namedSecret = new RegExp(String.raw`((?:${secretNames})\w*\W{1,3})[^\s"'<>&,;]+`, 'gi')
const phoneName = /phone|msisdn|partya/i

const hidden = '••••'

/**
 * A provider's message to read: what it names as secret is hidden, and so is each of some texts wherever it occurs.
 *
 * @param texts of which at most the end is shown
 */
export function maskedMessage(raw: string, texts: readonly string[]): string {
  const json = parseJson(raw)
  const readable = json === undefined ? withoutSecrets(raw) : JSON.stringify(masked(json), null, 2)
  return texts.filter((one) => one.length > 3).reduce((shown, one) => shown.replaceAll(one, maskText(one)), readable)
}

/** A text that is no JSON, without what follows the name of a secret. */
const withoutSecrets = (raw: string): string => raw.replaceAll(namedSecret, `$1${hidden}`)

function masked(value: JsonValue, name = ''): JsonValue {
  if (isJsonArray(value)) return value.map((one) => masked(one, name))
  if (isJsonObject(value)) {
    // M-Pesa lists values beside their names.
    const named = typeof value['Name'] === 'string' ? value['Name'] : ''
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        masked(one ?? null, key === 'Value' && named !== '' ? named : key),
      ]),
    )
  }
  if (secretName.test(name)) return hidden
  return phoneName.test(name) && value !== null ? maskText(String(value)) : value
}
