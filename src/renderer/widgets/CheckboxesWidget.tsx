import { equalJson, isJsonArray } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { ChoiceCard } from './choices/ChoiceCard.tsx'
import { ChoiceGrid } from './choices/ChoiceGrid.tsx'
import { ChoiceInput } from './choices/ChoiceInput.tsx'
import { isChoiceDisabled } from './choices/is-choice-disabled.ts'
import { useChoices } from './choices/use-choices.ts'
import type { EnumOption } from '../../engine/reading/enum-options.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** Several of a few choices, all visible. The answer keeps the order of the choices, not of the clicks. */
export function CheckboxesWidget(props: FieldWidgetProps) {
  const { id, value, options } = props
  const { options: choices } = useChoices(props)
  const chosen = isJsonArray(value) ? value : []
  const isChosen = (choice: EnumOption) => chosen.some((one) => equalJson(one, choice.value))
  const toggle = (choice: EnumOption) => {
    const next = choices.filter((other) => (other === choice ? !isChosen(other) : isChosen(other)))
    props.onChange(next.map((other): JsonValue => other.value))
  }
  const plain = options.inline === true
  return (
    <ChoiceGrid data-plain={plain || undefined}>
      {choices.map((choice, index) => {
        const disabled = props.disabled || props.readonly || isChoiceDisabled(options, choice)
        return (
          <ChoiceCard key={index} plain={plain} data-disabled={disabled || undefined}>
            <ChoiceInput
              type="checkbox"
              id={index === 0 ? id : `${id}-${index}`}
              checked={isChosen(choice)}
              disabled={disabled}
              aria-describedby={props.describedBy}
              aria-invalid={props.rawErrors.length > 0 || undefined}
              onChange={() => toggle(choice)}
              onBlur={() => props.onBlur(id, value)}
            />
            <span>{choice.label}</span>
          </ChoiceCard>
        )
      })}
    </ChoiceGrid>
  )
}
