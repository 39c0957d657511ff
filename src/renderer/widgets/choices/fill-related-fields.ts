import type { JsonValue } from '../../../engine/json/json.ts'
import { formatPointer, parsePointer } from '../../../engine/json/pointer.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import type { ListOption } from '../../../engine/reading/list-option.ts'

/** Gives the fields beside a choice what `fill` says that they take from the item that was picked, by its property. */
export function fillRelatedFields(
  { store, pointer }: Pick<FieldWidgetProps, 'store' | 'pointer'>,
  list: ListOption | undefined,
  valueOf: (property: string) => JsonValue | undefined,
): void {
  const around = parsePointer(pointer).slice(0, -1)
  for (const [field, property] of Object.entries(list?.fill ?? {})) {
    store.change(formatPointer([...around, field]), valueOf(String(property)))
  }
}
