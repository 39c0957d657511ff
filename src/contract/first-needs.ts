import type { DocumentId } from '../engine/document/document-id.ts'

/** What a page of the portal needs before it can show anything. */
export interface FirstNeeds {
  /** Besides the texts; loaded in one request. */
  readonly documents: readonly DocumentId[]
  /** Forms that the page shows, so needed with their validators. */
  readonly forms: readonly DocumentId[]
  /** Parts of the portal's code that are not in the first download, by the names that vite.config.ts gives them. */
  readonly parts: readonly string[]
}

/** What every page needs: its texts. */
export const textsDocument: DocumentId = 'messages/en'

const form = (id: DocumentId, ...parts: string[]): FirstNeeds => ({ documents: [], forms: [id], parts })
const members: FirstNeeds = { documents: ['pages/menu'], forms: [], parts: ['pages', 'members', 'calls'] }
const dashboard: FirstNeeds = { ...members, documents: [...members.documents, 'pages/dashboard'] }
const tabs: readonly DocumentId[] = ['pages/profile-individual', 'pages/profile-firm', 'pages/checklist']
const profile: FirstNeeds = { ...members, documents: [...members.documents, ...tabs] }
const others: FirstNeeds = { documents: [], forms: [], parts: ['pages', 'calls'] }

/** By the first segment of the path, or the first two. */
const needs: ReadonlyMap<string, FirstNeeds> = new Map([
  ['', form('forms/login')],
  ['forgot-password', form('forms/forgot-password', 'pages')],
  ['password', form('forms/set-password', 'pages')],
  ['verify', form('forms/finish-registration', 'pages')],
  ['otp', form('forms/one-time-code', 'pages')],
  ['dashboard', dashboard],
  ['application', members],
  ['profile', profile],
  ['checklist', members],
  // Referees have no account.
  ['profile/response', others],
  ['settings', members],
  ['firm', members],
  ['admin', members],
])

/** The first needs of the page at a path: the server announces them in the page, the portal requests them at once. */
export function firstNeeds(path: string): FirstNeeds {
  const [, first = '', second = ''] = path.split('/')
  return needs.get(`${first}/${second}`) ?? needs.get(first) ?? others
}
