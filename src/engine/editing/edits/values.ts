import { getAt } from '../../json/pointer.ts'
import type { JsonValue } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { Edit } from '../edit.ts'
import { inheritedPointer } from '../inherited-value.ts'
import { withValue } from '../with-value.ts'

/** Sets any value by its pointer into the document, or takes it away by undefined. */
export const setValue =
  (pointer: JsonPointer, value: JsonValue | undefined): Edit =>
  (document, inherited) =>
    withValue(document, inherited, pointer, value)

/** Makes a value again what the layers below have at its place, which may be nothing. */
export const goBack =
  (pointer: JsonPointer): Edit =>
  (document, inherited) => {
    const place = inheritedPointer(document, inherited, pointer)
    if (place === undefined) return 'It was added here; take it away instead.'
    return withValue(document, inherited, pointer, getAt(inherited, place))
  }
