import { styled } from '@mui/material/styles'
import { boxMarks } from './control/control-attributes.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** On or off, with immediate effect: a checkbox that is drawn and announced as a switch, its label before it. */
export function SwitchWidget(props: FieldWidgetProps) {
  const { id, value, label, required } = props
  return (
    <Row htmlFor={id} id={`${id}-label`} {...boxMarks(props)}>
      <span className={props.hideLabel ? 'rg-unseen' : undefined}>
        {label}
        {required && (
          <span className="rg-required" aria-hidden>
            {' *'}
          </span>
        )}
      </span>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        name={props.name}
        checked={value === true}
        aria-checked={value === true}
        disabled={props.disabled || props.readonly}
        aria-describedby={props.describedBy}
        aria-invalid={props.rawErrors.length > 0 || undefined}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={() => props.onBlur(id, value)}
        onFocus={() => props.onFocus(id, value)}
      />
    </Row>
  )
}

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 36,
  fontWeight: 500,
  cursor: 'pointer',
  '&[data-disabled]': { cursor: 'not-allowed', color: (theme.vars ?? theme).palette.text.secondary },
}))

const Track = styled('input')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: 46,
    height: 26,
    margin: 0,
    borderRadius: 13,
    background: palette.control.border,
    cursor: 'inherit',
    transition: 'background-color 150ms',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 3,
      left: 3,
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: palette.background.paper,
      boxShadow: '0 1px 2px rgb(20 22 30 / 0.35)',
      transition: 'transform 150ms',
    },
    '&:checked': { background: palette.primary.strong },
    '&:checked::after': { transform: 'translateX(20px)' },
    '&:disabled': { opacity: 0.6 },
    '@media (forced-colors: active)': { appearance: 'auto' },
  }
})
