import type { FormSchema } from '../../engine/document/document.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { PartOf } from './loadable.ts'
import type { FormStore } from './state/form-store.ts'
import type { WidgetOptions, WidgetTraits } from '../../engine/fields/widget-traits.ts'

/**
 * The props of a widget: the names and meanings of rjsf's `WidgetProps`, so that a widget written for rjsf works here,
 * plus the field's pointer and the form's store. The field renders label, help and messages around the widget.
 */
export interface FieldWidgetProps {
  /** The id of the control that takes the focus; its label is `<id>-label`. */
  readonly id: string
  readonly name: string
  readonly pointer: JsonPointer
  readonly store: FormStore
  readonly schema: FormSchema
  readonly uiSchema: JsonObject
  readonly options: WidgetOptions
  /** Current for a widget bound by `value`; only the initial value for a widget bound by `store`. */
  readonly value: JsonValue | undefined
  readonly label: string
  readonly hideLabel: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly readonly: boolean
  readonly autofocus: boolean
  readonly multiple: boolean
  readonly placeholder: string
  /** The messages shown below; if there are any, the control is `aria-invalid`. */
  readonly rawErrors: readonly string[]
  /** Ids of help and messages, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly onChange: (value: JsonValue | undefined) => void
  readonly onBlur: (id: string, value: JsonValue | undefined) => void
  readonly onFocus: (id: string, value: JsonValue | undefined) => void
}

/** The props of an answer's read-only view. */
export interface AnswerViewProps {
  readonly pointer: JsonPointer
  readonly store: FormStore
  readonly schema: FormSchema
  readonly options: WidgetOptions
  readonly value: JsonValue | undefined
}

/** A widget and how the field treats it. */
export interface WidgetDefinition extends WidgetTraits {
  readonly component: PartOf<FieldWidgetProps>
  /**
   * `store`: the widget reads and writes the store by itself (an uncontrolled control: a keystroke renders nothing).
   * `value`: it renders from `value`, again whenever that changes.
   */
  readonly binding: 'store' | 'value'
  /**
   * `control`: label above, for the one control with the given id. `group`: a labelled group of controls.
   * `bare`: the widget renders its own label (a checkbox, a switch). `none`: nothing is visible.
   */
  readonly frame: 'control' | 'group' | 'bare' | 'none'
  /** The read-only view of the answer; without it, its text or the label of its choice is shown. */
  readonly view?: PartOf<AnswerViewProps>
  /** Its height, where that differs from a text field's: the space is reserved while its code loads. */
  readonly height?: string
}
