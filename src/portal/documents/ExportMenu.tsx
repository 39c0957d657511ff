import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef, useState } from 'react'
import { tableFormats } from '../../contract/table-formats.ts'
import type { TableFormat } from '../../contract/table-formats.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useSaveFile } from './use-save-file.ts'

interface ExportMenuProps {
  /** What is saved, for screen readers, where a page has several of these. */
  readonly about?: string
  /** Below the base of the calls, without its filters. */
  readonly address: string
  readonly filters?: URLSearchParams | undefined
  /** Without its ending. */
  readonly fileName: string
  /** The button’s; “Export” unless given. */
  readonly label?: string
}

/** Saves a table that the server makes, in the form that is chosen. Saving begins when the menu is gone. */
export function ExportMenu({ about, address, filters, fileName, label }: ExportMenuProps) {
  const text = useText()
  const { isBusy, save } = useSaveFile()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const chosen = useRef<TableFormat>(undefined)
  const close = () => setAnchor(undefined)
  const saveChosen = () => {
    const { current: format } = chosen
    chosen.current = undefined
    if (format === undefined) return
    const query = new URLSearchParams(filters)
    query.set('format', format)
    void save(`${address}?${query.toString()}`, `${fileName}.${format}`)
  }
  return (
    <>
      {/* It keeps the focus while it is busy, so it is not disabled. */}
      <Button
        variant="outlined"
        startIcon={isBusy ? <CircularProgress size="1em" color="inherit" aria-hidden /> : <Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-busy={isBusy}
        onClick={({ currentTarget }) => {
          if (!isBusy) setAnchor(currentTarget)
        }}
      >
        {label ?? text('portal.export.menu')}
        {about !== undefined && <span className="rg-unseen">: {about}</span>}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ transition: { onExited: saveChosen } }}
      >
        {tableFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              chosen.current = format
              close()
            }}
          >
            {text(`portal.export.as.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
