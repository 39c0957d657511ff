import { equalJson, isJsonObject, ownValue } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

/** `equalsField: "password"`: the same value as the sibling's; a missing sibling is not the same. */
export const equalsField: Keyword = {
  name: 'equalsField',
  parameter: { type: 'string', minLength: 1 },
  test: (parameter) => {
    const otherField = String(parameter)
    return (value, _context, parent) =>
      !isJsonObject(parent) || equalJson(value, ownValue(parent, otherField)) || { otherField }
  },
}
