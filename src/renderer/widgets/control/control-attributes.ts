import type { FieldWidgetProps } from '../../store/widget-props.ts'

/** The attributes that give assistive technology a control's name and help, and whether it is invalid or required. */
export function controlAttributes(props: FieldWidgetProps) {
  return {
    id: props.id,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.rawErrors.length > 0 || undefined,
    'aria-required': props.required || undefined,
    'aria-label': props.hideLabel ? props.label : undefined,
  }
}

/** The data attributes of the box around a control. */
export function boxMarks(props: FieldWidgetProps) {
  return {
    'data-invalid': props.rawErrors.length > 0 || undefined,
    'data-disabled': props.disabled || props.readonly || undefined,
  }
}
