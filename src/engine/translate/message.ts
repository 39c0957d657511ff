import type { ParamsByText } from '../../generated/params-by-text.ts'
import type { TextKey } from './texts.ts'

/** A text that takes no parameters. */
export type PlainTextKey = { [Key in TextKey]: ParamsByText[Key] extends [] ? Key : never }[TextKey]

/** The names of the parameters that some texts take. */
export type ParamOf<Key extends TextKey> = Key extends TextKey
  ? ParamsByText[Key] extends [infer Params]
    ? keyof Params
    : never
  : never

/** Values for these names; empty when there are none. */
export type ValuesOf<Name extends string | number | symbol> = [Name] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Name, string>>

type MessageWithParams = {
  [Key in TextKey]: ParamsByText[Key] extends [infer Params] ? { readonly key: Key; readonly params: Params } : never
}[TextKey]

/** A text of the catalogue by its key and its parameters, before the reader's language is known. */
export type Message = { readonly key: PlainTextKey; readonly params?: undefined } | MessageWithParams
