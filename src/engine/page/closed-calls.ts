import type { ActionDefinition } from '../document/collection-page.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import { asJson } from '../json/as-json.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { Origins } from '../overlay/overlay-document.ts'
import { declaredCalls } from './section-calls.ts'
import type { SectionAction } from './section-calls.ts'

/** The kinds of actions on a page that make each call; a call is closed when none of them is offered any more. */
const kindsOf: ReadonlyMap<SectionAction, readonly ActionDefinition['kind'][]> = new Map([
  ['add', ['add']],
  ['update', ['edit']],
  ['change', ['edit']],
  ['save', ['add', 'edit']],
  ['remove', ['remove']],
])

type Documents = ReadonlyMap<DocumentId, CompositeDocument>

/**
 * The calls of an organisation that are closed because its overlays removed every action that makes them, by method and
 * path. An action on another view of the section keeps its call open, if the organisation shows that view.
 */
export function closedCalls(documents: Documents, origins: ReadonlyMap<DocumentId, Origins>): ReadonlySet<string> {
  const shown = namesIn([...documents].filter(([id]) => id.startsWith('pages/')).map(([, { page }]) => page))
  return new Set(
    [...documents].flatMap(([id, document]) => {
      const removed = pagesOf(documents, id).flatMap((page) => removedActions(origins.get(page)))
      return removed.length === 0 ? [] : closedOf(id, document, removed, offeredActions(documents, id, shown))
    }),
  )
}

type Removed = Pick<ActionDefinition, 'kind' | 'call'>

function closedOf(
  section: DocumentId,
  document: CompositeDocument,
  removed: readonly Removed[],
  offered: readonly ActionDefinition[],
): readonly string[] {
  const isRemoved = (kind: string) => removed.some((action) => action.kind === kind)
  const isOffered = (kind: string) => offered.some((action) => action.kind === kind)
  const own = declaredCalls(section, document).filter(({ call }) => {
    const kinds = kindsOf.get(call.action) ?? []
    return kinds.some(isRemoved) && !kinds.some(isOffered)
  })
  const calls = removed.flatMap(({ call }) => (call === undefined ? [] : [call]))
  const others = calls.filter((call) => !offered.some((action) => action.call === call))
  return [...own.map(({ key }) => key), ...others.map((call) => `POST ${call}`)]
}

/** A section and its views. */
function pagesOf(documents: Documents, section: DocumentId): readonly DocumentId[] {
  if (!section.startsWith('sections/')) return []
  const views = [...documents].filter(([, { page }]) => page?.kind === 'view' && page.section === section)
  return [section, ...views.map(([id]) => id)]
}

/** The actions on a section's records that the organisation's pages offer; its own page's if no page names any. */
function offeredActions(
  documents: Documents,
  section: DocumentId,
  shown: ReadonlySet<JsonValue>,
): readonly ActionDefinition[] {
  const pages = pagesOf(documents, section)
  const named = pages.filter((id) => shown.has(id))
  return (named.length === 0 ? [section] : named).flatMap((id) => {
    const page = documents.get(id)?.page
    return page?.kind === 'collection' || page?.kind === 'view' ? page.actions : []
  })
}

function removedActions(origins: Origins | undefined): readonly Removed[] {
  return (origins?.get('/page/actions') ?? []).flatMap(({ action, was }) => {
    if (action !== 'remove' || !isJsonObject(was)) return []
    const kind = kinds.find((one) => one === ownValue(was, 'kind'))
    const call = ownValue(was, 'call')
    return kind === undefined ? [] : [{ kind, ...(typeof call === 'string' && { call }) }]
  })
}

const kinds: readonly ActionDefinition['kind'][] = ['add', 'edit', 'remove', 'call', 'open']

/** All texts in declarations: a page is shown where another names its document. A view names its section to read it. */
function namesIn(pages: readonly (object | undefined)[]): ReadonlySet<JsonValue> {
  const found = new Set<JsonValue>()
  const visit = (node: JsonValue): void => {
    if (isJsonArray(node)) node.forEach(visit)
    else if (!isJsonObject(node)) found.add(node)
    else for (const [key, value = null] of Object.entries(node)) if (key !== 'section') visit(value)
  }
  for (const page of pages) visit(asJson(page))
  return found
}
