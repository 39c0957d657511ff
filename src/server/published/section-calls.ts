import type { CollectionPage, CompositeDocument, DocumentId, RecordPage } from '../../engine/document.ts'

export type SectionAction = 'list' | 'add' | 'update' | 'remove'
export type SectionPage = RecordPage | CollectionPage

/** What one method and path of the API means: an action on the records of a section. */
export interface SectionCall {
  readonly section: DocumentId
  readonly page: SectionPage
  readonly action: SectionAction
}

/** The calls that the pages of sections declare, by method and path, e.g. `POST profile/contact/remove`. */
export type SectionCalls = ReadonlyMap<string, SectionCall>

const actions: readonly (readonly [SectionAction, 'GET' | 'POST'])[] = [
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
    for (const [action, method] of actions) {
      const path = page.calls[action]
      if (path === undefined) continue
      const key = `${method} ${path}`
      const other = calls.get(key)
      if (other) throw new Error(`The sections ${other.section} and ${section} both declare the call ${key}.`)
      calls.set(key, { section, page, action })
    }
  }
  return calls
}
