import type { Condition } from './condition.ts'
import type { JsonObject } from '../json/json.ts'

/**
 * An rjsf UI schema plus `rules`; per field also `ui:messages`, `ui:after`, `ui:hidden`. `drafts: false`: what is typed is
 * not kept in the browser.
 */
export type UiSchema = JsonObject & { readonly rules?: readonly FieldRule[]; readonly groups?: readonly FieldGroup[] }

/**
 * Fields that a long form shows together under a heading. Within a group they stand in the form's own order (`ui:order`,
 * `ui:after`); a field that no group names joins the group of the field that its `ui:after` names, else the last.
 */
export interface FieldGroup {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly fields: readonly string[]
}

/** When fields are shown, enabled or required. A field that several `show` or `enable` rules name needs all of them; one of several `require` rules suffices. */
export interface FieldRule {
  readonly id: string
  readonly when: Condition
  /** Field ids (dotted into objects, e.g. `address.City`); inside a list's items say `contacts.City` and use `row` in the condition. */
  readonly show?: readonly string[]
  readonly enable?: readonly string[]
  readonly require?: readonly string[]
}
