import type { CompositeDocument } from '../document/document.ts'
import type { FieldIssue } from '../document/issue.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { parsePointer } from '../json/pointer.ts'
import { combinedSchemas, isListSchema } from '../schema/schema-walk.ts'
import { fieldPlace, memberPlace } from './field-place.ts'
import type { FieldPlace } from './field-place.ts'

/** The issues in the order in which the form shows its fields; issues of the same field keep their order. */
export function inFormOrder<Issue extends FieldIssue>(
  document: CompositeDocument,
  issues: readonly Issue[],
): readonly Issue[] {
  if (issues.length < 2) return issues
  const namesIn = declaredNames(document.schema ?? {})
  const ranked = issues.map((issue) => ({ issue, rank: rankOf(document, issue.pointer, namesIn) }))
  return ranked.toSorted((left, right) => compareRanks(left.rank, right.rank)).map(({ issue }) => issue)
}

/** The names of an object's fields as they are declared. */
type NamesIn = (schema: JsonObject) => readonly string[]

/** Finds them once for all issues in an object: a long form has many of both. */
function declaredNames(root: JsonObject): NamesIn {
  const known = new Map<JsonObject, readonly string[]>()
  return (schema) => {
    const found =
      known.get(schema) ??
      combinedSchemas(root, [schema]).flatMap((part) => {
        const properties = ownValue(part, 'properties')
        return isJsonObject(properties) ? Object.keys(properties) : []
      })
    known.set(schema, found)
    return found
  }
}

function rankOf(document: CompositeDocument, pointer: string, namesIn: NamesIn): readonly number[] {
  const root = document.schema ?? {}
  const rank: number[] = []
  let place = fieldPlace(document, '')
  for (const segment of parsePointer(pointer)) {
    rank.push(isListSchema(root, place.schema) ? Number(segment) : positionIn(place, segment, namesIn(place.schema)))
    place = memberPlace(root, place, segment)
  }
  return rank
}

function positionIn({ ui }: FieldPlace, name: string, names: readonly string[]): number {
  const declared = names.indexOf(name)
  const order = ownValue(ui, 'ui:order')
  if (!isJsonArray(order)) return declared < 0 ? names.length : declared
  const stated = order.indexOf(name)
  const rest = order.indexOf('*')
  if (stated >= 0) return stated
  return (rest < 0 ? order.length : rest) + Math.max(declared, 0) / (names.length + 1)
}

function compareRanks(left: readonly number[], right: readonly number[]): number {
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
