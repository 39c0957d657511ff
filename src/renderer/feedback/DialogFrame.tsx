import Close from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../texts/use-text.ts'
import { DialogFootContext } from './dialog-foot-context.ts'

export interface DialogFrameProps {
  readonly title: ReactNode
  readonly open?: boolean
  /** Adds Close to the head; Escape and a click outside close it too. */
  readonly onClose?: (() => void) | undefined
  /** Called after it has disappeared; the focus is then moved by the caller. */
  readonly onClosed?: (() => void) | undefined
  /** Its buttons, the main one last. A form in the body puts its own buttons there. */
  readonly foot?: ReactNode
  /** At most this wide; px or a CSS length. */
  readonly width?: number | string
  /** Fills the screen of a phone. */
  readonly isForm?: boolean
  /** The body is only text: it can have the focus, so that the keyboard scrolls it. */
  readonly isText?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  /** The id of the text that is read out after the title. */
  readonly describedBy?: string
  readonly children: ReactNode
}

/** Every dialog: a head and a foot that stay in sight, and a body that scrolls between them. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, open = true, onClose, onClosed, width = 444, isForm = false, isText = false } = props
  const text = useText()
  const id = useId()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role={props.role}
      maxWidth={false}
      aria-labelledby={id}
      aria-describedby={props.describedBy}
      disableRestoreFocus={onClosed !== undefined}
      slotProps={{
        paper: {
          ref: focusUnlessInside,
          tabIndex: -1,
          sx: { ...paperStyle, maxWidth: width, ...(isForm && phoneStyle) },
        },
        container: { sx: aboveNotices },
        transition: { onExited: onClosed },
      }}
    >
      <Head>
        <DialogTitle id={id} sx={titleStyle}>
          {typeof title === 'string' ? <span>{title}</span> : title}
        </DialogTitle>
        {onClose && (
          <IconButton onClick={onClose} aria-label={text('renderer.close')}>
            <Close />
          </IconButton>
        )}
      </Head>
      <DialogContent sx={bodyStyle} {...(isText && { tabIndex: 0, role: 'document' })}>
        <DialogFootContext value={foot}>{props.children}</DialogFootContext>
      </DialogContent>
      <DialogActions ref={setFoot} sx={footStyle}>
        {props.foot}
      </DialogActions>
    </Dialog>
  )
}

/** A dialog without a control that asks for the focus has it itself: screen readers then read its title. */
function focusUnlessInside(dialog: HTMLElement | null): void {
  if (dialog && !dialog.contains(document.activeElement)) dialog.focus()
}

/** What the page shows at the bottom of the window, above everything, may not hide the buttons. */
const aboveNotices = { boxSizing: 'border-box', paddingBlockEnd: 'var(--rg-foot, 0px)' } as const

/** Not even the browser scrolls the frame, as it does to bring a focused field into view. */
const paperStyle = { overflow: 'clip', outline: 'none' } as const

const phoneStyle = {
  '@media (max-width: 699px)': {
    m: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    borderRadius: 0,
  },
} as const

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  gap: 8,
  padding: '12px 14px 8px 24px',
  borderBottom: '1px solid var(--mui-palette-divider)',
})

const titleStyle = {
  flex: 1,
  minWidth: 0,
  p: '6px 0',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  '& > span': { minWidth: 0 },
} as const

/** Positioned, so that text for screen readers alone scrolls with the body and does not lengthen the frame. */
const bodyStyle = {
  position: 'relative',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: 16,
  '&&': { pt: 2.5 },
} as const

/** As high as its buttons before a form has put them there, so that the dialog does not grow. */
const footStyle = {
  minHeight: 69,
  flexWrap: 'wrap',
  py: 1.5,
  borderTop: '1px solid var(--mui-palette-divider)',
  '& .rg-submit-bar': { m: 0, justifyContent: 'flex-end' },
  // Stronger than the theme's own rule for large buttons, whichever of the two comes last.
  '&& .MuiButton-sizeLarge': { minHeight: 44, p: '9px 20px' },
} as const
