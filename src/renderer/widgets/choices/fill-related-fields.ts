import type { JsonValue } from '../../../engine/json/json.ts'
import { formatPointer, parsePointer } from '../../../engine/json/pointer.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import type { ListOption } from '../../../engine/reading/list-option.ts'

/** Fills the fields beside a choice from the picked item's properties, as `fill` declares. */
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
