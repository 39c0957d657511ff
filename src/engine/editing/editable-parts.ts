import type { CompositeDocument } from '../document/document.ts'
import { translationsPart } from '../document/composite-shape.ts'
import type { DocumentId } from '../document/document-id.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { OverlayAction } from '../overlay/overlay-document.ts'
import { readSimplePath } from '../overlay/simple-path.ts'

/**
 * What a document is to those who change it: `entrance` are the forms with which people log in, `texts` those of the
 * portal itself.
 */
export const editedKinds = [
  'section',
  'form',
  'entrance',
  'page',
  'checklist',
  'list',
  'document',
  'case',
  'texts',
  'theme',
] as const
export type EditedKind = (typeof editedKinds)[number]

/** The names on the way to a place in a document, with `*` for an item of a list, or for any name in an open place. */
export type PartPlace = readonly string[]

/** What a page is called, says and shows of its records. */
const pageParts = ['page/title', 'page/description', 'page/empty', 'page/columns', 'page/as', 'page/export'] as const

/**
 * The places that administrators may change: what members read, are asked and pay. Which calls are made, whom something
 * is for, who decides, and the ways between the states that there are stay closed: a mistake there could lock somebody
 * out.
 */
const openPlaces: Readonly<Record<EditedKind, readonly string[]>> = {
  section: [
    'schema',
    'ui',
    ...pageParts,
    'page/actions/*/title',
    'page/actions/*/confirm',
    'page/actions/*/done',
    'page/actions/*/after',
  ],
  form: ['schema', 'ui'],
  // Any rule beyond what is asked today could lock everybody out, the administrator included.
  entrance: [
    'schema/title',
    'schema/properties/*/title',
    'schema/properties/*/description',
    'ui/ui:order',
    'ui/*/ui:after',
    'ui/*/ui:help',
    'ui/*/ui:placeholder',
    'ui/*/ui:messages',
  ],
  page: [...pageParts, 'page/tabs', 'page/tiles', 'page/standing', 'page/parts', 'page/entries'],
  checklist: ['checklist/title', 'checklist/items', 'checklist/disclaimers', 'checklist/examples'],
  list: ['list/title', 'list/items'],
  document: ['document'],
  case: [
    'schema',
    'ui',
    'page/title',
    'page/description',
    'page/steps/*/title',
    'case/charges',
    'case/messages',
    'case/states/*/title',
    'case/states/*/shownAs',
    'case/states/*/note',
    'case/states/*/color',
    'case/transitions/*/title',
    'case/transitions/*/titles',
    'case/transitions/*/confirm',
    'case/transitions/*/done',
    'case/transitions/*/guard/*/message',
    'case/reviews/*/title',
    'case/documents/*/title',
    'case/timers/*/steps/*/at',
  ],
  texts: ['messages'],
  // Fonts are files, with licences, which a release brings.
  theme: [
    'theme/colors',
    'theme/inks',
    'theme/typography',
    'theme/shape',
    'theme/logo',
    'theme/mark',
    'theme/logoReversed',
    'theme/logoMail',
    'theme/login',
  ],
}

/** A list to which administrators may add items, which are theirs as a whole; what the others are stays closed. */
interface OpenList {
  readonly list: string
  /** The kinds of items that may be added; absent where items have none. */
  readonly kinds?: readonly string[]
  /** Whether the items that there are may be taken away. */
  readonly mayTake?: boolean
}

/**
 * A case that has begun goes on in the process that it began with, so a state that is taken away again strands none. A
 * button above a table, or in its rows, does what the section's own calls do; one with a call of its own is not added.
 */
const openLists: Readonly<Partial<Record<EditedKind, readonly OpenList[]>>> = {
  section: [{ list: 'page/actions', kinds: ['add', 'edit', 'remove'], mayTake: true }],
  case: [{ list: 'case/states' }, { list: 'case/transitions' }],
}

/** The folder of each kind among the declarations; a section is one by its page. */
const folders: ReadonlyMap<string, EditedKind> = new Map([
  ['sections', 'section'],
  ['forms', 'form'],
  ['pages', 'page'],
  ['checklists', 'checklist'],
  ['lists', 'list'],
  ['documents', 'document'],
  ['cases', 'case'],
  ['messages', 'texts'],
  ['themes', 'theme'],
])

/** The forms of the settings and of the editor itself, with which mistakes are mended. */
const closedForms: ReadonlySet<DocumentId> = new Set([
  'forms/site-settings',
  'forms/brand-picture',
  'forms/publication-schedule',
  'forms/publication-time',
])

const entranceForms: ReadonlySet<DocumentId> = new Set([
  'forms/login',
  'forms/one-time-code',
  'forms/forgot-password',
  'forms/set-password',
])

/** What a document is to administrators; undefined for one that they may not change. */
export function editedKind(id: DocumentId, { schema, page }: CompositeDocument): EditedKind | undefined {
  if (closedForms.has(id)) return undefined
  if (entranceForms.has(id)) return 'entrance'
  const kind = folders.get(id.slice(0, id.indexOf('/')))
  if (kind !== 'section') return kind
  return schema !== undefined && (page?.kind === 'record' || page?.kind === 'collection') ? kind : undefined
}

/** Whether a place may be changed as a whole; what texts are translated into is open in every document. */
export const isOpen = (kind: EditedKind, place: PartPlace): boolean =>
  place[0] === translationsPart || openPlaces[kind].some((open) => startsWith(place, open.split('/')))

/** Whether items may be added to a list of which the others stay. */
export const isOpenList = (kind: EditedKind, place: PartPlace): boolean => openList(kind, place) !== undefined

const openList = (kind: EditedKind, place: PartPlace): OpenList | undefined =>
  openLists[kind]?.find(({ list }) => list === place.join('/'))

/** Whether a place, or something in it, may be changed. */
export const leadsToOpen = (kind: EditedKind, place: PartPlace): boolean =>
  isOpen(kind, place) || openPlaces[kind].some((open) => leadsTo(place, open.split('/')))

/** Whether an open place is in another place. */
const leadsTo = (place: PartPlace, open: PartPlace): boolean =>
  place.length <= open.length && place.every((name, i) => open[i] === name || open[i] === '*')

const startsWith = (place: PartPlace, start: PartPlace): boolean =>
  start.length <= place.length && start.every((name, i) => name === place[i] || name === '*')

/** Whether all that an action changes may be changed by administrators. */
export function isOpenAction(
  kind: EditedKind,
  { target, update, remove }: Pick<OverlayAction, 'target' | 'update' | 'remove'>,
): boolean {
  const steps = readSimplePath(target)
  if (steps === undefined || steps.length === 0) return false
  const place = steps.map((step) => ('name' in step ? step.name : '*'))
  const added = isJsonArray(update) && update.length > 0 ? openList(kind, place) : undefined
  if (added && isJsonArray(update)) return update.every((item) => mayBeAdded(added, item))
  if (remove === true && place.at(-1) === '*' && openList(kind, place.slice(0, -1))?.mayTake === true) return true
  return changedPlaces(place, update).every((changed) => isOpen(kind, changed))
}

const mayBeAdded = ({ kinds }: OpenList, item: JsonValue): boolean =>
  kinds === undefined || (isJsonObject(item) && kinds.some((kind) => ownValue(item, 'kind') === kind))

/** The places that merging an update changes; nothing is merged into a list, so all of that is changed. */
function changedPlaces(place: PartPlace, update: JsonValue | undefined): readonly PartPlace[] {
  if (!isJsonObject(update) || Object.keys(update).length === 0) return [place]
  return Object.keys(update).flatMap((name) => changedPlaces([...place, name], ownValue(update, name)))
}
