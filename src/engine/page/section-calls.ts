import type { ActionDefinition, CollectionPageDefinition } from '../document/collection-page.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { OtherCall, PageCalls } from '../document/page-calls.ts'
import type { RecordPageDefinition } from '../document/page-definition.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { actionsOf } from './actions-of.ts'

export type SectionAction = 'list' | OtherCall['action']
export type SectionPageDefinition = RecordPageDefinition | CollectionPageDefinition

/** The meaning of one method and path of the API: an action on the records of a section. */
export interface SectionCall {
  readonly section: DocumentId
  readonly page: SectionPageDefinition
  readonly action: SectionAction
  /** The page's declaration of a further call. */
  readonly other?: OtherCall
  /** The actions on the section's records that make the call and say when it may be repeated. */
  readonly repeatable?: readonly ActionDefinition[]
}

/** The calls that the pages of sections declare, by method and path, e.g. `POST profile/contact/remove`. */
export type SectionCalls = ReadonlyMap<string, SectionCall>

/** A call and the place of its declaration. */
export interface DeclaredCall {
  /** Method and path. */
  readonly key: string
  /** In the section's document. */
  readonly pointer: JsonPointer
  readonly call: SectionCall
}

const actions: readonly (readonly [keyof PageCalls, 'GET' | 'POST'])[] = [
  ['list', 'GET'],
  ['add', 'POST'],
  ['update', 'POST'],
  ['remove', 'POST'],
]

/**
 * The calls of an organisation's sections. The check ensures that no two declare the same call.
 * @param closed calls that are not answered (`closedCalls`)
 */
export function sectionCalls(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
  closed: ReadonlySet<string> = new Set(),
): SectionCalls {
  const declared = [...documents].flatMap(([id, document]) => declaredCalls(id, document))
  const withActions = (key: string, call: SectionCall): SectionCall => {
    const made = key.startsWith('POST ') ? actionsOf(documents, call.section, pathIn(key)) : []
    const repeatable = made.filter(({ again }) => again !== undefined)
    return repeatable.length === 0 ? call : { ...call, repeatable }
  }
  return new Map(declared.filter(({ key }) => !closed.has(key)).map(({ key, call }) => [key, withActions(key, call)]))
}

const pathIn = (key: string): string => key.slice(key.indexOf(' ') + 1)

/** The calls that a document declares, if it is a section. */
export function declaredCalls(section: DocumentId, { page }: CompositeDocument): readonly DeclaredCall[] {
  if (!page || page.kind === 'tabs' || !('calls' in page) || !section.startsWith('sections/')) return []
  const own = actions.flatMap(([action, method]) => {
    const path = page.calls[action]
    const pointer = `/page/calls/${action}`
    return path === undefined ? [] : [{ key: `${method} ${path}`, pointer, call: { section, page, action } }]
  })
  const others = (page.otherCalls ?? []).map((other, i) => ({
    key: `${other.action === 'file' ? 'GET' : 'POST'} ${other.path}`,
    pointer: `/page/otherCalls/${i}/path`,
    call: { section, page, action: other.action, other },
  }))
  return [...own, ...others]
}
