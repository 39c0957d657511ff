import type { CompositeDocument } from '../document/document.ts'
import { equalJson } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { hiddenFields } from '../rules/hidden-fields.ts'
import { executableHash } from '../validation/executable-schema.ts'

/**
 * What a change of a form can do to stored answers. `texts`: nothing, because both versions execute the same, have the
 * same rules and hide the same fields, so they differ in texts and layout alone. `rules`: answers may be judged
 * otherwise.
 */
export type KindOfChange = 'texts' | 'rules'

/** Proves what kind of change leads from one version of a form to another. */
export function kindOfChange(before: CompositeDocument, after: CompositeDocument): KindOfChange {
  const isSame =
    executableHash(before) === executableHash(after) &&
    equalJson(plain(before.ui?.rules ?? []), plain(after.ui?.rules ?? [])) &&
    equalJson([...hiddenFields(before)].toSorted(), [...hiddenFields(after)].toSorted())
  return isSame ? 'texts' : 'rules'
}

/** Rules as the plain JSON that they were read from. */
function plain(rules: object): JsonValue {
  const value: JsonValue = JSON.parse(JSON.stringify(rules))
  return value
}
