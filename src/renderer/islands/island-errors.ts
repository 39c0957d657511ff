import type { ErrorSchema } from '@rjsf/utils'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { parsePointer } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'

/**
 * The issues inside an island, as rjsf's fields show them; the first `depth` segments of each pointer are outside it.
 */
export function islandErrors(
  issues: ReadonlyMap<JsonPointer, readonly FieldIssue[]>,
  pointer: JsonPointer,
  depth: number,
): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const [at, found] of issues) {
    if (at !== pointer && !at.startsWith(`${pointer}/`)) continue
    builder.addErrors(
      found.map(({ message }) => message),
      parsePointer(at).slice(depth),
    )
  }
  return builder.ErrorSchema
}
