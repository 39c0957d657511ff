import { styled } from '@mui/material/styles'
import type { JsonValue } from '../../../engine/json/json.ts'
import { useText } from '../../texts/use-text.ts'
import { consentSections } from './consent-sections.ts'

interface ConsentTextProps {
  /** A text whose empty lines separate paragraphs, or a list of `{ heading, text }`. */
  readonly text: JsonValue | undefined
  /** What one agrees to by it. */
  readonly label: string
}

/** A text to agree to, in an area that also scrolls by keyboard; nothing where there is none. */
export function ConsentText({ text: declared, label }: ConsentTextProps) {
  const text = useText()
  const sections = consentSections(declared)
  if (sections.length === 0) return null
  return (
    <Scroll tabIndex={0} aria-label={text('renderer.consent.text', { field: label })}>
      {sections.map(({ heading, paragraphs }, index) => (
        <div key={index}>
          {heading !== undefined && <h3>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </Scroll>
  )
}

const Scroll = styled('section')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    maxHeight: 240,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginBottom: 10,
    padding: '14px 18px',
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars?.shape.borderRadius,
    background: palette.sunken,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    '& h3': { margin: '12px 0 4px', fontSize: '0.9375rem' },
    '& div:first-of-type h3': { marginTop: 0 },
    '& p': { margin: '0 0 8px', whiteSpace: 'pre-line' },
  }
})
