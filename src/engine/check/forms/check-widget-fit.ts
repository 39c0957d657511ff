import type { FieldNode } from '../../fields/field-node.ts'
import { noWidget } from '../../fields/field-tree.ts'
import { schemaTypeOf } from '../../fields/needs-island.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { enumOptions } from '../../reading/enum-options.ts'
import { yearChoices } from '../../reading/year-choices.ts'
import { formats } from '../../validation/formats.ts'
import type { DeclaredWidget } from '../subject/declared-widgets.ts'
import { drawnFields } from '../subject/drawn-fields.ts'
import type { DrawnField } from '../subject/drawn-fields.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { declaredWidgets } from '../subject/declared-widgets.ts'
import type { Finding } from '../subject/finding.ts'
import { uiNodes } from '../subject/form-nodes.ts'

type Widgets = Readonly<Record<string, DeclaredWidget>>

/**
 * Every field's widget supports the field's type and format, and gets the choices, properties and options that it
 * needs.
 */
export function checkWidgetFit({ document, surroundings }: CheckedDocument): readonly Finding[] {
  const widgets = declaredWidgets(surroundings.widgets)
  const fields = drawnFields(document, widgets)
  const islands = fields.filter(({ node }) => node.kind === 'island' && node.why !== noWidget)
  const inIslands = uiNodes(document).filter(({ pointer }) => islands.some(({ ui }) => pointer.startsWith(`${ui}/`)))
  return [
    ...fields.flatMap((field) => checkField(field, widgets)),
    ...inIslands.flatMap(({ pointer, ui, schema, name }) =>
      amongAlternatives({ pointer, ui, name, type: schemaTypeOf(schema ?? {}) }, widgets),
    ),
  ]
}

function checkField({ node, ui }: DrawnField, widgets: Widgets): readonly Finding[] {
  const name = ownValue(node.ui, 'ui:widget')
  const widget = typeof name === 'string' ? widgets[name] : undefined
  if (typeof name !== 'string' || widget === undefined) return []
  const type = schemaTypeOf(node.schema)
  if (node.kind === 'leaf')
    return leafProblems(node, name, widget).map((message) => ({ pointer: `${ui}/ui:widget`, message }))
  if (type !== undefined && widget.types.some((one) => one === type)) {
    return amongAlternatives({ pointer: ui, ui: node.ui, name: node.name, type }, widgets)
  }
  const suits = ({ types }: DeclaredWidget) => types.some((one) => one === type)
  const message =
    `The widget "${name}" of the field "${node.name}" is for ${widget.types.join(', ')}, ` +
    `${type === undefined ? 'and the field does not have one such type' : `not for ${type}`}.`
  return [{ pointer: `${ui}/ui:widget`, message, ...mend(widgets, suits) }]
}

interface NamedWidget {
  readonly pointer: string
  readonly ui: JsonObject
  readonly name: string
  readonly type: string | undefined
}

/** Inside alternatives rjsf's own fields are drawn, which support only some widgets. */
function amongAlternatives({ pointer, ui, name, type = '' }: NamedWidget, widgets: Widgets): readonly Finding[] {
  const widget = ownValue(ui, 'ui:widget')
  if (typeof widget !== 'string' || widgets[widget] === undefined) return []
  if (widgets[widget].amongAlternatives.includes(type)) return []
  const message = `The widget "${widget}" of the field "${name}" cannot be drawn there, among alternatives.`
  return [{ pointer: `${pointer}/ui:widget`, message, ...mend(widgets, (one) => one.amongAlternatives.includes(type)) }]
}

function leafProblems(node: FieldNode, name: string, widget: DeclaredWidget): readonly string[] {
  const { schema, options } = node
  const which = `The widget "${name}" of the field "${node.name}"`
  const format = ownValue(schema, 'format')
  const properties = objectAt(schema, 'properties')
  const lacking = widget.properties.filter((property) => !Object.hasOwn(properties, property))
  const missing = widget.neededOptions.filter((option) => !Object.hasOwn(options, option))
  return [
    ...(typeof format === 'string' && Object.hasOwn(formats, format) && widget.formats?.includes(format) === false
      ? [`${which} gives no answers of the format "${format}".`]
      : []),
    ...(widget.formatNeeded && format === undefined
      ? [`${which} needs a "format": ${(widget.formats ?? []).map((one) => `"${one}"`).join(' or ')}.`]
      : []),
    ...(widget.needsChoices && !hasChoices(node)
      ? [`${which} needs choices: an "enum", a "oneOf" of constants or the option "list".`]
      : []),
    ...(lacking.length > 0 ? [`${which} is for files, whose schema is "$ref": "common/file.json".`] : []),
    ...(mixesWeeks(options['units'])
      ? [`${which} cannot have weeks next to other units: ISO 8601 has no such durations.`]
      : []),
    ...missing.map((option) => `${which} needs the option "${option}".`),
  ]
}

const mixesWeeks = (units: JsonValue | undefined): boolean =>
  isJsonArray(units) && units.length > 1 && units.includes('weeks')

function hasChoices({ schema, options }: FieldNode): boolean {
  if (options.enumOptions !== undefined || options['list'] !== undefined) return true
  const items = ownValue(schema, 'items')
  if (isJsonObject(items) && enumOptions(items, options) !== undefined) return true
  return yearChoices(schema, '2000-01-01') !== undefined
}

function mend(widgets: Widgets, suits: (widget: DeclaredWidget) => boolean): { mend?: string } {
  const names = Object.keys(widgets).filter((name) => widgets[name] !== undefined && suits(widgets[name]))
  return names.length === 0 ? {} : { mend: `It can be ${names.map((name) => `"${name}"`).join(', ')}.` }
}
