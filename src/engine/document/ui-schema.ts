import type { Condition } from './condition.ts'
import type { ElementKind } from '../../generated/closed-names.ts'
import type { JsonObject } from '../json/json.ts'

/**
 * An rjsf UI schema plus `rules`; per field also `ui:messages`, `ui:after`, `ui:hidden`. With `drafts: false`, the
 * browser does not store unsaved input.
 */
export type UiSchema = JsonObject & { readonly rules?: readonly FieldRule[]; readonly groups?: readonly FieldGroup[] }

/**
 * Fields that a long form shows together under a heading. Within a group they keep the form's own order (`ui:order`,
 * `ui:after`); a field joins the group of the field in its `ui:after`, or with `groups/<id>` that group as its first.
 * Fields without a group stand before all groups.
 */
export interface FieldGroup {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly fields: readonly string[]
}

/** What an object shows among its fields without an answer (`ui:elements`): `above` or `below` one of its fields. */
export interface UiElement {
  readonly id: string
  readonly kind: ElementKind
  readonly above?: string
  readonly below?: string
  /** The label of an age, or the text before bullets. */
  readonly title?: string
  /** Of a paragraph; empty lines separate several. */
  readonly text?: string
  /** The bullets. */
  readonly items?: readonly { readonly id: string; readonly text: string }[]
  /** The field with the date that an age is counted from. */
  readonly of?: string
}

/**
 * When fields are shown, enabled or required. If several `show` or `enable` rules name a field, all must be true; of
 * several `require` rules, one is enough.
 */
export interface FieldRule {
  readonly id: string
  readonly when: Condition
  /**
   * Field ids (dotted into objects, e.g. `address.City`); for fields of list items, write `contacts.City` and use `row`
   * in the condition.
   */
  readonly show?: readonly string[]
  readonly enable?: readonly string[]
  readonly require?: readonly string[]
}
