import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import { useCallback, useState } from 'react'
import type { JsonValue } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'
import { answerText } from './answer-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlButton } from './control/ControlButton.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { maskValue } from '../../engine/format/mask-value.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** How many characters stay readable at the end, unless `ui:options.visible` gives another number. */
const usuallyVisible = 4

/** An answer that a passer-by should not read: masked except for its end until the user reveals or changes it. */
export function MaskedWidget(props: FieldWidgetProps) {
  const [shown, setShown] = useState(false)
  const text = useText()
  const { visible } = props.options
  const readable = typeof visible === 'number' ? visible : usuallyVisible
  const toText = useCallback(
    (value: JsonValue | undefined) => (shown ? answerText(value) : maskValue(answerText(value), readable)),
    [shown, readable],
  )
  // Text typed into the mask is not an answer.
  const clean = (typed: string, before: string) => (shown ? typed : before)
  const control = useTextControl(props, { toText, clean })
  const toggle = text(shown ? 'renderer.masked.hide' : 'renderer.masked.show', { field: props.label })
  const isFixed = props.disabled || props.readonly
  return (
    <ControlBox {...boxMarks(props)}>
      <input
        {...control}
        type="text"
        autoComplete="off"
        spellCheck={false}
        onFocus={() => !isFixed && setShown(true)}
        onBlur={() => {
          setShown(false)
          control.onBlur()
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
