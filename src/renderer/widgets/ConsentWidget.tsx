import { styled } from '@mui/material/styles'
import { isJsonArray, isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'
import { answerText } from './answer-text.ts'
import { ChoiceCard } from './choices/ChoiceCard.tsx'
import { ChoiceInput } from './choices/ChoiceInput.tsx'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * A text to agree to, in an area that also scrolls by keyboard, and the box to agree. The text is `ui:options.text`: a
 * text whose empty lines separate paragraphs, or a list of `{ heading, text }`.
 */
export function ConsentWidget(props: FieldWidgetProps) {
  const { id, value, label, options } = props
  const text = useText()
  const sections = consentSections(options.text)
  const marks = {
    'data-invalid': props.rawErrors.length > 0 || undefined,
    'data-disabled': props.disabled || undefined,
  }
  return (
    <>
      {sections.length > 0 && (
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
      )}
      <ChoiceCard plain={false} htmlFor={id} id={`${id}-label`} {...marks}>
        <ChoiceInput
          id={id}
          type="checkbox"
          name={props.name}
          checked={value === true}
          disabled={props.disabled || props.readonly}
          aria-required={props.required || undefined}
          aria-describedby={props.describedBy}
          aria-invalid={props.rawErrors.length > 0 || undefined}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={() => props.onBlur(id, value)}
        />
        <span>{label}</span>
      </ChoiceCard>
    </>
  )
}

interface ConsentSection {
  readonly heading: string | undefined
  readonly paragraphs: readonly string[]
}

/** The sections of a declared text. */
export function consentSections(text: JsonValue | undefined): ConsentSection[] {
  if (typeof text === 'string') return [{ heading: undefined, paragraphs: paragraphsOf(text) }]
  if (!isJsonArray(text)) return []
  return text.filter(isJsonObject).map((section) => {
    const heading = ownValue(section, 'heading')
    return {
      heading: typeof heading === 'string' ? heading : undefined,
      paragraphs: paragraphsOf(answerText(ownValue(section, 'text'))),
    }
  })
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
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
