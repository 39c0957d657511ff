import { use } from 'react'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { pageValues, shownItems } from '../../renderer/pages/page-values.ts'
import { useDocument, usePublished } from '../forms/published-context.ts'
import { usePageContext } from '../forms/use-evaluation-context.ts'
import { useUser } from '../session/session-context.ts'
import { pageShowing } from './page-showing.ts'
import type { SectionPlace } from './page-showing.ts'
import { useOwnProfile } from './use-own-profile.ts'

/**
 * Where the user changes a record of a section: the tab of their profile that shows it, else the page that completes
 * items of a checklist. Suspends until these pages are loaded.
 *
 * @param record decides between views of the same section
 */
export function useSectionAddress(section: DocumentId, record: JsonObject | undefined): string {
  const user = useUser()
  const published = usePublished()
  const values = pageValues(usePageContext(useOwnProfile().profile), undefined)
  const profile = useDocument(user.type === 'Corporate' ? 'pages/profile-firm' : 'pages/profile-individual').page
  const checklist = useDocument('pages/checklist').page
  const tabs = profile?.kind === 'tabs' ? shownItems(profile.tabs, values) : []
  const components = checklist?.kind === 'checklist' ? shownItems(checklist.components, values) : []
  const places: readonly SectionPlace[] = [
    ...tabs.map(({ id, document }) => ({ document, address: `/profile?${new URLSearchParams({ tab: id })}` })),
    ...components.map(({ name, document }) => ({
      document,
      address: `/checklist/component/${encodeURIComponent(name)}`,
    })),
  ]
  const withViews: SectionPlace[] = []
  for (const place of places) {
    const isView = !place.document.startsWith('sections/') && published.has(place.document)
    withViews.push(isView ? { ...place, page: use(published.document(place.document)).page } : place)
  }
  return pageShowing(withViews, section, record) ?? '/profile'
}
