import { useTextControl } from './use-text-control.ts'
import type { FieldWidgetProps } from './widget-props.ts'

/** Several lines of text; grows with what is written where the browser can. */
export function TextareaWidget(props: FieldWidgetProps) {
  const { rows } = props.options
  const control = useTextControl(props)
  return <textarea {...control} className="rg-control rg-textarea" rows={typeof rows === 'number' ? rows : 3} />
}
