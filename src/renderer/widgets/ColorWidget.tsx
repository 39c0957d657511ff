import type { FieldWidgetProps } from '../store/widget-props.ts'
import { ColorPicker } from './ColorPicker.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { useTextControl } from './control/use-text-control.ts'

/** A colour as text, `#rrggbb`, beside the browser's own picker, which shows it. */
export function ColorWidget(props: FieldWidgetProps) {
  const { id, label, value, disabled, readonly } = props
  const control = useTextControl(props)
  return (
    <ControlBox {...boxMarks(props)}>
      <ColorPicker
        label={label}
        value={value}
        disabled={disabled || readonly}
        onChange={props.onChange}
        onBlur={() => props.onBlur(id, value)}
      />
      <input {...control} type="text" autoComplete="off" spellCheck={false} />
    </ControlBox>
  )
}
