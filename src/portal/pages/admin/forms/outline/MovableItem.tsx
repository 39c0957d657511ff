import type { ReactNode } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { RowButton } from './outline-parts.ts'

export type Step = 'up' | 'down'

interface MovableItemProps {
  readonly label: string
  /** Of its buttons, so that they keep the focus when it moves. */
  readonly ids: Readonly<Record<'open' | Step, string>>
  readonly onOpen: () => void
  /** Absent where the order has no meaning. */
  readonly onMove?: (step: Step) => void
  /** What is to be known of it, as chips. */
  readonly children?: ReactNode
}

/** A part of what is edited, in an outline: it can be opened, and moved where the order means something. */
export function MovableItem({ label, ids, onOpen, onMove, children }: MovableItemProps) {
  const text = useText()
  return (
    <Line>
      <RowButton type="button" id={ids.open} onClick={onOpen}>
        <span>
          <BreakableText>{label}</BreakableText>
        </span>
        {children}
      </RowButton>
      {onMove && (
        <>
          <IconButton
            size="small"
            id={ids.up}
            aria-label={text('portal.editor.move-up', { field: label })}
            onClick={() => onMove('up')}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            id={ids.down}
            aria-label={text('portal.editor.move-down', { field: label })}
            onClick={() => onMove('down')}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
        </>
      )}
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '&:hover': { background: 'var(--mui-palette-action-hover)', borderRadius: 8 },
})
