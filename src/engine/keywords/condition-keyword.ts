import { compileCondition } from '../condition/compile-condition.ts'
import { namedValues } from '../condition/named-values.ts'
import { readCondition } from '../condition/read-condition.ts'
import type { Keyword } from './keyword.ts'

/**
 * `condition: { … }`: holds when the condition does, with the whole answers as `answers` and the value where the keyword
 * stands as `row`. Written by the compiler for rules that standard JSON Schema cannot say; forms may use it in `if`.
 */
export const conditionKeyword: Keyword = {
  name: 'condition',
  parameter: { type: 'object', minProperties: 1 },
  test: (parameter) => {
    const holds = compileCondition(readCondition(parameter))
    return (value, context, _parent, root) => holds(namedValues(root, context, value)) || {}
  },
}
