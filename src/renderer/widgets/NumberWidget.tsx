import { useTextControl } from './control/use-text-control.ts'
import type { TextCodec } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** Text that is not a number stays text, so that the validator can report it and nothing typed is lost. */
const numberText: TextCodec = {
  toValue: (text) => {
    const typed = text.trim()
    if (typed === '') return undefined
    return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(typed) ? Number(typed) : typed
  },
}

/** A number, typed as text with a number keyboard: no spinner that a scroll wheel changes by accident. */
export function NumberWidget(props: FieldWidgetProps) {
  const control = useTextControl(props, numberText)
  const { type, minimum } = props.schema
  const isWhole = type === 'integer' && typeof minimum === 'number' && minimum >= 0
  return <input {...control} className="rg-control rg-number" type="text" inputMode={isWhole ? 'numeric' : 'decimal'} />
}
