import { ChoiceCard } from './choices/ChoiceCard.tsx'
import { ChoiceInput } from './choices/ChoiceInput.tsx'
import { ConsentText } from './consent/ConsentText.tsx'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * A text to agree to, in an area that also scrolls by keyboard, and the box to agree. The text is `ui:options.text`: a
 * text whose empty lines separate paragraphs, or a list of `{ heading, text }`.
 */
export function ConsentWidget(props: FieldWidgetProps) {
  const { id, value, label, options } = props
  const marks = {
    'data-invalid': props.rawErrors.length > 0 || undefined,
    'data-disabled': props.disabled || undefined,
  }
  return (
    <>
      <ConsentText text={options.text} label={label} />
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
