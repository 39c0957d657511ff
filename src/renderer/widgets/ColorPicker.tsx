import { styled } from '@mui/material/styles'
import { formatColor, parseColor } from '../../engine/color/rgb.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'

interface ColorPickerProps {
  /** What the colour is of. */
  readonly label: string
  /** Shown where it is a colour. */
  readonly value: JsonValue | undefined
  readonly disabled?: boolean
  /** Inside the frame of a text, rather than beside a text. */
  readonly isInside?: boolean
  /** The colour as `#rrggbb`. */
  readonly onChange: (color: string) => void
  readonly onBlur?: () => void
}

/** The browser's own picker of colours, which shows the present one. */
export function ColorPicker({ label, value, disabled, isInside, onChange, onBlur }: ColorPickerProps) {
  const text = useText()
  const color = parseColor(typeof value === 'string' ? value : '')
  return (
    <Picker
      type="color"
      aria-label={text('renderer.color.pick', { label })}
      value={color ? formatColor(color) : '#ffffff'}
      data-empty={color ? undefined : true}
      data-inside={isInside ? true : undefined}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
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
    '&&[data-inside]': { width: 24, height: 24, margin: '0 8px 0 0', borderRadius: 6 },
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
