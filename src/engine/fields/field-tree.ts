import { isJsonObject, objectAt } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { CompositeDocument } from '../document/document.ts'
import { escapeSegment, getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { clauseFields } from '../schema/clause-fields.ts'
import { placedSchema } from '../schema/placed-schema.ts'
import { resolveSchema } from '../schema/schema-walk.ts'
import type { KnownWidgets, WidgetOptions } from './widget-traits.ts'
import { enumOptions } from '../reading/enum-options.ts'
import type { FieldNode } from './field-node.ts'
import { fieldGroups } from './field-groups.ts'
import { islandReason, schemaTypeOf } from './needs-island.ts'
import { startProblem } from './start-problem.ts'
import { formElements } from '../reading/form-elements.ts'
import { inUiOrder } from '../reading/in-ui-order.ts'
import { uiOptions } from '../reading/ui-options.ts'
import { tableRow } from './table-row.ts'
import { widgetName } from './widget-name.ts'

interface Building {
  readonly root: JsonObject
  readonly globalOptions: JsonObject
  readonly widgets: KnownWidgets
  /** References being followed; meeting one again means recursion. */
  readonly open: readonly string[]
  /** The place of the schema. */
  readonly at: JsonPointer
}

const known = new WeakMap<CompositeDocument, { readonly widgets: KnownWidgets; readonly tree: FieldNode }>()

/** The fields of a document as they are drawn; kept with the document. */
export function fieldTree(document: CompositeDocument, widgets: KnownWidgets): FieldNode {
  const kept = known.get(document)
  if (kept?.widgets === widgets) return kept.tree
  const { schema = {}, ui = {} } = document
  const globalOptions = objectAt(ui, 'ui:globalOptions')
  const tree = makeNode('', schema, ui, { root: schema, globalOptions, widgets, open: [], at: '' })
  known.set(document, { widgets, tree })
  return tree
}

function makeNode(name: string, declared: JsonValue | undefined, ui: JsonObject, building: Building): FieldNode {
  const written = isJsonObject(declared) ? declared : {}
  const { $ref } = written
  const schema = resolveSchema(building.root, written)
  const options = optionsOf(schema, ui, building)
  const base = { name, schema, ui, options, title: titleOf(name, schema, options) }
  const island = (why: string): FieldNode => ({ ...base, kind: 'island', schema: written, why })
  if (typeof $ref === 'string' && building.open.includes($ref)) return island('It contains itself.')
  const type = schemaTypeOf(schema)
  const below = typeof $ref === 'string' ? { ...building, open: [...building.open, $ref] } : building
  const named = options['widget']
  const widget = type === undefined ? undefined : widgetName(schema, type, options, building.widgets)
  const reason = islandReason(schema, ui)
  if (widget !== undefined && !Object.hasOwn(ui, 'ui:field') && !(named === undefined && reason !== undefined)) {
    return { ...base, kind: 'leaf', widget }
  }
  if (reason !== undefined) return island(reason)
  if (named !== undefined && widget === undefined) return island(noWidget)
  const made = type === 'object' ? objectNode(base, below) : type === 'array' ? arrayNode(base, below) : noWidget
  return typeof made === 'string' ? island(made) : made
}

/** Why an island whose widget does not exist, or is for other types, is one. */
export const noWidget = 'There is no widget for it.'

type Base = Pick<FieldNode, 'name' | 'schema' | 'ui' | 'options' | 'title'>

/**
 * We draw an object ourselves when each alternative inside it belongs to one of its fields, and show and require rules
 * can express its conditions; otherwise returns why not.
 */
function objectNode(base: Base, building: Building): FieldNode | string {
  const { root, at } = building
  const place = placedSchema(root, at)
  const clauses = clauseFields(root, at)
  if (clauses?.problem !== undefined) return clauses.problem
  const own = Object.entries(objectAt(base.schema, 'properties')).map(
    ([name, part]) => ({ name, part, at: `${place.at('properties')}/${escapeSegment(name)}` }) as const,
  )
  const added = (clauses?.fields ?? []).map(({ name, pointer }) => ({ name, part: getAt(root, pointer), at: pointer }))
  const fields = new Map([...own, ...added].map((field) => [field.name, field]))
  const names = inUiOrder([...fields.keys()], base.ui)
  if (names === undefined) return 'Its "ui:order" leaves out fields.'
  const children = names.map((name) => {
    const field = fields.get(name)
    return makeNode(name, field?.part, objectAt(base.ui, name), { ...building, at: field?.at ?? '' })
  })
  if (children.some(isUnbounded)) return 'A part of it refers to the form around it.'
  const problem = clauses && startProblem(base.schema, clauses, children)
  if (problem !== undefined) return problem
  return { ...base, kind: 'object', groups: fieldGroups(children, base.ui['groups']), elements: formElements(base.ui) }
}

function arrayNode(base: Base, building: Building): FieldNode | string {
  const at = placedSchema(building.root, building.at).at('items')
  const item = makeNode('', base.schema['items'], objectAt(base.ui, 'items'), { ...building, at })
  if (item.kind === 'island') return `Of its items: ${item.why}`
  if (typeof base.schema['minItems'] === 'number' && item.kind === 'leaf') return 'It starts with some items.'
  return { ...base, kind: 'array', item: base.options['layout'] === 'table' ? tableRow(item) : item }
}

/** An island with references outside definitions needs the whole form around it. */
function isUnbounded(node: FieldNode): boolean {
  return node.kind === 'island' && /"\$ref":"#(?!\/(?:definitions|\$defs)\/)/.test(JSON.stringify(node.schema))
}

function optionsOf(schema: JsonObject, ui: JsonObject, { globalOptions }: Building): WidgetOptions {
  const options = uiOptions(ui, globalOptions)
  const choices = enumOptions(schema, options)
  return choices === undefined ? options : Object.assign({}, options, { enumOptions: choices })
}

function titleOf(name: string, schema: JsonObject, options: JsonObject): string {
  return [options['title'], schema['title']].find((title) => typeof title === 'string') ?? name
}
