import { ownValue } from '../../../engine/json/json.ts'
import { formatPointer, parsePointer } from '../../../engine/json/pointer.ts'
import type { FileAnswer } from '../../store/state/file-registry.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'

/**
 * Gives the sibling that the option `nameField` names the name of a file that was taken: while it is empty, or still says
 * the name of the file before. What was typed there stays.
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
