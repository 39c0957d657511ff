import type { CollectionPageDefinition } from '../../../engine/document/collection-page.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { OtherCall, PageCalls } from '../../../engine/document/page-calls.ts'
import type { RecordPageDefinition } from '../../../engine/document/page-definition.ts'

export type SectionAction = 'list' | OtherCall['action']
export type SectionPageDefinition = RecordPageDefinition | CollectionPageDefinition

/** What one method and path of the API means: an action on the records of a section. */
export interface SectionCall {
  readonly section: DocumentId
  readonly page: SectionPageDefinition
  readonly action: SectionAction
  /** What the page says of a further call. */
  readonly other?: OtherCall
}

/** The calls that the pages of sections declare, by method and path, e.g. `POST profile/contact/remove`. */
export type SectionCalls = ReadonlyMap<string, SectionCall>

const actions: readonly (readonly [keyof PageCalls, 'GET' | 'POST'])[] = [
  ['list', 'GET'],
  ['add', 'POST'],
  ['update', 'POST'],
  ['remove', 'POST'],
]

/** Throws a sentence that names both sections when two of them declare the same call. */
export function sectionCalls(documents: ReadonlyMap<DocumentId, CompositeDocument>): SectionCalls {
  const calls = new Map<string, SectionCall>()
  for (const [section, { page }] of documents) {
    if (!page || page.kind === 'tabs' || !('calls' in page) || !section.startsWith('sections/')) continue
    for (const [key, call] of callsOf(section, page)) {
      const other = calls.get(key)
      if (other) throw new Error(`The sections ${other.section} and ${section} both declare the call ${key}.`)
      calls.set(key, call)
    }
  }
  return calls
}

function callsOf(
  section: DocumentId,
  page: SectionPageDefinition,
): readonly (readonly [key: string, call: SectionCall])[] {
  const own = actions.flatMap(([action, method]) => {
    const path = page.calls[action]
    return path === undefined ? [] : [[`${method} ${path}`, { section, page, action }] as const]
  })
  const others = (page.otherCalls ?? []).map((other) => {
    const method = other.action === 'file' ? 'GET' : 'POST'
    return [`${method} ${other.path}`, { section, page, action: other.action, other }] as const
  })
  return [...own, ...others]
}
