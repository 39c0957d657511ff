import { useEffect, useRef, useState } from 'react'
import { equalJson } from '../../engine/json.ts'
import { useText } from '../texts/use-text.ts'
import { findChoice } from './choices/find-choice.ts'
import { useChoices } from './choices/use-choices.ts'
import type { Choices } from './choices/use-choices.ts'
import { Combobox } from './combobox/Combobox.tsx'
import { boxMarks, controlAttributes } from './control/control-attributes.ts'
import { OwnAnswer } from './combobox/OwnAnswer.tsx'
import type { EnumOption } from '../../engine/reading/enum-options.ts'
import type { FieldWidgetProps } from './widget-props.ts'

/**
 * One of many, with search: choices from the schema or from a reference list filtered by other answers. Where the list
 * allows free text, 'Other' turns the field into a text of one's own.
 */
export function SelectWidget(props: FieldWidgetProps) {
  const { id, value, disabled, readonly, onChange } = props
  const choices = useChoices(props)
  const text = useText()
  const isOwn = isOwnAnswer(choices, props)
  const [writes, setWrites] = useState(isOwn)
  useClearStranger(choices, props)
  const other = choices.list?.freeText
    ? { value: null, label: text('renderer.select.other'), always: true as const }
    : undefined
  const options = other ? [...choices.options, other] : choices.options
  const pick = (option: EnumOption) => {
    setWrites(option === other)
    onChange(option === other ? undefined : (option.value ?? undefined))
  }
  if (other && (writes || isOwn)) {
    const back = () => {
      setWrites(false)
      onChange(undefined)
    }
    return <OwnAnswer {...props} focus={writes && !isOwn} onBack={back} />
  }
  return (
    <Combobox
      input={{ ...controlAttributes(props), id, name: props.name, placeholder: props.placeholder || undefined }}
      marks={boxMarks(props)}
      options={options}
      value={value}
      disabled={disabled || readonly}
      onPick={pick}
      onClear={() => onChange(undefined)}
      onBlur={() => props.onBlur(id, value)}
    />
  )
}

/** Whether the answer is there but no choice of a list that is loaded. */
function isOwnAnswer({ options, list }: Choices, { value }: FieldWidgetProps): boolean {
  if (!list?.freeText || value === undefined || value === '' || options.length === 0) return false
  return findChoice(options, value) === undefined
}

/** When an answer that filters the choices changes, an answer that is no choice any more is taken away. */
function useClearStranger({ options, filter }: Choices, { value, onChange }: FieldWidgetProps): void {
  const before = useRef(filter)
  useEffect(() => {
    if (equalJson(before.current, filter)) return
    before.current = filter
    if (value === undefined || findChoice(options, value)) return
    onChange(undefined)
  }, [filter, options, value, onChange])
}
