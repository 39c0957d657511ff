import { useCallback } from 'react'
import { readAmount } from '../../engine/reading/read-amount.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlUnit } from './control/ControlUnit.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { numberText, numericInputMode } from './control/number-text.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** An amount in the organisation's currency: a number to type beside its code, or written out where it is only read. */
export function MoneyWidget(props: FieldWidgetProps) {
  return props.readonly ? <WrittenAmount {...props} /> : <TypedAmount {...props} />
}

function WrittenAmount(props: FieldWidgetProps) {
  const { options, store } = props
  const toText = useCallback(
    (value: JsonValue | undefined) => readAmount(value, options, store.context),
    [options, store],
  )
  const control = useTextControl(props, { toText })
  return <input {...control} className="rg-control" type="text" />
}

function TypedAmount(props: FieldWidgetProps) {
  const { currency } = props.store.context.money ?? {}
  const unitId = `${props.id}-unit`
  const describedBy = props.describedBy === undefined ? unitId : `${unitId} ${props.describedBy}`
  const control = useTextControl({ ...props, describedBy }, numberText)
  return (
    <ControlBox {...boxMarks(props)}>
      <input {...control} className="rg-number" type="text" inputMode={numericInputMode(props.schema)} />
      <ControlUnit id={unitId}>{currency}</ControlUnit>
    </ControlBox>
  )
}
