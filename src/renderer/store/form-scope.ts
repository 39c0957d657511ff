import { createContext, use } from 'react'
import type { ComponentType } from 'react'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FieldNode } from '../../engine/fields/field-node.ts'
import type { FormStore } from './state/form-store.ts'
import type { WidgetDefinition } from './widget-props.ts'

/** What any field gets: what it is and which answer it is about. */
export interface FormFieldProps {
  readonly node: FieldNode
  readonly pointer: JsonPointer
}

/** What every field of a form needs. It never changes while the form is there, so reading it renders nothing again. */
export interface FormScope {
  readonly store: FormStore
  /** The person has left the field. */
  readonly touch: (pointer: JsonPointer) => void
  /** Draws any field; here, because objects and lists hold fields of every kind, themselves included. */
  readonly Field: ComponentType<FormFieldProps>
  readonly widgets: Readonly<Record<string, WidgetDefinition>>
  /** What the ids of controls begin with. */
  readonly idPrefix: string
  readonly readOnly: boolean
  /** Whether something around the form says its title. */
  readonly hideTitle: boolean
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined)

/** The form that a field is in. @throws Error outside of a form. */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (scope === undefined) throw new Error('A field stands outside of a form')
  return scope
}
