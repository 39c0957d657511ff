import type { DocumentId } from '../engine/document/document-id.ts'
import type { TextKey } from '../engine/translate/texts.ts'

/** The head of a page as it will be, which the browser shows while the portal's code is on its way. */
export interface Opening extends OpeningHeading {
  readonly frame: OpeningFrame
  /** The heading that firms have, where it is another one. */
  readonly ofFirms?: OpeningHeading | undefined
  /** The organisation's neutral colours, `#rrggbb`. */
  readonly colors: Readonly<Record<'background' | 'paper' | 'divider' | 'ink' | 'softInk', string>>
  /** The paths of the code that the page needs: fetched once the heading is drawn, so that nothing delays that. */
  readonly modules: readonly string[]
}

export interface OpeningHeading {
  /** `{name}` stands for the user's name. */
  readonly title: string
  readonly lead?: string | undefined
}

/** What surrounds the page: the members' menu and bar, with breadcrumbs or without, or the bar for visitors. */
export type OpeningFrame = 'start' | 'members' | 'visitors'

/** Where the heading of a page is declared. */
export interface OpeningSource {
  readonly frame: OpeningFrame
  readonly heading: { readonly page: DocumentId; readonly ofFirms?: DocumentId } | { readonly text: TextKey }
}

const sources: ReadonlyMap<string, OpeningSource> = new Map([
  ['/dashboard', { frame: 'start', heading: { text: 'portal.dashboard.greeting' } }],
  ['/events', { frame: 'members', heading: { page: 'pages/events' } }],
  ['/profile', { frame: 'members', heading: { page: 'pages/profile-individual', ofFirms: 'pages/profile-firm' } }],
  ['/subscription', { frame: 'members', heading: { page: 'pages/subscriptions' } }],
  ['/search/Search-list', { frame: 'visitors', heading: { page: 'pages/register' } }],
] satisfies [string, OpeningSource][])

/** Where the heading of the page at a path is declared; undefined for a page whose heading follows from its data. */
export const openingSource = (path: string): OpeningSource | undefined => sources.get(path)
