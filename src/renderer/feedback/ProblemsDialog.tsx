import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useId, useRef } from 'react'
import { useText } from '../texts/use-text.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { focusOnMount } from './focus-on-mount.ts'

/** A sentence about a field, or about the form as a whole (an empty pointer). */
export interface ListedProblem {
  readonly pointer: string
  readonly message: string
}

export interface ProblemsDialogProps {
  /** Shown while there are any. */
  readonly problems: readonly ListedProblem[]
  readonly onClose: () => void
  /** Called after it has closed, so that the focus can move to the chosen field; undefined for the first wrong one. */
  readonly onClosed: (pointer: string | undefined) => void
}

/** 'Something went wrong': what the user must correct before a form can be saved, each with a link to its field. */
export function ProblemsDialog({ problems, onClose, onClosed }: ProblemsDialogProps) {
  const text = useText()
  const id = useId()
  const chosen = useRef<string>(undefined)
  const close = (pointer?: string) => {
    chosen.current = pointer
    onClose()
  }
  return (
    <DialogFrame
      title={
        <>
          <ErrorOutline color="error" aria-hidden />
          {text('renderer.problems.title')}
        </>
      }
      open={problems.length > 0}
      onClose={() => close()}
      onClosed={() => onClosed(chosen.current)}
      role="alertdialog"
      describedBy={id}
      foot={
        <Button variant="contained" onClick={() => close()} ref={focusOnMount}>
          {text('renderer.problems.retry')}
        </Button>
      }
    >
      <Box component="ul" id={id} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {problems.map(({ pointer, message }) => (
          <li key={`${pointer} ${message}`}>
            {pointer === '' ? (
              message
            ) : (
              <Link component="button" type="button" onClick={() => close(pointer)} sx={linkStyle}>
                {message}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </DialogFrame>
  )
}

const linkStyle = { font: 'inherit', textAlign: 'start', minHeight: 24 } as const
