import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { FieldNode, ObjectNode } from '../store/tree/field-node.ts'
import { fieldTree } from '../store/tree/field-tree.ts'
import type { WidgetDefinition } from '../store/tree/widget-props.ts'
import { widgetRecord } from '../widgets/widget-record.ts'

type Widgets = Readonly<Record<string, WidgetDefinition>>

/** The answers without passwords and one-time codes, which are never written down. */
export function openAnswers({ document }: CompiledForm, answers: JsonValue): JsonObject {
  const open = withoutSecrets(fieldTree(document, widgetRecord), answers, widgetRecord)
  return isJsonObject(open) ? open : {}
}

function withoutSecrets(node: FieldNode, value: JsonValue | undefined, widgets: Widgets): JsonValue | undefined {
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

function objectWithout({ groups }: ObjectNode, object: JsonObject, widgets: Widgets): JsonObject {
  const drawn = new Map(groups.flatMap(({ children }) => children).map((child) => [child.name, child]))
  const entries = Object.entries(object).map(([name, value]) => {
    const child = drawn.get(name)
    return [name, child === undefined ? value : withoutSecrets(child, value, widgets)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
