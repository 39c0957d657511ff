import Link from '@mui/material/Link'
import { useId, useState } from 'react'
import { BreakableText } from './BreakableText.tsx'
import { useText } from './use-text.ts'

export interface ShortTextProps {
  readonly children: string
  /** How many characters are shown at first; all by default. */
  readonly limit: number | undefined
}

/** A text that shows only its beginning until the reader expands it. */
export function ShortText({ children, limit }: ShortTextProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const characters = Array.from(children)
  if (limit === undefined || characters.length <= limit) return <BreakableText>{children}</BreakableText>
  return (
    <>
      <span id={id} style={{ whiteSpace: 'pre-line' }}>
        {isOpen ? children : `${characters.slice(0, limit).join('').trimEnd()}…`}
      </span>{' '}
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ fontWeight: 600, verticalAlign: 'baseline' }}
      >
        {text(isOpen ? 'renderer.readLess' : 'renderer.readMore')}
      </Link>
    </>
  )
}
