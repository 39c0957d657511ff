import { useCallback } from 'react'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { EnumOption } from '../../engine/reading/enum-options.ts'
import { textOption } from '../../engine/reading/ui-options.ts'
import { answerText } from './answer-text.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** The keyboard and completion for a text, by widget name or format. */
const inputTypes: ReadonlyMap<string, string> = new Map([
  ['email', 'email'],
  ['password', 'password'],
  ['uri', 'url'],
  ['url', 'url'],
  ['tel', 'tel'],
])

/** One line of text. Typing writes to the store without rendering anything. A choice that is only read has its name. */
export function TextWidget(props: FieldWidgetProps) {
  const { id, schema, options, readonly } = props
  const names = readonly ? options.enumOptions : undefined
  const toText = useCallback((answer: JsonValue | undefined) => nameOrText(names, answer), [names])
  const control = useTextControl(props, { toText })
  const named = textOption(options, 'widget') ?? textOption(schema, 'format') ?? ''
  const type = textOption(options, 'inputType') ?? inputTypes.get(named) ?? 'text'
  const { examples, maxLength } = schema
  const hints = isJsonArray(examples) ? examples.map(String) : []
  return (
    <>
      <input
        {...control}
        className="rg-control"
        type={type}
        inputMode={inputModeOf(textOption(options, 'inputMode'), schema['digitsOnly'] === true)}
        maxLength={options['limitTyping'] === true && typeof maxLength === 'number' ? maxLength : undefined}
        list={hints.length > 0 ? `${id}__examples` : undefined}
      />
      {hints.length > 0 && (
        <datalist id={`${id}__examples`}>
          {hints.map((hint) => (
            <option key={hint}>{hint}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

const nameOrText = (names: readonly EnumOption[] | undefined, answer: JsonValue | undefined): string =>
  names?.find(({ value }) => value === answer)?.label ?? answerText(answer)

const inputModes = ['text', 'numeric', 'decimal', 'tel', 'email', 'url', 'search'] as const

function inputModeOf(named: string | undefined, digitsOnly: boolean): (typeof inputModes)[number] | undefined {
  return inputModes.find((mode) => mode === named) ?? (digitsOnly ? 'numeric' : undefined)
}
