import { use } from 'react'
import { evaluate } from '../../engine/condition/evaluate.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { pageValues, shownItems } from '../../renderer/pages/page-values.ts'
import { useDocument, usePublished } from '../forms/published-context.ts'
import { usePageContext } from '../forms/use-evaluation-context.ts'
import { useUser } from '../session/session-context.ts'
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
  const context = usePageContext(useOwnProfile().profile)
  const { page } = useDocument(user.type === 'Corporate' ? 'pages/profile-firm' : 'pages/profile-individual')
  const checklist = useDocument('pages/checklist').page
  const tabs = page?.kind === 'tabs' ? shownItems(page.tabs, pageValues(context, undefined)) : []
  for (const { id, document } of tabs) {
    if (document === section) return tabAddress(id)
    if (document.startsWith('sections/') || !published.has(document)) continue
    const { page: view } = use(published.document(document))
    if (view?.kind !== 'view' || view.section !== section) continue
    if (record === undefined || evaluate(view.where, pageValues(context, undefined, record))) return tabAddress(id)
  }
  const components = checklist?.kind === 'checklist' ? checklist.components : []
  const name = components.find(({ document }) => document === section)?.name
  return name === undefined ? '/profile' : `/checklist/component/${encodeURIComponent(name)}`
}

const tabAddress = (id: string): string => `/profile?${new URLSearchParams({ tab: id })}`
