import { useRef, useState } from 'react'
import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

interface ActionMenuProps<Action extends string> {
  /** Names the button, and what the actions are for. */
  readonly label: string
  readonly actions: readonly Action[]
  readonly titleOf: (action: Action) => string
  /** The actions that take something away. */
  readonly destructive: Action
  readonly onAct: (action: Action) => void
}

/**
 * What may be done with a row. An action begins when the menu is gone, so that a dialog can give the focus back to the
 * menu's button.
 */
export function ActionMenu<Action extends string>(props: ActionMenuProps<Action>) {
  const { label, actions, titleOf, destructive, onAct } = props
  const [anchor, setAnchor] = useState<HTMLElement>()
  const chosen = useRef<Action>(undefined)
  const close = () => setAnchor(undefined)
  const act = () => {
    if (chosen.current !== undefined) onAct(chosen.current)
    chosen.current = undefined
  }
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ transition: { onExited: act } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action}
            sx={action === destructive ? { color: 'error.text' } : {}}
            onClick={() => {
              chosen.current = action
              close()
            }}
          >
            {titleOf(action)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
