import { styled } from '@mui/material/styles'
import { ControlBox } from './control/ControlBox.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const usualLength = 6

/**
 * A one-time code in one input, so that phones fill it in from the message and a pasted code fits, marks and spaces
 * dropped. `ui:options.length`, usually 6.
 */
export function OneTimeCodeWidget(props: FieldWidgetProps) {
  const length = typeof props.options.length === 'number' ? props.options.length : usualLength
  const control = useTextControl(props, { clean: (text) => text.replaceAll(/\D/g, '').slice(0, length) })
  return (
    <CodeBox {...boxMarks(props)} style={{ maxWidth: `${length * 2.4 + 2}rem` }}>
      <input
        {...control}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={'•'.repeat(length)}
      />
    </CodeBox>
  )
}

const CodeBox = styled(ControlBox)({
  minHeight: 60,
  '& input': {
    padding: '10px 6px 10px 22px',
    fontSize: '1.625rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.6em',
  },
  '& input::placeholder': { fontWeight: 400, opacity: 0.55 },
})
