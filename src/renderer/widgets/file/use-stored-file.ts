import { useState } from 'react'
import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import { getAt } from '../../../engine/json/pointer.ts'
import { isLocalFile, readFileAnswer } from '../../store/state/file-registry.ts'
import type { FileAnswer } from '../../store/state/file-registry.ts'
import type { WidgetOptions } from '../../../engine/fields/widget-traits.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'

/** The edited record's file in the field when the form started; undefined for a new record. */
export function useStoredFile({ store, pointer }: FieldWidgetProps): FileAnswer | undefined {
  const [stored] = useState(() => readFileAnswer(store.context.record && getAt(store.context.record, pointer)))
  return stored?.id === undefined || isLocalFile(stored.id) ? undefined : stored
}

/** The label of the button that reveals the field to replace a stored file; undefined where none is declared. */
export function replacementText(options: WidgetOptions): string | undefined {
  const replacement = ownValue(options, 'replacement')
  const text = isJsonObject(replacement) ? ownValue(replacement, 'text') : undefined
  return typeof text === 'string' ? text : undefined
}
