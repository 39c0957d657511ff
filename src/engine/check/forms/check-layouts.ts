import { addressFields } from '../../compose/address-layout.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { resolveSchema } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { uiNodes } from '../subject/form-nodes.ts'

/** What a layout needs, in a sentence; undefined when the field has it. */
type LayoutTest = (root: JsonObject, schema: JsonObject) => string | undefined

const layouts: ReadonlyMap<string, LayoutTest> = new Map([
  ['table', tableProblem],
  ['address', addressProblem],
])

/** The layout of a list or object suits it. */
export function checkLayouts({ document }: CheckedDocument): readonly Finding[] {
  const root = document.schema ?? {}
  return uiNodes(document).flatMap(({ pointer, ui, name, schema }) => {
    const layout = objectAt(ui, 'ui:options')['layout']
    const problem = typeof layout === 'string' && schema ? layouts.get(layout)?.(root, schema) : undefined
    if (problem === undefined) return []
    const message = `The layout "${String(layout)}" of the field "${name}" ${problem}`
    return [{ pointer: `${pointer}/ui:options/layout`, message }]
  })
}

function tableProblem(root: JsonObject, schema: JsonObject): string | undefined {
  const items = resolveSchema(root, schema['items'])
  const hasRows = isJsonObject(ownValue(schema, 'items')) && isJsonObject(ownValue(items, 'properties'))
  return hasRows ? undefined : 'is for lists of objects.'
}

function addressProblem(_root: JsonObject, schema: JsonObject): string | undefined {
  const properties = objectAt(schema, 'properties')
  const isWhole = addressFields.every((field) => Object.hasOwn(properties, field))
  if (!isWhole || Object.keys(properties).length > addressFields.length) {
    return 'is for addresses, whose schema is "$ref": "common/address.json".'
  }
  const inList = objectAt(properties, 'county')['inList']
  return isJsonArray(inList) ? 'offers one reference list: "inList" of its county names several.' : undefined
}
