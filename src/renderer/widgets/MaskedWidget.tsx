import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import { useState } from 'react'
import { useText } from '../texts/use-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlButton } from './control/ControlButton.tsx'
import { boxMarks, controlAttributes } from './control/control-attributes.ts'
import { maskValue } from '../../engine/format/mask-value.ts'
import { useWrittenText } from './control/use-written-text.ts'
import type { FieldWidgetProps } from '../store/tree/widget-props.ts'

/** Characters that stay readable at the end, unless `ui:options.visible` says another number. */
const usuallyVisible = 4

/** An answer that a passer-by should not read: covered but for its end until one asks for it or changes it. */
export function MaskedWidget(props: FieldWidgetProps) {
  const [shown, setShown] = useState(false)
  const text = useText()
  const written = useWrittenText(props)
  const { visible } = props.options
  const covered = maskValue(written.value, typeof visible === 'number' ? visible : usuallyVisible)
  const toggle = text(shown ? 'renderer.masked.hide' : 'renderer.masked.show', { field: props.label })
  const isFixed = props.disabled || props.readonly
  return (
    <ControlBox {...boxMarks(props)}>
      <input
        {...controlAttributes(props)}
        {...written}
        value={shown ? written.value : covered}
        name={props.name}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder || undefined}
        disabled={props.disabled}
        readOnly={props.readonly}
        onFocus={() => !isFixed && setShown(true)}
        onBlur={() => {
          setShown(false)
          written.onBlur()
        }}
      />
      <ControlButton
        type="button"
        aria-label={toggle}
        title={toggle}
        aria-controls={props.id}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </ControlButton>
    </ControlBox>
  )
}
