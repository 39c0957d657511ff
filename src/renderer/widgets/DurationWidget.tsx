import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { Ref } from 'react'
import { durationUnits, parseDuration, writeDuration } from '../../engine/format/duration.ts'
import type { DurationParts, DurationUnit } from '../../engine/format/duration.ts'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'
import { answerText } from './answer-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlUnit } from './control/ControlUnit.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { useAutofocus } from './use-autofocus.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** Digits that one unit takes. */
const mostDigits = 6

/** A length of time, one number for each unit of `ui:options.units`. The answer is an ISO 8601 duration. */
export function DurationWidget(props: FieldWidgetProps) {
  const { id, value, onChange } = props
  const parts = parseDuration(answerText(value)) ?? {}
  const first = useRef<HTMLInputElement>(null)
  useAutofocus(first, props.autofocus)
  const change = (unit: DurationUnit, typed: string) => {
    const { [unit]: _before, ...others } = parts
    const digits = typed.replaceAll(/\D/g, '').slice(0, mostDigits)
    onChange(
      writeDuration(digits === '' ? others : { ...others, [unit]: Number(digits) }) ?? props.options['emptyValue'],
    )
  }
  return (
    <Parts
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onBlur(id, value)
      }}
    >
      {unitsOf(props.options['units'], parts).map((unit, index) => (
        <UnitInput
          key={unit}
          {...props}
          id={index === 0 ? id : `${id}-${unit}`}
          unit={unit}
          count={parts[unit]}
          control={index === 0 ? first : undefined}
          onType={(typed) => change(unit, typed)}
        />
      ))}
    </Parts>
  )
}

interface UnitInputProps extends FieldWidgetProps {
  readonly unit: DurationUnit
  readonly count: number | undefined
  readonly control: Ref<HTMLInputElement> | undefined
  readonly onType: (typed: string) => void
}

function UnitInput({ unit, count, control, onType, ...props }: UnitInputProps) {
  const { id, disabled, readonly, required, rawErrors } = props
  const text = useText()
  return (
    <ControlBox {...boxMarks(props)}>
      <input
        ref={control}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={count ?? ''}
        disabled={disabled}
        readOnly={readonly}
        aria-labelledby={`${id}-unit`}
        aria-required={required || undefined}
        aria-invalid={rawErrors.length > 0 || undefined}
        onChange={({ target }) => onType(target.value)}
        onFocus={() => props.onFocus(props.id, props.value)}
      />
      <ControlUnit id={`${id}-unit`}>{text(`renderer.duration.${unit}`)}</ControlUnit>
    </ControlBox>
  )
}

/** The declared units, and those that the answer has in addition. */
function unitsOf(declared: JsonValue | undefined, parts: DurationParts): readonly DurationUnit[] {
  const wanted = isJsonArray(declared) ? declared : ['hours', 'minutes']
  return durationUnits.filter((unit) => wanted.includes(unit) || parts[unit] !== undefined)
}

/** The units side by side where they fit. */
const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
  gap: '8px 10px',
  maxWidth: 480,
})
