import { createContext, use } from 'react'
import type { ComponentType } from 'react'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FieldNode } from '../../engine/fields/field-node.ts'
import type { FormStore } from './state/form-store.ts'
import type { WidgetDefinition } from './widget-props.ts'

/** The props of every field: its definition and the answer that it edits. */
export interface FormFieldProps {
  readonly node: FieldNode
  readonly pointer: JsonPointer
}

/** What every field of a form needs. It never changes while the form is mounted, so reading it causes no renders. */
export interface FormScope {
  readonly store: FormStore
  /** The user has left the field. */
  readonly touch: (pointer: JsonPointer) => void
  /** Renders any field; it is here because objects and lists contain fields of every kind, including themselves. */
  readonly Field: ComponentType<FormFieldProps>
  readonly widgets: Readonly<Record<string, WidgetDefinition>>
  /** The prefix of the controls' ids. */
  readonly idPrefix: string
  readonly readOnly: boolean
  /** Whether something around the form shows its title. */
  readonly hideTitle: boolean
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined)

/** The form that contains a field. @throws Error outside of a form. */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (scope === undefined) throw new Error('A field stands outside of a form')
  return scope
}
