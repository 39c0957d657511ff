import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { NodeGroup, FieldNode } from './field-node.ts'

/**
 * The fields in the groups that the UI schema declares (`groups: [{ id, title, description?, fields }]`). Fields
 * without a group come first, so that new ones are noticed.
 */
export function fieldGroups(children: readonly FieldNode[], declared: JsonValue | undefined): readonly NodeGroup[] {
  const groups = isJsonArray(declared) ? declared.filter(isJsonObject) : []
  const named = groups.map((group) => {
    const { id, title, description, fields } = group
    const names = isJsonArray(fields) ? fields : []
    return {
      id: typeof id === 'string' ? id : '',
      ...(typeof title === 'string' && { title }),
      ...(typeof description === 'string' && { description }),
      children: children.filter((child) => names.includes(child.name)),
    }
  })
  const placed = new Set(named.flatMap((group) => group.children))
  const loose = children.filter((child) => !placed.has(child))
  return [{ id: '', children: loose }, ...named].filter((group) => group.children.length > 0)
}
