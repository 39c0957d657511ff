import { ownValue } from '../../engine/json/json.ts'
import { ChoiceCard } from './choices/ChoiceCard.tsx'
import { ChoiceGrid } from './choices/ChoiceGrid.tsx'
import { ChoiceInput } from './choices/ChoiceInput.tsx'
import { findChoice } from './choices/find-choice.ts'
import { isChoiceDisabled } from './choices/is-choice-disabled.ts'
import { useChoices } from './choices/use-choices.ts'
import type { EnumOption } from '../../engine/reading/enum-options.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * One of a few choices, all visible: cards, or plain and in a row with `ui:options.inline`. A choice's description is
 * below its name.
 */
export function RadioWidget(props: FieldWidgetProps) {
  const { options: choices } = useChoices(props)
  const chosen = findChoice(choices, props.value)
  const plain = props.options.inline === true
  return (
    <ChoiceGrid
      role="radiogroup"
      aria-labelledby={`${props.id}-label`}
      aria-describedby={props.describedBy}
      aria-required={props.required || undefined}
      aria-invalid={props.rawErrors.length > 0 || undefined}
      data-plain={plain || undefined}
      data-stacked={choices.some(describes) || undefined}
    >
      {choices.map((choice, index) => (
        <RadioChoice key={index} {...props} index={index} choice={choice} checked={choice === chosen} plain={plain} />
      ))}
    </ChoiceGrid>
  )
}

interface RadioChoiceProps extends FieldWidgetProps {
  readonly index: number
  readonly choice: EnumOption
  readonly checked: boolean
  readonly plain: boolean
}

function RadioChoice(props: RadioChoiceProps) {
  const { id, index, choice, checked, plain, value, onChange } = props
  const disabled = props.disabled || props.readonly || isChoiceDisabled(props.options, choice)
  const marks = { 'data-invalid': props.rawErrors.length > 0 || undefined, 'data-disabled': disabled || undefined }
  return (
    <ChoiceCard plain={plain} {...marks}>
      <ChoiceInput
        type="radio"
        id={index === 0 ? id : `${id}-${index}`}
        name={id}
        checked={checked}
        disabled={disabled}
        onChange={() => onChange(choice.value)}
        onBlur={() => props.onBlur(id, value)}
      />
      <span>
        {choice.label}
        {describes(choice) && <small>{describes(choice)}</small>}
      </span>
    </ChoiceCard>
  )
}

function describes({ schema }: EnumOption): string | undefined {
  const text = schema && ownValue(schema, 'description')
  return typeof text === 'string' && ownValue(schema ?? {}, 'const') !== undefined ? text : undefined
}
