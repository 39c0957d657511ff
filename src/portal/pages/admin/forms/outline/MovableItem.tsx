import type { ReactNode } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { RowButton } from './outline-parts.ts'
import type { ItemMoves } from './use-moving.ts'

interface MovableItemProps {
  readonly label: string
  /** Of its buttons, so that they keep the focus when it moves. */
  readonly ids: Readonly<Record<'open' | 'up' | 'down' | 'to', string>>
  readonly onOpen: () => void
  /** Absent where the order has no meaning. */
  readonly moves?: ItemMoves
  /** What is to be known of it, as chips. */
  readonly children?: ReactNode
}

/** A part of what is edited, in an outline: it can be opened, and moved where the order means something. */
export function MovableItem({ label, ids, onOpen, moves, children }: MovableItemProps) {
  const text = useText()
  return (
    <Line {...(moves && { draggable: true, 'data-edge': moves.edge, ...moves.dragging })}>
      {moves && (
        <Handle aria-hidden>
          <DragIndicator fontSize="small" />
        </Handle>
      )}
      <RowButton type="button" id={ids.open} onClick={onOpen}>
        <span>
          <BreakableText>{label}</BreakableText>
        </span>
        {children}
      </RowButton>
      {moves && (
        <>
          <IconButton
            size="small"
            id={ids.up}
            aria-label={text('portal.editor.move-up', { field: label })}
            onClick={() => moves.onStep('up')}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            id={ids.down}
            aria-label={text('portal.editor.move-down', { field: label })}
            onClick={() => moves.onStep('down')}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
          {/* With two items, a step goes everywhere. */}
          {moves.places.length > 1 && (
            <MoveMenu id={ids.to} label={label} places={moves.places} onMove={moves.onMove} />
          )}
        </>
      )}
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '&:hover': { background: 'var(--mui-palette-action-hover)', borderRadius: 8 },
  '&[data-edge=before]': { boxShadow: '0 -2px 0 var(--mui-palette-primary-main)' },
  '&[data-edge=after]': { boxShadow: '0 2px 0 var(--mui-palette-primary-main)' },
})

const Handle = styled('span')({
  display: 'flex',
  cursor: 'grab',
  color: 'var(--mui-palette-text-secondary)',
  // Fingers do not drag rows.
  '@media (pointer: coarse)': { display: 'none' },
})
