import { useAnswer } from '../store/use-source.ts'
import { useText } from '../texts/use-text.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** Several lines of text; grows with its contents where the browser can. `ui:options.counter` counts its characters. */
export function TextareaWidget(props: FieldWidgetProps) {
  const { rows, counter } = props.options
  const { maxLength } = props.schema
  const control = useTextControl(props)
  return (
    <>
      <textarea {...control} className="rg-control rg-textarea" rows={typeof rows === 'number' ? rows : 3} />
      {counter === true && typeof maxLength === 'number' && <Counter {...props} limit={maxLength} />}
    </>
  )
}

/** The characters used out of the limit; the only part that renders with each keystroke. */
function Counter({ store, pointer, limit }: FieldWidgetProps & { readonly limit: number }) {
  const text = useText()
  const answer = useAnswer(store, pointer)
  const count = typeof answer === 'string' ? Array.from(answer).length : 0
  return (
    <p className="rg-help rg-counter" data-over={count > limit || undefined}>
      {text('renderer.textarea.count', { count, limit })}
    </p>
  )
}
