import type { CompositeDocument } from '../document/document.ts'
import type { FieldIssue } from '../document/issue.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
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
  const ranked = issues.map((issue) => ({ issue, rank: rankOf(document, issue.pointer) }))
  return ranked.toSorted((left, right) => compareRanks(left.rank, right.rank)).map(({ issue }) => issue)
}

function rankOf(document: CompositeDocument, pointer: string): readonly number[] {
  const root = document.schema ?? {}
  const rank: number[] = []
  let place = fieldPlace(document, '')
  for (const segment of parsePointer(pointer)) {
    rank.push(isListSchema(root, place.schema) ? Number(segment) : positionIn(document, place, segment))
    place = memberPlace(root, place, segment)
  }
  return rank
}

function positionIn(document: CompositeDocument, { schema, ui }: FieldPlace, name: string): number {
  const names = combinedSchemas(document.schema ?? {}, [schema]).flatMap((part) => {
    const properties = ownValue(part, 'properties')
    return isJsonObject(properties) ? Object.keys(properties) : []
  })
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
