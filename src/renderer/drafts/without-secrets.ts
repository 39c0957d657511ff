import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { FieldNode, ObjectNode } from '../../engine/fields/field-node.ts'
import type { KnownWidgets } from '../../engine/fields/widget-traits.ts'
import type { FormStore } from '../store/state/form-store.ts'

/** The answers without passwords and one-time codes, which are never stored. */
export function openAnswers({ tree, widgets }: FormStore, answers: JsonValue): JsonObject {
  const open = withoutSecrets(tree, answers, widgets)
  return isJsonObject(open) ? open : {}
}

function withoutSecrets(node: FieldNode, value: JsonValue | undefined, widgets: KnownWidgets): JsonValue | undefined {
  switch (node.kind) {
    case 'leaf':
      return widgets[node.widget]?.isSecret === true || node.options['inputType'] === 'password' ? undefined : value
    case 'object':
      return isJsonObject(value) ? objectWithout(node, value, widgets) : undefined
    case 'array':
      return isJsonArray(value) ? value.map((item) => withoutSecrets(node.item, item, widgets) ?? null) : undefined
    case 'island':
      return /"(?:password|one-time-code)"/.test(JSON.stringify([node.ui, node.schema])) ? undefined : value
  }
}

function objectWithout({ groups }: ObjectNode, object: JsonObject, widgets: KnownWidgets): JsonObject {
  const drawn = new Map(groups.flatMap(({ children }) => children).map((child) => [child.name, child]))
  const entries = Object.entries(object).map(([name, value]) => {
    const child = drawn.get(name)
    return [name, child === undefined ? value : withoutSecrets(child, value, widgets)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
