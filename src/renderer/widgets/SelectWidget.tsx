import { useEffect, useRef, useState } from 'react'
import { equalJson, ownValue } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'
import { fillRelatedFields } from './choices/fill-related-fields.ts'
import { findChoice } from './choices/find-choice.ts'
import { useChoices } from './choices/use-choices.ts'
import type { Choices } from './choices/use-choices.ts'
import { Combobox } from './combobox/Combobox.tsx'
import { boxMarks, controlAttributes } from './control/control-attributes.ts'
import { OwnAnswer } from './combobox/OwnAnswer.tsx'
import type { EnumOption } from '../../engine/reading/enum-options.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * One of many choices, with search: from the schema or from a reference list filtered by other answers. Where the list
 * allows free text, 'Other' turns the field into a text input.
 */
export function SelectWidget(props: FieldWidgetProps) {
  const { id, value, disabled, readonly } = props
  const choices = useChoices(props)
  const text = useText()
  const isOwn = isOwnAnswer(choices, props)
  const [writes, setWrites] = useState(isOwn)
  const answer = (option: EnumOption | undefined) => {
    props.onChange(option?.value ?? undefined)
    fillRelatedFields(props, choices.list, (property) => option && ownValue(option.schema ?? {}, property))
  }
  useClearStranger(choices, props)
  const other = choices.list?.freeText
    ? { value: null, label: text('renderer.select.other'), always: true as const }
    : undefined
  const options = other ? [...choices.options, other] : choices.options
  const pick = (option: EnumOption) => {
    setWrites(option === other)
    answer(option === other ? undefined : option)
    if (option === other) fillRelatedFields(props, choices.list, () => choices.list?.other)
  }
  if (other && (writes || isOwn)) {
    const back = () => {
      setWrites(false)
      answer(undefined)
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
      onClear={() => answer(undefined)}
      onBlur={() => props.onBlur(id, value)}
    />
  )
}

/** Whether there is an answer that is not a choice of a loaded list. */
function isOwnAnswer({ options, list }: Choices, { value, store }: FieldWidgetProps): boolean {
  if (!list?.freeText || value === undefined || value === '') return false
  if (store.context.lists.items(list.name).length === 0) return false
  return findChoice(options, value) === undefined
}

/** When an answer that filters the choices changes, an answer that is no longer a choice is removed. */
function useClearStranger({ options, list, filter }: Choices, props: FieldWidgetProps): void {
  const before = useRef({ list, filter })
  useEffect(() => {
    if (before.current.list === list && equalJson(before.current.filter, filter)) return
    before.current = { list, filter }
    if (props.value === undefined || findChoice(options, props.value)) return
    props.onChange(undefined)
    fillRelatedFields(props, list, () => undefined)
  })
}
