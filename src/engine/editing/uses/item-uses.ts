import type { CaseDeclaration } from '../../../generated/case-declaration.ts'
import { asJson } from '../../json/as-json.ts'
import { isJsonArray, isJsonObject } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { formatPointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'

interface ItemUse {
  /** The item's id. */
  readonly of: string
  readonly pointer: JsonPointer
}

/** The keys by which a case type names its own messages, charges and documents. */
const namingKeys = new Set(['message', 'charge', 'charges', 'document'])

/** Where a case type names its messages, charges and documents: in its effects, guards and timers. */
export function itemUses(declared: CaseDeclaration): readonly ItemUse[] {
  const { messages = [], charges = [], documents = [] } = declared
  const ids = new Set([...messages, ...charges, ...documents].map(({ id }) => id))
  return usesAt(asJson(declared), ['case'], ids)
}

function usesAt(node: JsonValue, path: readonly string[], ids: ReadonlySet<string>): readonly ItemUse[] {
  if (isJsonArray(node)) return node.flatMap((item, i) => usesAt(item, [...path, String(i)], ids))
  if (!isJsonObject(node)) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (value === undefined) return []
    const at = [...path, key]
    return [...(namingKeys.has(key) ? named(value, at, ids) : []), ...usesAt(value, at, ids)]
  })
}

function named(value: JsonValue, at: readonly string[], ids: ReadonlySet<string>): readonly ItemUse[] {
  if (isJsonArray(value)) return value.flatMap((item, i) => named(item, [...at, String(i)], ids))
  return typeof value === 'string' && ids.has(value) ? [{ of: value, pointer: formatPointer(at) }] : []
}
