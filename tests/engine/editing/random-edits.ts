import type { Edit } from '../../../src/engine/editing/edit.ts'
import { columnList, fieldsWithoutColumn } from '../../../src/engine/editing/column-fields.ts'
import { addField } from '../../../src/engine/editing/edits/add-field.ts'
import { declaredChoices, setChoices } from '../../../src/engine/editing/edits/choices.ts'
import {
  hideField,
  setKeyword,
  setLabel,
  setMessage,
  setUi,
  setWidth,
} from '../../../src/engine/editing/edits/field-values.ts'
import {
  addColumn,
  formatColumn,
  maskColumn,
  setInColumn,
  sortColumn,
  takeColumn,
} from '../../../src/engine/editing/edits/columns.ts'
import {
  addItem,
  itemOrder,
  moveItem,
  moveItemBy,
  setInItem,
  takeItem,
} from '../../../src/engine/editing/edits/items.ts'
import type { ItemPlace } from '../../../src/engine/editing/edits/items.ts'
import { moveField, moveFieldBy } from '../../../src/engine/editing/edits/move-field.ts'
import { requireField } from '../../../src/engine/editing/edits/require-field.ts'
import {
  addAction,
  addedActionKinds,
  actionList,
  setInAction,
  takeAction,
} from '../../../src/engine/editing/edits/row-actions.ts'
import { showAsBelow, showWhen } from '../../../src/engine/editing/edits/show-when.ts'
import { takeField } from '../../../src/engine/editing/edits/take-field.ts'
import {
  chooseActor,
  chooseGuard,
  chooseName,
  chooseNotice,
  chooseRecipient,
} from '../../../src/engine/editing/edits/transition-parts.ts'
import { transitionChoices } from '../../../src/engine/editing/transition-choices.ts'
import type { TransitionChoices } from '../../../src/engine/editing/transition-choices.ts'
import { goBack, setValue } from '../../../src/engine/editing/edits/values.ts'
import { fieldsInside } from '../../../src/engine/editing/declared-place.ts'
import type { FieldPath } from '../../../src/engine/editing/declared-place.ts'
import { hasId, isNamedItem, namedLists } from '../../../src/engine/editing/named-items.ts'
import { fieldKinds } from '../../../src/engine/editing/palette.ts'
import { listAt } from '../../../src/engine/editing/with-value.ts'
import { isComposedDocument, translationsPart } from '../../../src/engine/document/composite-shape.ts'
import { addToList, takeFromList } from '../../../src/engine/editing/edits/list-items.ts'
import { addState, addTransition, processLists } from '../../../src/engine/editing/edits/process-items.ts'
import { translateText, translatedTexts } from '../../../src/engine/editing/translated-texts.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { formatPointer, getAt } from '../../../src/engine/json/pointer.ts'
import { fc } from '../../properties.ts'

/** Numbers by which an edit picks what it changes in whatever document it meets. */
export interface Pick {
  readonly kind: number
  readonly which: number
  readonly other: number
  readonly text: string
}

export const anyPick: fc.Arbitrary<Pick> = fc.record({
  kind: fc.nat(999),
  which: fc.nat(999),
  other: fc.nat(999),
  text: fc.constantFrom('Name', 'Jina', "It's “so”", 'a.b/c~d', '1'),
})

export const picks = fc.array(anyPick, { minLength: 1, maxLength: 12 })

const nothing: Edit = (document) => document

type Making = (document: JsonObject, inherited: JsonObject, pick: Pick) => Edit

/** Edits that leave any sound form sound. */
const soundEdits: readonly Making[] = [
  (document, _, pick) => setLabel(fieldOf(document, pick), pick.text),
  (document, _, pick) => setUi(fieldOf(document, pick), 'ui:help', maybe(pick, pick.text)),
  (document, _, pick) => setUi(fieldOf(document, pick), 'ui:placeholder', maybe(pick, pick.text)),
  (document, _, pick) => setWidth(fieldOf(document, pick), maybe(pick, 1 + (pick.other % 12))),
  (document, _, pick) => setMessage(fieldOf(document, pick), 'required', maybe(pick, pick.text)),
  (document, _, pick) => moveFieldBy(fieldOf(document, pick), pick.other % 2 === 0 ? 'up' : 'down'),
  (document, _, pick) =>
    moveField(fieldOf(document, pick), { after: fieldOf(document, { which: pick.other })[0] ?? '' }),
  (document, _, pick) =>
    moveField(fieldOf(document, pick), { before: fieldOf(document, { which: pick.other })[0] ?? '' }),
  (document, _, { kind, text, other }) =>
    addField({
      kind: fieldKinds[kind % fieldKinds.length] ?? 'text',
      label: text,
      after: fieldOf(document, { which: other })[0] ?? '',
    }),
  (document, inherited, pick) => onlyAdded(document, inherited, fieldOf(document, pick)),
  (document, _, pick) => onItem(document, pick, (place) => moveItemBy(place, pick.other % 2 === 0 ? 'up' : 'down')),
  (document, _, pick) =>
    onItem(document, pick, (place) => (isTitled(document, place) ? setInItem(place, 'title', pick.text) : nothing)),
  (document, _, pick) => onColumn(document, pick, (id) => sortColumn(id, sorts[pick.other % sorts.length])),
  (document, _, pick) => {
    const fields = onTable(document) ? fieldsWithoutColumn(document) : []
    const chosen = fields[pick.which % fields.length]
    return chosen === undefined ? nothing : addColumn(chosen)
  },
  (document, _, pick) =>
    onItem(document, pick, (place, ids) => moveItem(place, { after: ids[pick.other % ids.length] ?? '' })),
]

/** Edits that may leave a form unsound, which the check says. */
const otherEdits: readonly Making[] = [
  (document, _, pick) => requireField(fieldOf(document, pick), pick.other % 2 === 0),
  (document, _, pick) => hideField(fieldOf(document, pick), pick.other % 2 === 0),
  (document, _, pick) => setKeyword(fieldOf(document, pick), 'maxLength', maybe(pick, 1 + pick.other)),
  (document, _, pick) => setKeyword(fieldOf(document, pick), 'default', maybe(pick, pick.text)),
  (document, _, pick) =>
    showWhen(
      fieldOf(document, pick),
      maybe(pick, { value: `answers.${fieldOf(document, { which: pick.other }).join('.')}`, equals: pick.text }),
    ),
  (document, _, pick) => takeField(fieldOf(document, pick)),
  (document, _, pick) => {
    const path = fieldOf(document, pick)
    const known = declaredChoices(document, path)
    if (known.length === 0) return nothing
    return setChoices(path, pick.other % 2 === 0 ? known.slice(1) : [{ value: 'new', name: pick.text }, ...known])
  },
  (document, _, pick) => onItem(document, pick, (place) => takeItem(place)),
  (document, _, pick) => onColumn(document, pick, (id) => maskColumn(id, pick.other % 2 === 0)),
  (document, _, pick) => onColumn(document, pick, (id) => formatColumn(id, maybe(pick, 'date'))),
  (document, _, pick) => onColumn(document, pick, takeColumn),
  (document, _, pick) => onColumn(document, pick, (id) => setInColumn(id, 'title', maybe(pick, pick.text))),
  (document, _, pick) => showAsBelow(fieldOf(document, pick)),
  (document, _, { text, other }) => {
    const kind = addedActionKinds[other % addedActionKinds.length] ?? 'add'
    return onTable(document) ? addAction({ title: text, kind, sure: text }) : nothing
  },
  (document, _, pick) => onAction(document, pick, (id) => setInAction(id, 'title', pick.text)),
  (document, _, pick) => onAction(document, pick, takeAction),
  onTransition((at, { sources }, pick) => chooseName(`${at}/from`, one(sources, pick), pick.other % 2 === 0)),
  onTransition((at, { people }, pick) => chooseActor(at, one(people, pick), pick.other % 2 === 0)),
  onTransition((at, { guards }, pick) => {
    const guard = guards[pick.other % Math.max(1, guards.length)]
    return guard === undefined ? nothing : chooseGuard(at, guard, pick.kind % 2 === 0)
  }),
  onTransition((at, { messages }, pick) => {
    const message = messages[pick.other % Math.max(1, messages.length)]
    return message === undefined ? nothing : chooseNotice(at, message.id, pick.kind % 2 === 0)
  }),
  onTransition((at, { messages, recipients }, pick) => {
    const message = messages[pick.other % Math.max(1, messages.length)]
    return message === undefined ? nothing : chooseRecipient(at, message.id, one(recipients, pick), pick.kind % 2 === 0)
  }),
  (_, inherited, pick) => {
    const list = listOf(inherited, pick)
    const items = listAt(inherited, list).filter(isNamedItem)
    const item = items[pick.other % items.length]
    return item === undefined ? nothing : addItem(list, item)
  },
  onRowList((list, rows, { which, text }) => {
    const like = rows[which % rows.length] ?? {}
    const names = Object.entries(like).filter(([, value]) => typeof value === 'string')
    const [naming] = names.map(([name]) => name)
    return addToList(list, { ...like, ...(naming !== undefined && { [naming]: `${text} ${which}` }) }, naming)
  }),
  onRowList((list, rows, { which }) => takeFromList(list, which % rows.length)),
  onRowList((list, rows, { which, other, text }) => {
    const at = which % rows.length
    const names = Object.keys(rows[at] ?? {})
    return setValue(`${list}/${at}${formatPointer([names[other % Math.max(1, names.length)] ?? 'name'])}`, text)
  }),
  (document, _, { text, other }) =>
    onProcess(document, addState({ title: text, color: 'warning', final: other % 2 === 0 })),
  (document, _, { which, text, other }) => {
    const states = itemOrder(document, processLists.states)
    const [from = '', to = ''] = [which, other].map((at) => states[at % Math.max(1, states.length)])
    return onProcess(document, addTransition({ title: text, from, to, by: 'owner' }))
  },
  (document, _, pick) => {
    const list = pick.kind % 2 === 0 ? processLists.states : processLists.transitions
    const ids = itemOrder(document, list)
    return onProcess(document, takeItem({ list, id: ids[pick.which % Math.max(1, ids.length)] ?? '' }))
  },
  (document, _, { which, other, text }) => {
    const shown: JsonValue = JSON.parse(JSON.stringify(document))
    const texts = isComposedDocument(shown) ? translatedTexts(shown, 'sw', []) : []
    const chosen = texts[which % Math.max(1, texts.length)]
    const mayTranslate = chosen !== undefined && Object.hasOwn(document, translationsPart)
    return mayTranslate ? translateText(chosen, other % 4 === 0 ? '' : text) : nothing
  },
  (document, _, pick) => setValue(pointerIn(document, pick), pick.text),
  (document, _, pick) => goBack(pointerIn(document, pick)),
]

/** Whether an item has a title, as not those of every list do. */
const isTitled = (document: JsonObject, { list, id }: ItemPlace): boolean =>
  listAt(document, list).some((item) => hasId(item, id) && isJsonObject(item) && Object.hasOwn(item, 'title'))

const sorts = ['ascending', 'descending', 'none', undefined] as const

/** Whether a document has a table whose columns administrators may change. */
const onTable = (document: JsonObject): boolean => getAt(document, '/page/kind') === 'collection'

/** An edit of one of a table's columns; none where there is no table. */
function onColumn(document: JsonObject, { which }: Pick, change: (id: string) => Edit): Edit {
  const ids = onTable(document) ? itemOrder(document, columnList) : []
  const id = ids[which % ids.length]
  return id === undefined ? nothing : change(id)
}

/** An edit of one of the buttons of a section's records; none where there are none. */
function onAction(document: JsonObject, { which }: Pick, change: (id: string) => Edit): Edit {
  const ids = onTable(document) ? itemOrder(document, actionList) : []
  const id = ids[which % ids.length]
  return id === undefined ? nothing : change(id)
}

/** An edit of one of a case type's transitions, with what may be chosen for them; none where there are none. */
function onTransition(change: (transition: string, choices: TransitionChoices, pick: Pick) => Edit): Making {
  return (document, _, pick) => {
    const transitions = Object.hasOwn(document, 'case') ? listAt(document, processLists.transitions) : []
    if (transitions.length === 0) return nothing
    return change(`${processLists.transitions}/${pick.which % transitions.length}`, transitionChoices(document), pick)
  }
}

const one = (names: readonly string[], { other }: Pick): string => names[other % Math.max(1, names.length)] ?? 'owner'

/** An edit of a document, of those that leave any sound form sound. */
export const soundEdit = (document: JsonObject, inherited: JsonObject, pick: Pick): Edit =>
  made(soundEdits, document, inherited, pick)

/** An edit of a document, of all kinds. */
export const anyEdit = (document: JsonObject, inherited: JsonObject, pick: Pick): Edit =>
  made([...soundEdits, ...otherEdits], document, inherited, pick)

const made = (edits: readonly Making[], document: JsonObject, inherited: JsonObject, pick: Pick): Edit =>
  edits[pick.kind % edits.length]?.(document, inherited, pick) ?? nothing

const maybe = <Value>({ other }: Pick, value: Value): Value | undefined => (other % 5 === 0 ? undefined : value)

/** A field of the form, or one in its objects and rows. */
function fieldOf(document: JsonObject, { which }: { readonly which: number }): FieldPath {
  const outer = fieldsInside(document, [])
  const paths = outer.flatMap((name) => [[name], ...fieldsInside(document, [name]).map((inner) => [name, inner])])
  return paths[which % Math.max(1, paths.length)] ?? []
}

function onlyAdded(document: JsonObject, inherited: JsonObject, path: FieldPath): Edit {
  const known = fieldsInside(inherited, [])
  const [added] = fieldsInside(document, []).filter((name) => !known.includes(name))
  return added === undefined ? nothing : takeField(path.length === 1 && path[0] === added ? path : [added])
}

function listOf(document: JsonObject, { which }: Pick): string {
  const lists = namedLists(document)
  return lists[which % Math.max(1, lists.length)] ?? '/page/none'
}

function onItem(
  document: JsonObject,
  pick: Pick,
  change: (place: { readonly list: string; readonly id: string }, ids: readonly string[]) => Edit,
): Edit {
  const list = listOf(document, pick)
  const ids = listAt(document, list)
    .filter(isNamedItem)
    .map(({ id }) => id)
  const id = ids[pick.other % Math.max(1, ids.length)]
  return id === undefined ? nothing : change({ list, id }, ids)
}

const editedParts = ['schema', 'ui', 'page', 'list', 'checklist', 'case', 'document', 'messages', 'theme']

/** The lists of objects that have no ids, such as the items of a reference list and the charges of each. */
function rowLists(document: JsonObject): readonly (readonly [list: string, rows: readonly JsonObject[]])[] {
  const found: (readonly [list: string, rows: readonly JsonObject[]])[] = []
  const visit = (node: JsonValue | undefined, at: string): void => {
    const rows = isJsonArray(node) ? node.filter(isJsonObject) : []
    if (isJsonArray(node) && rows.length > 0 && rows.length === node.length && !rows.some(isNamedItem)) {
      found.push([at, rows])
    }
    const inside = isJsonArray(node) || isJsonObject(node) ? Object.entries(node) : []
    for (const [key, child] of inside) visit(child, `${at}${formatPointer([key])}`)
  }
  for (const part of editedParts) visit(document[part], `/${part}`)
  return found
}

/** An edit of a list whose items have no ids; none where there is no such list. */
function onRowList(change: (list: string, rows: readonly JsonObject[], pick: Pick) => Edit): Making {
  return (document, _, pick) => {
    const lists = rowLists(document)
    const chosen = lists[pick.other % Math.max(1, lists.length)]
    return chosen === undefined ? nothing : change(...chosen, pick)
  }
}

/** An edit of a case type. */
const onProcess = (document: JsonObject, change: Edit): Edit => (Object.hasOwn(document, 'case') ? change : nothing)

/** The pointer of a text somewhere in a part that is edited. */
function pointerIn(document: JsonObject, { which }: Pick): string {
  const texts: string[] = []
  const visit = (node: unknown, at: string): void => {
    if (typeof node === 'string') texts.push(at)
    if (typeof node !== 'object' || node === null) return
    for (const [key, child] of Object.entries(node))
      visit(child, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
  for (const part of editedParts) visit(document[part], `/${part}`)
  return texts[(which * 31) % Math.max(1, texts.length)] ?? '/schema/title'
}
