import type { JsonValue } from '../json/json.ts'
import { keywordList } from './keyword-list.ts'
import type { KeywordTest } from './keyword.ts'

/**
 * The test of a keyword for its value in a schema.
 * @throws Error for a keyword that does not exist or tests nothing.
 */
export function keywordTest(name: string, parameter: JsonValue): KeywordTest {
  const make = keywordList.get(name)?.test
  if (make === undefined) throw new Error(`No keyword "${name}" that tests answers`)
  return make(parameter)
}
