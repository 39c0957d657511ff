import type { JsonObject } from '../json/json.ts'
import type { EnumOption } from '../reading/enum-options.ts'

/** `ui:options` and every other `ui:` key of the field, without the prefix, plus the choices that its schema lists. */
export type WidgetOptions = JsonObject & { readonly enumOptions?: readonly EnumOption[] }

/** The types of answers that a widget can give. */
export type AnswerType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'

/** What a form's state has to know of a widget. */
export interface WidgetTraits {
  readonly types: readonly AnswerType[]
  /** What is typed is never written down anywhere in the browser: passwords, one-time codes. */
  readonly isSecret?: boolean
}

/** Widgets by the name that `ui:widget` says. */
export type KnownWidgets = Readonly<Record<string, WidgetTraits>>
