import type { Edit } from '../edit.ts'
import { declaredPlace, isShared, noField } from '../declared-place.ts'
import type { FieldPath } from '../declared-place.ts'
import { inInheritedOrder } from '../in-inherited-order.ts'
import { listAt, withList } from '../with-value.ts'

/** Makes a field required, or optional. */
export const requireField =
  (path: FieldPath, isRequired: boolean): Edit =>
  (document, inherited) => {
    const place = declaredPlace(document, path)
    if (place === undefined) return noField(path)
    if (place.around.schema === undefined) return isShared(path)
    const at = `${place.around.schema}/required`
    const others = listAt(document, at).filter((name) => name !== place.name)
    const names = isRequired ? [...others, place.name] : others
    return withList(document, inherited, at, inInheritedOrder(names, listAt(inherited, at)))
  }
