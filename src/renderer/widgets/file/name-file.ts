import { ownValue } from '../../../engine/json/json.ts'
import { formatPointer, parsePointer } from '../../../engine/json/pointer.ts'
import type { FileAnswer } from '../../store/state/file-registry.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'

/**
 * Sets the sibling that the option `nameField` names to the name of the accepted file, while it is empty or still
 * contains the previous file's name. A name that the user typed stays.
 */
export function nameFile(
  { store, pointer, options }: Pick<FieldWidgetProps, 'store' | 'pointer' | 'options'>,
  before: FileAnswer | undefined,
  taken: FileAnswer | undefined,
): void {
  const field = ownValue(options, 'nameField')
  if (typeof field !== 'string') return
  const sibling = formatPointer([...parsePointer(pointer).slice(0, -1), field])
  const name = store.value(sibling)
  if (name === undefined || name === '' || name === before?.name) store.change(sibling, taken?.name)
}
