import { numberText, numericInputMode } from './control/number-text.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** A number, typed as text with a number keyboard: no spinner that a scroll wheel changes by accident. */
export function NumberWidget(props: FieldWidgetProps) {
  const control = useTextControl(props, numberText)
  return <input {...control} className="rg-control rg-number" type="text" inputMode={numericInputMode(props.schema)} />
}
