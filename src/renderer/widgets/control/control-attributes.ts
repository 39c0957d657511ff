import type { FieldWidgetProps } from '../../store/widget-props.ts'

/** The attributes by which a control tells assistive technology its name, its help, and whether it is wrong or needed. */
export function controlAttributes(props: FieldWidgetProps) {
  return {
    id: props.id,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.rawErrors.length > 0 || undefined,
    'aria-required': props.required || undefined,
    'aria-label': props.hideLabel ? props.label : undefined,
  }
}

/** The marks of the box around a control. */
export function boxMarks(props: FieldWidgetProps) {
  return {
    'data-invalid': props.rawErrors.length > 0 || undefined,
    'data-disabled': props.disabled || props.readonly || undefined,
  }
}
