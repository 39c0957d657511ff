import type { FieldWidgetProps, WidgetDefinition } from '../../../../src/renderer/store/widget-props.ts'
import { numberText } from '../../../../src/renderer/widgets/control/number-text.ts'
import { useTextControl } from '../../../../src/renderer/widgets/control/use-text-control.ts'
import type { TextCodec } from '../../../../src/renderer/widgets/control/use-text-control.ts'
import { declaredDocument } from '../measured-form.ts'
import type { MeasuredKind } from '../measured-form.ts'
import { fields } from './measured-answers.ts'
import { MuiCheck, MuiSelect, MuiText } from './mui-inputs.tsx'
import { showOurs } from './show-ours.tsx'

/** The frame around a widget shows its messages. */
const shared = ({ id, name, label, required, rawErrors }: FieldWidgetProps) => ({
  id,
  name,
  label,
  required,
  error: rawErrors.length > 0,
})

function textWidget(kind: MeasuredKind, codec?: TextCodec) {
  return function TextOfKind(props: FieldWidgetProps) {
    const { ref, defaultValue, onInput, onBlur } = useTextControl(props, codec)
    return <MuiText {...shared(props)} {...{ kind, defaultValue, onBlur }} inputRef={ref} htmlInput={{ onInput }} />
  }
}

function SelectOfMui(props: FieldWidgetProps) {
  const { id, value, onChange, onBlur } = props
  return (
    <MuiSelect
      {...shared(props)}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}

function CheckOfMui({ id, name, label, value, onChange, onBlur }: FieldWidgetProps) {
  return (
    <MuiCheck
      {...{ id, name, label }}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={() => onBlur(id, value)}
    />
  )
}

const text = { types: ['string'], binding: 'store', frame: 'bare' } as const

/** Our form with the inputs of the hand-written one. */
const widgets: Readonly<Record<string, WidgetDefinition>> = {
  text: { ...text, component: textWidget('text') },
  textarea: { ...text, component: textWidget('textarea') },
  date: { ...text, component: textWidget('date') },
  number: { ...text, types: ['number'], component: textWidget('number', numberText) },
  'native-select': { types: ['string'], binding: 'value', frame: 'bare', component: SelectOfMui },
  checkbox: { types: ['boolean'], binding: 'value', frame: 'bare', component: CheckOfMui },
}

export const showForm = (validator: unknown): void => showOurs(declaredDocument(fields), validator, { widgets })
