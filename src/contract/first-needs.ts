import type { DocumentId } from '../engine/document/document-id.ts'

/** What a page of the portal cannot show anything without. */
export interface FirstNeeds {
  readonly documents: readonly DocumentId[]
  /** Documents that are filled in, so needed with their validators. */
  readonly forms: readonly DocumentId[]
  /** Parts of the portal's code that are not in the first download, by the names that vite.config.ts gives them. */
  readonly parts: readonly string[]
}

const texts: DocumentId = 'messages/en'
const form = (id: DocumentId): FirstNeeds => ({ documents: [texts], forms: [id], parts: [] })
const members: FirstNeeds = { documents: [texts, 'pages/menu'], forms: [], parts: ['members', 'calls'] }
const dashboard: FirstNeeds = { ...members, documents: [...members.documents, 'pages/dashboard'] }
const others: FirstNeeds = { documents: [texts], forms: [], parts: ['calls'] }

/** By the first segment of the path, or the first two. */
const needs: ReadonlyMap<string, FirstNeeds> = new Map([
  ['', form('forms/login')],
  ['forgot-password', form('forms/forgot-password')],
  ['password', form('forms/set-password')],
  ['verify', form('forms/finish-registration')],
  ['otp', form('forms/one-time-code')],
  ['dashboard', dashboard],
  ['application', members],
  ['profile', members],
  ['checklist', members],
  // Referees have no account.
  ['profile/response', others],
  ['settings', members],
  ['firm', members],
  ['admin', members],
])

/** What the page at a path needs first: the server announces it in the page, the portal asks for it at once. */
export function firstNeeds(path: string): FirstNeeds {
  const [, first = '', second = ''] = path.split('/')
  return needs.get(`${first}/${second}`) ?? needs.get(first) ?? others
}
