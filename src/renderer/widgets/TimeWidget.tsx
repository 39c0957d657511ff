import type { JsonValue } from '../../engine/json/json.ts'
import { textOption } from '../../engine/reading/ui-options.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { TextCodec } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const codecOf = (ending: string): TextCodec => ({
  toText: (value) => (typeof value === 'string' ? value.slice(0, 5) : ''),
  toValue: (text) => (text === '' ? undefined : `${text}${ending}`),
})

/**
 * By format. `time` requires a time zone, which a control does not have: RFC 3339 (4.3) writes an unknown one like
 * this.
 */
const codecs: ReadonlyMap<JsonValue | undefined, TextCodec> = new Map([
  ['clock-time', codecOf('')],
  ['time', codecOf(':00-00:00')],
])
const withSeconds = codecOf(':00')

/** A time of day in hours and minutes, by the browser's own control. The answer is as long as its format wants it. */
export function TimeWidget(props: FieldWidgetProps) {
  const control = useTextControl(props, codecs.get(textOption(props.schema, 'format')) ?? withSeconds)
  return <input {...control} className="rg-control" type="time" />
}
