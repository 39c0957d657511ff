import { isJsonArray, isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { readSimplePath } from '../../../../../engine/overlay/simple-path.ts'

/** What an action changes, apart from the words for it. */
export interface ChangePart {
  /** The field; empty for what concerns the whole form. */
  readonly path: FieldPath
  /** The keyword or key that it changes, e.g. `title`, `ui:help`, `required`; `field` for the whole field. */
  readonly property: string
  readonly from: JsonValue | undefined
  readonly to: JsonValue | undefined
}

/** Reads an action of a form as the change of one property of one field. */
export function changePart({ target, update, remove, 'x-was': was }: OverlayAction): ChangePart {
  const steps = readSimplePath(target) ?? []
  const names = steps.flatMap((step) => ('name' in step ? [step.name] : []))
  const last = steps.at(-1)
  const item = last !== undefined && 'equals' in last ? last.equals : undefined
  const place = placeOf(names)
  if (item !== undefined) return listChange(place, was ?? item, undefined)
  if (isJsonArray(update)) return listChange(place, undefined, update[0])
  if (remove === true) return { ...withProperty(place, undefined), from: was, to: undefined }
  const [member] = isJsonObject(update) ? Object.keys(update) : []
  const to = isJsonObject(update) && member !== undefined ? ownValue(update, member) : update
  const from = isJsonObject(was) && member !== undefined ? ownValue(was, member) : was
  const part = { ...withProperty(place, member), from, to }
  return part.property === 'rules' && isJsonArray(to) ? { ...part, path: shownBy(to[0]), to: to[0] } : part
}

/** The field that a rule shows; the whole form for other rules. */
function shownBy(rule: JsonValue | undefined): FieldPath {
  const show = isJsonObject(rule) ? ownValue(rule, 'show') : undefined
  const [first] = isJsonArray(show) ? show : []
  return typeof first === 'string' ? first.split('.') : []
}

/** The label of the field that a change is about, from the document that has it. */
export function changedField({ path, to }: ChangePart, document: JsonObject): string {
  const title = isJsonObject(to) ? ownValue(to, 'title') : undefined
  return typeof title === 'string' ? title : fieldLabel(document, path)
}

interface Place {
  readonly path: FieldPath
  readonly isFields: boolean
  readonly rest: readonly string[]
}

/** Whether a key of a UI schema is no field. */
const isOwnKey = (name: string): boolean => name.startsWith('ui:') || name === 'rules' || name === 'groups'

/** A path of names as a field, and what is inside it. */
function placeOf([part, ...names]: readonly string[]): Place {
  const path: string[] = []
  let at = 0
  const isUi = part === 'ui'
  for (; at < names.length; at += 1) {
    const name = names[at] ?? ''
    if (isUi && isOwnKey(name)) break
    if (name === 'items') continue
    if (isUi) path.push(name)
    else if (name === 'properties') {
      const field = names[at + 1]
      if (field === undefined) return { path, isFields: true, rest: [] }
      path.push(field)
      at += 1
    } else break
  }
  return { path, isFields: isUi && names.length === path.length, rest: names.slice(at) }
}

/** A member of an object of fields is a field; any other one is a property of the field around it. */
function withProperty(
  { path, isFields, rest }: Place,
  member: string | undefined,
): Pick<ChangePart, 'path' | 'property'> {
  const isField = isFields && member !== undefined && !isOwnKey(member) && rest.length === 0
  if (isField) return { path: [...path, member], property: 'field' }
  const names = member === undefined ? rest : [...rest, member]
  return { path, property: names.length === 0 ? 'field' : names.join('/') }
}

/** A list of names, such as `required`, says something of the named field. */
function listChange({ path, rest }: Place, from: JsonValue | undefined, to: JsonValue | undefined): ChangePart {
  const item = to ?? from
  const property = rest.join('/')
  if (property === 'rules') return { path: shownBy(item), property, from, to }
  if (property !== 'required' || typeof item !== 'string') return { path, property, from, to }
  return { path: [...path, item], property, from: from !== undefined, to: to !== undefined }
}
