import { useState } from 'react'
import Height from '@mui/icons-material/Height'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Beside } from '../../../../../engine/editing/positions.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import type { MovablePlace } from './movable-places.ts'

interface MoveMenuProps {
  readonly id: string
  readonly label: string
  readonly places: readonly MovablePlace[]
  readonly onMove: (beside: Beside) => void
}

/** Moves an item to any place of its list in one go. */
export function MoveMenu({ id, label, places, onMove }: MoveMenuProps) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = text('portal.editor.move-to', { field: label })
  return (
    <>
      <IconButton
        size="small"
        id={id}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Height fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name, dense: true }, paper: { sx: { maxHeight: 360, maxWidth: 360 } } }}
      >
        {places.map(({ beside, other }) => (
          <MenuItem
            key={'after' in beside ? `after ${beside.after}` : `before ${beside.before}`}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => {
              setAnchor(null)
              onMove(beside)
            }}
          >
            {text('after' in beside ? 'portal.editor.place-after' : 'portal.editor.place-before', { field: other })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
