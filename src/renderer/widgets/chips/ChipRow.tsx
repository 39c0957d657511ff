import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { BreakableText } from '../../texts/BreakableText.tsx'
import { useText } from '../../texts/use-text.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'

export interface ChipRowProps {
  readonly chips: readonly EnumOption[]
  readonly disabled: boolean
  readonly onRemove: (index: number) => void
  /** The input after the last chip. */
  readonly children: ReactNode
}

/** Chips with a remove button each, then the input; they wrap. */
export function ChipRow({ chips, disabled, onRemove, children }: ChipRowProps) {
  const text = useText()
  return (
    <Row>
      {chips.map((chip, index) => (
        <Chip key={chip.label}>
          <span>
            <BreakableText>{chip.label}</BreakableText>
          </span>
          {!disabled && (
            <button
              type="button"
              aria-label={text('renderer.chips.remove', { name: chip.label })}
              onClick={() => onRemove(index)}
            >
              <svg viewBox="0 0 16 16" aria-hidden>
                <path d="M4.5 4.5l7 7m0-7l-7 7" />
              </svg>
            </button>
          )}
        </Chip>
      ))}
      {children}
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  padding: '5px 6px',
  '& > input': { flex: '1 1 64px', width: 'auto', padding: '6px 7px' },
})

const Chip = styled('span')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    maxWidth: '100%',
    minHeight: 32,
    padding: '0 10px',
    boxSizing: 'border-box',
    borderRadius: `calc(${theme.vars?.shape.borderRadius} * 0.7)`,
    background: palette.primary.soft,
    color: palette.primary.text,
    fontSize: '0.9rem',
    fontWeight: 500,
    '& > span': { minWidth: 0 },
    '&:has(button)': { paddingRight: 3 },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      padding: 0,
      border: 0,
      borderRadius: 6,
      background: 'transparent',
      color: 'inherit',
      cursor: 'pointer',
    },
    '& button:hover': { background: `color-mix(in srgb, ${palette.primary.main} 25%, transparent)` },
    '& svg': { width: 16, height: 16, fill: 'none', stroke: 'currentcolor', strokeWidth: 1.6, strokeLinecap: 'round' },
  }
})
