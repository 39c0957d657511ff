import { isJsonObject } from '../src/engine/json/json.ts'
import type { JsonValue } from '../src/engine/json/json.ts'
import { paramsIn, pluralOf } from '../src/engine/translate/text-params.ts'

/**
 * A type with the parameters of every text of the catalogue, so that an unknown key or a missing parameter does not
 * compile. Messages of keywords are left out: they are looked up by keyword.
 */
export function textTypes(catalogue: JsonValue | undefined): string {
  const texts = isJsonObject(catalogue) ? catalogue : {}
  const params = new Map<string, ReadonlySet<string>>()
  for (const [key, text] of Object.entries(texts)) {
    if (key.startsWith('validation.') || typeof text !== 'string') continue
    const plural = pluralOf(key, texts)
    const known = params.get(plural ?? key) ?? new Set(plural === undefined ? [] : ['count'])
    params.set(plural ?? key, new Set([...known, ...paramsIn(text)]))
  }
  const members = [...params].map(([key, names]) => `  readonly '${key}': ${tuple([...names])}`)
  return [
    '/** A figure or a name that a text mentions in braces. */\nexport type TextParam = string | number\n',
    '/** What each text takes, by its key; plural forms stand under the key that they share. */',
    `export interface ParamsByText {\n${members.join('\n')}\n}\n`,
  ].join('\n')
}

const tuple = (names: readonly string[]): string =>
  names.length === 0 ? '[]' : `[params: { ${names.map((name) => `readonly ${name}: TextParam`).join('; ')} }]`
