import type { JsonObject } from '../json/json.ts'
import type { EnumOption } from '../reading/enum-options.ts'

/** `ui:options` and all other `ui:` keys of the field, without the prefix, plus the choices in its schema. */
export type WidgetOptions = JsonObject & { readonly enumOptions?: readonly EnumOption[] }

/** The types of answers that a widget can give. */
export type AnswerType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'

/** The facts about a widget that a form's state needs. */
export interface WidgetTraits {
  readonly types: readonly AnswerType[]
  /** The value is never written to browser storage: passwords, one-time codes. */
  readonly isSecret?: boolean
}

/** Widgets by their name in `ui:widget`. */
export type KnownWidgets = Readonly<Record<string, WidgetTraits>>
