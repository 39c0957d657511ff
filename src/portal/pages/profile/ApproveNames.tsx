import { useState, useTransition } from 'react'
import Button from '@mui/material/Button'
import { useText } from '../../../renderer/texts/use-text.ts'
import { NamesDialog } from './NamesDialog.tsx'

/** Shown until the member has approved their names in the register. */
export function ApproveNames() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()
  return (
    <>
      <Button variant="outlined" loading={isOpening} onClick={() => startOpening(() => setOpen(true))}>
        {text('portal.names.action')}
      </Button>
      {open && <NamesDialog onClose={() => setOpen(false)} />}
    </>
  )
}
