import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isJsonObject, objectAt, ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { textOption } from '../../engine/reading/ui-options.ts'
import { useFind } from '../store/find-context.ts'
import { useText } from '../texts/use-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * One line of text, and a button that searches by it and fills other fields: `ui:options.search` names the call, the
 * button's label, and for each field beside it the property of the result that it takes. Enter in the field searches
 * too. A search that fails marks the field with its message, and the focus returns there. Fields that only the search
 * can fill are emptied when the text changes: they describe the previous result. When a rule hides the field, its
 * results are removed with it.
 */
export function SearchWidget(props: FieldWidgetProps) {
  const text = useText()
  const control = useTextControl(props)
  const { options, disabled, readonly, value } = props
  const { run, isBusy, isFound, forget } = useSearch(props)
  useEmptiedWhenHidden(props)
  const isIdle = disabled || readonly || typeof value !== 'string' || value.trim() === ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isIdle) return
    event.preventDefault()
    void run()
  }
  return (
    <>
      <ControlBox {...boxMarks(props)}>
        <input
          {...control}
          onInput={(event) => {
            control.onInput(event)
            forget()
          }}
          onKeyDown={onKeyDown}
          type="text"
          autoComplete={control.autoComplete ?? 'off'}
        />
        <Button
          size="small"
          startIcon={<Search />}
          loading={isBusy}
          loadingPosition="start"
          disabled={isIdle}
          onClick={() => void run()}
          sx={{ flexShrink: 0, mr: 0.75 }}
        >
          {textOption(searchOf(options), 'label')}
        </Button>
      </ControlBox>
      <output className="rg-help" hidden={!isFound}>
        {isFound && text('renderer.search.found')}
      </output>
    </>
  )
}

/** A field that a rule hides unmounts: it removes its answer and those that its search filled. */
function useEmptiedWhenHidden({ store, pointer, options }: FieldWidgetProps) {
  useEffect(() => {
    return () => {
      if (store.state(pointer).visible || store.value(pointer) === undefined) return
      for (const filled of Object.keys(fillsOf(options))) store.change(`${around(pointer)}/${filled}`, undefined)
      store.change(pointer, undefined)
    }
  }, [store, pointer, options])
}

/** The pointer of the field's parent. */
const around = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/** The fields that a search fills, each with the property of the result that it takes. */
const fillsOf = (options: FieldWidgetProps['options']): JsonObject => objectAt(searchOf(options), 'fills')

const searchOf = ({ search }: FieldWidgetProps['options']): JsonObject => (isJsonObject(search) ? search : {})

function useSearch({ store, pointer, options, value, id }: FieldWidgetProps) {
  const find = useFind()
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [isFound, setFound] = useState(false)
  const { call, sends = pointer.slice(pointer.lastIndexOf('/') + 1) } = searchOf(options)
  const fill = (found: JsonObject) => {
    for (const [filled, property] of Object.entries(fillsOf(options))) {
      const answer = typeof property === 'string' ? ownValue(found, property) : undefined
      if (answer !== undefined && answer !== '') store.change(`${around(pointer)}/${filled}`, answer)
    }
  }
  const forget = () => {
    setFound(false)
    const ui = store.form.document.ui ?? {}
    for (const filled of Object.keys(fillsOf(options))) {
      const isFixed =
        objectAt(ui, filled)['ui:readonly'] === true || !store.state(`${around(pointer)}/${filled}`).enabled
      if (isFixed) store.change(`${around(pointer)}/${filled}`, undefined)
    }
  }
  const run = async () => {
    if (find === undefined || typeof call !== 'string' || typeof sends !== 'string') return
    if (isBusy || value === undefined) return
    setBusy(true)
    setFound(false)
    try {
      const found = await find(call, { [sends]: value })
      // The field may have been hidden, and its answer changed or removed, in the meantime.
      if (store.value(pointer) === value) {
        fill(found)
        setFound(true)
      }
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : text('renderer.search.failed')
      if (store.value(pointer) === value) store.showRefused([{ pointer, keyword: 'server', message }])
      document.getElementById(id)?.focus()
    }
    setBusy(false)
  }
  return { run, isBusy, isFound, forget }
}
