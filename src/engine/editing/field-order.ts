import { arrangeGroups } from '../compose/arrange-groups.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment, getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { behindHeading, orderFields } from '../overlay/index.ts'
import type { DeclaredPlace } from './declared-place.ts'
import type { Arrangement, Positions } from './positions.ts'
import { withValue } from './with-value.ts'

/** The object whose fields have an order. */
export type Around = DeclaredPlace['around']

/** The form itself, whose fields may be in groups. */
export const wholeForm: Around = { schema: '/schema', ui: '/ui' }

/**
 * The fields of an object as they are shown: those without a group, then each group's. Fields that are hidden have a
 * place too.
 */
export function fieldOrder(document: JsonObject, { schema: at, ui: uiAt }: Around): Arrangement {
  const ui = objectOf(document, uiAt)
  const order = orderFields(objectOf(document, at), ui)
  const arranged = groupsOf(arrangeGroups(ui, order))
  // A group that every field has left is not drawn, but has its place.
  const groups = [...groupsOf(ui).keys()].map((id) => arranged.get(id) ?? [])
  const grouped = new Set(groups.flat())
  return [
    order.filter((name) => !grouped.has(name)),
    ...groups.map((names) => order.filter((name) => names.includes(name))),
  ]
}

/** What the first field of each part of a form's arrangement names: nothing without a group, else the heading. */
export function groupFronts(document: JsonObject, { ui }: Around): readonly (string | null)[] {
  return [null, ...[...groupsOf(objectOf(document, ui)).keys()].map(behindHeading)]
}

/** The names of the fields in each group, by the group's id. */
function groupsOf(ui: JsonObject): ReadonlyMap<string, readonly JsonValue[]> {
  const groups = ownValue(ui, 'groups')
  return new Map(
    (isJsonArray(groups) ? groups : []).filter(isJsonObject).map((group) => {
      const { id, fields } = group
      return [String(id), isJsonArray(fields) ? fields : []]
    }),
  )
}

/** The positions that fields of an object have. */
export function fieldPositions(document: JsonObject, { schema, ui: at }: Around): Positions {
  const ui = objectOf(document, at)
  return new Map(
    Object.keys(objectAt(objectOf(document, schema), 'properties')).map((name) => {
      const after = ownValue(objectAt(ui, name), 'ui:after')
      return [name, typeof after === 'string' || after === null ? after : undefined]
    }),
  )
}

/** The document with fields of an object at other positions. */
export function withFieldPositions(
  document: JsonObject,
  inherited: JsonObject,
  around: Around,
  positions: Positions,
): JsonObject {
  const known = fieldPositions(document, around)
  return [...positions]
    .filter(([name, after]) => known.get(name) !== after)
    .reduce(
      (placed, [name, after]) => withValue(placed, inherited, `${around.ui}/${escapeSegment(name)}/ui:after`, after),
      document,
    )
}

function objectOf(document: JsonObject, at: JsonPointer | undefined): JsonObject {
  const value = at === undefined ? undefined : getAt(document, at)
  return isJsonObject(value) ? value : {}
}
