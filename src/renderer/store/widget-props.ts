import type { ComponentType } from 'react'
import type { FormSchema } from '../../engine/document/document.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FormStore } from './state/form-store.ts'
import type { WidgetOptions, WidgetTraits } from '../../engine/fields/widget-traits.ts'

/**
 * What a widget gets: the names and meanings of rjsf's `WidgetProps`, so that a widget written for rjsf works here, plus
 * the field's pointer and the form's store. Label, help and messages are drawn around the widget, not by it.
 */
export interface FieldWidgetProps {
  /** Of the control that takes the focus; its label is `<id>-label`. */
  readonly id: string
  readonly name: string
  readonly pointer: JsonPointer
  readonly store: FormStore
  readonly schema: FormSchema
  readonly uiSchema: JsonObject
  readonly options: WidgetOptions
  /** Current for a widget bound by `value`; only the first one for a widget bound by `store`. */
  readonly value: JsonValue | undefined
  readonly label: string
  readonly hideLabel: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly readonly: boolean
  readonly autofocus: boolean
  readonly multiple: boolean
  readonly placeholder: string
  /** The sentences that are shown below; their presence makes the control `aria-invalid`. */
  readonly rawErrors: readonly string[]
  /** Ids of help and messages, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly onChange: (value: JsonValue | undefined) => void
  readonly onBlur: (id: string, value: JsonValue | undefined) => void
  readonly onFocus: (id: string, value: JsonValue | undefined) => void
}

/** What the read-only view of an answer gets. */
export interface AnswerViewProps {
  readonly pointer: JsonPointer
  readonly store: FormStore
  readonly schema: FormSchema
  readonly options: WidgetOptions
  readonly value: JsonValue | undefined
}

/** A widget and how the field treats it. */
export interface WidgetDefinition extends WidgetTraits {
  readonly component: ComponentType<FieldWidgetProps>
  /**
   * `store`: the widget reads and writes the store by itself (an uncontrolled control: a keystroke renders nothing).
   * `value`: it renders from `value` and is rendered again whenever that changes.
   */
  readonly binding: 'store' | 'value'
  /**
   * `control`: label above, which names one control of the given id. `group`: a labelled group of controls.
   * `bare`: the widget draws its own label (a checkbox, a switch). `none`: nothing is seen at all.
   */
  readonly frame: 'control' | 'group' | 'bare' | 'none'
  /** How the answer reads where it cannot be changed; without it, its text or the label of its choice. */
  readonly view?: ComponentType<AnswerViewProps>
  /** How high it stands, where that is not a text field's height: its place is kept while its code is on its way. */
  readonly height?: string
}
