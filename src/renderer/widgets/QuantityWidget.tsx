import { textOption } from '../../engine/reading/ui-options.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlUnit } from './control/ControlUnit.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { numberText, numericInputMode } from './control/number-text.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** A number in the unit `ui:options.unit`, which is displayed after it; the answer is the number alone. */
export function QuantityWidget(props: FieldWidgetProps) {
  const unitId = `${props.id}-unit`
  const describedBy = props.describedBy === undefined ? unitId : `${unitId} ${props.describedBy}`
  const control = useTextControl({ ...props, describedBy }, numberText)
  return (
    <ControlBox {...boxMarks(props)}>
      <input {...control} className="rg-number" type="text" inputMode={numericInputMode(props.schema)} />
      <ControlUnit id={unitId}>{textOption(props.options, 'unit')}</ControlUnit>
    </ControlBox>
  )
}
