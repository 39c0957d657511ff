import type { FieldWidgetProps } from '../../store/widget-props.ts'

/** What a control's attributes come from. */
export type ControlProps = Pick<
  FieldWidgetProps,
  'id' | 'label' | 'hideLabel' | 'required' | 'describedBy' | 'rawErrors' | 'disabled' | 'readonly'
>

/** The attributes that give assistive technology a control's name and help, and whether it is invalid or required. */
export function controlAttributes(props: ControlProps) {
  return {
    id: props.id,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.rawErrors.length > 0 || undefined,
    'aria-required': props.required || undefined,
    'aria-label': props.hideLabel ? props.label : undefined,
  }
}

/** The data attributes of the box around a control. */
export function boxMarks(props: ControlProps) {
  return {
    'data-invalid': props.rawErrors.length > 0 || undefined,
    'data-disabled': props.disabled || props.readonly || undefined,
  }
}
