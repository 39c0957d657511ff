import { styled } from '@mui/material/styles'
import { formatColor, parseColor } from '../../engine/color/rgb.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'
import { useText } from '../texts/use-text.ts'
import { boxMarks } from './control/control-attributes.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { useTextControl } from './control/use-text-control.ts'

/** A colour as text, `#rrggbb`, beside the browser's own picker, which shows it. */
export function ColorWidget(props: FieldWidgetProps) {
  const { id, label, value, disabled, readonly } = props
  const text = useText()
  const control = useTextControl(props)
  const color = parseColor(typeof value === 'string' ? value : '')
  return (
    <ControlBox {...boxMarks(props)}>
      <Picker
        type="color"
        aria-label={text('renderer.color.pick', { label })}
        value={color ? formatColor(color) : '#ffffff'}
        data-empty={color ? undefined : true}
        disabled={disabled || readonly}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={() => props.onBlur(id, value)}
      />
      <input {...control} type="text" autoComplete="off" spellCheck={false} />
    </ControlBox>
  )
}

const Picker = styled('input')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    '&&': {
      flex: 'none',
      width: 32,
      height: 32,
      margin: '0 0 0 7px',
      padding: 0,
      border: `1px solid ${palette.control.border}`,
      borderRadius: 8,
      cursor: 'pointer',
    },
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: 7 },
    '&::-moz-color-swatch': { border: 0, borderRadius: 7 },
    // Nothing is chosen: a line across it, where white would look like a choice.
    '&[data-empty]::-webkit-color-swatch': { background: nothing, backgroundColor: 'transparent !important' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.strong}`, outlineOffset: 2 },
    '&&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  }
})

const nothing =
  'linear-gradient(to top right, transparent 47%, var(--mui-palette-control-border) 47% 53%, transparent 53%)'
