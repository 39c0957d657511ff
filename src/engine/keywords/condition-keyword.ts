import { compileCondition } from '../condition/compile-condition.ts'
import { namedValues } from '../condition/named-values.ts'
import { readCondition } from '../condition/read-condition.ts'
import type { Keyword } from './keyword.ts'

/**
 * `condition: { … }`: valid when the condition is true, with the whole answers as `answers` and the keyword's value as
 * `row`. The compiler writes it for rules that standard JSON Schema cannot express; forms may use it in `if`.
 */
export const conditionKeyword: Keyword = {
  name: 'condition',
  parameter: { type: 'object', minProperties: 1 },
  test: (parameter) => {
    const holds = compileCondition(readCondition(parameter))
    return (value, context, _parent, root) => holds(namedValues(root, context, value)) || {}
  },
}
