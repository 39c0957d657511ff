import type { CompositeDocument } from '../../document/document.ts'
import { mendName } from '../../document/mend-name.ts'
import { isHidden, inUiOrder } from '../../reading/in-ui-order.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { fieldPlaces, misplacedItems } from '../../overlay/index.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { fieldSchema, propertyNames } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes, uiNodes } from '../subject/form-nodes.ts'
import type { UiNode } from '../subject/form-nodes.ts'
import { listCases } from '../subject/list-cases.ts'

/**
 * Every field that the schema's `required`, the UI schema and its groups name exists; for rules see `checkConditions`.
 */
export function checkFields({ document }: CheckedDocument): readonly Finding[] {
  if (document.schema === undefined) return []
  const nodes = uiNodes(document)
  return [
    ...requiredNames(document),
    ...nodes.flatMap((node) => checkUiNode(document, node)),
    ...nodes.flatMap((node) => besideFields(document, node)),
    ...groupNames(document),
  ]
}

function requiredNames(document: CompositeDocument): readonly Finding[] {
  return schemaNodes(document).flatMap(({ pointer, schema }) => {
    const properties = ownValue(schema, 'properties')
    const required = ownValue(schema, 'required')
    if (!isJsonObject(properties) || !isJsonArray(required)) return []
    return missing(required, Object.keys(properties), `${pointer}/required`, '"required"')
  })
}

/** The sibling fields that a choice's `fill` names exist, and so does the one where `nameField` puts a file's name. */
function besideFields({ schema = {} }: CompositeDocument, { pointer, ui, holder }: UiNode): readonly Finding[] {
  const options = ownValue(ui, 'ui:options')
  if (!isJsonObject(options)) return []
  const fields = propertyNames(schema, holder)
  return [...filledNames(options), ...fileNames(options)]
    .filter(({ field }) => !fields.includes(field))
    .map(({ field, at, option }) => ({
      pointer: `${pointer}/ui:options/${at}`,
      message: `"${option}" names the field "${field}", which does not exist.`,
      ...mendName(field, fields),
    }))
}

/** A field that an option names, and the option's place below `ui:options`. */
interface NamedBeside {
  readonly option: string
  readonly field: string
  readonly at: string
}

function filledNames(options: JsonObject): readonly NamedBeside[] {
  return listCases(ownValue(options, 'list')).flatMap(([list, at]) => {
    const fill = isJsonObject(list) ? ownValue(list, 'fill') : undefined
    return Object.keys(isJsonObject(fill) ? fill : {}).map((field) => ({
      option: 'fill',
      field,
      at: `list${at}/fill/${escapeSegment(field)}`,
    }))
  })
}

function fileNames(options: JsonObject): readonly NamedBeside[] {
  const field = ownValue(options, 'nameField')
  return typeof field === 'string' ? [{ option: 'nameField', field, at: 'nameField' }] : []
}

function checkUiNode(document: CompositeDocument, node: UiNode): readonly Finding[] {
  const { pointer, ui, schema } = node
  if (schema === undefined) return [unknownField(document, node)]
  const order = ownValue(ui, 'ui:order')
  const fields = new Set(fieldPlaces(schema, undefined).map(({ id }) => id))
  const listed = isJsonArray(order) ? missing(order, [...fields, '*'], `${pointer}/ui:order`, '"ui:order"') : []
  const misplaced = misplacedItems(fieldPlaces(schema, ui)).map(({ id, after }) => ({
    pointer: `${pointer}/${escapeSegment(id)}/ui:after`,
    message: `"ui:after" of the field "${id}" names "${after}", which is neither another field beside it nor a group of the form ("groups/…").`,
  }))
  return [...listed, ...leftOut(node, [...fields]), ...misplaced]
}

function unknownField({ schema = {} }: CompositeDocument, { pointer, name, holder }: UiNode): Finding {
  return {
    pointer,
    message: `The UI schema names the field "${name}", which does not exist.`,
    ...mendName(name, propertyNames(schema, holder)),
  }
}

/** A form whose order omits a field cannot be drawn. */
function leftOut({ pointer, ui }: UiNode, fields: readonly string[]): readonly Finding[] {
  if (inUiOrder(fields, ui) !== undefined) return []
  const order = ownValue(ui, 'ui:order')
  const listed = isJsonArray(order) ? order : []
  return fields
    .filter((name) => !listed.includes(name) && !isHidden(ui, name) && !isPlaced(ui, name))
    .map((name) => ({ pointer: `${pointer}/ui:order`, message: `"ui:order" leaves out the field "${name}".` }))
}

/** Whether the UI schema of a field sets its own position. */
function isPlaced(ui: JsonObject, name: string): boolean {
  const field = ownValue(ui, name)
  return isJsonObject(field) && Object.hasOwn(field, 'ui:after')
}

function groupNames(document: CompositeDocument): readonly Finding[] {
  const groups = document.ui?.groups ?? []
  const seen = new Set<string>()
  // A form draws only its own fields in groups, not those of its objects.
  const known = propertyNames(document.schema ?? {}, document.schema ?? {})
  return groups.flatMap(({ id, fields }, i) => {
    const dangling = missing(fields, known, `/ui/groups/${i}/fields`, `The group "${id}"`)
    const again = fields.flatMap((name, k) =>
      seen.has(name)
        ? [
            {
              pointer: `/ui/groups/${i}/fields/${k}`,
              message: `The field "${name}" is in two groups, the second is "${id}".`,
            },
          ]
        : [],
    )
    for (const name of fields) seen.add(name)
    return [...dangling, ...again]
  })
}

/** Whether a form has a field, by its id, dotted through objects and lists. */
export function hasField({ schema }: CompositeDocument, name: string): boolean {
  return schema !== undefined && fieldSchema(schema, name.split('.')) !== undefined
}

function missing(
  names: readonly JsonValue[],
  valid: readonly string[],
  pointer: string,
  who: string,
): readonly Finding[] {
  return names.flatMap((name, i) =>
    typeof name !== 'string' || valid.includes(name)
      ? []
      : [
          {
            pointer: `${pointer}/${i}`,
            message: `${who} names the field "${name}", which does not exist.`,
            ...mendName(name, valid),
          },
        ],
  )
}
