import { textOption } from '../../engine/reading/ui-options.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { TextCodec } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const codecOf = (ending: string): TextCodec => ({
  toText: (value) => (typeof value === 'string' ? value.slice(0, 5) : ''),
  toValue: (text) => (text === '' ? undefined : `${text}:00${ending}`),
})

const local = codecOf('')
/**
 * The format `time` requires a time zone, which a control does not have: RFC 3339 (4.3) writes an unknown one like
 * this.
 */
const anywhere = codecOf('-00:00')

/** A time of day in hours and minutes, by the browser's own control. The answer is `HH:MM:00`. */
export function TimeWidget(props: FieldWidgetProps) {
  const control = useTextControl(props, textOption(props.schema, 'format') === 'time' ? anywhere : local)
  return <input {...control} className="rg-control" type="time" />
}
