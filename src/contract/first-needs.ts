import type { DocumentId } from '../engine/document/document-id.ts'

/** What a page of the portal needs before it can show anything. */
export interface FirstNeeds {
  /** Besides the texts; loaded in one request. */
  readonly documents: readonly DocumentId[]
  /** Forms that the page shows, so needed with their validators. */
  readonly forms: readonly DocumentId[]
  /** Parts of the code that not every page needs: `formRuntime`, or names that vite.config.ts gives them. */
  readonly parts: readonly string[]
}

/** What every page needs: its texts. */
export const textsDocument: DocumentId = 'messages/en'

/** The parts of the code that every page needs. */
export const portalParts: readonly string[] = ['portal', 'packages']

/** The part that compiled forms share, which the build of the forms makes. */
export const formRuntime = 'form-runtime'

const form = (id: DocumentId, ...parts: string[]): FirstNeeds => ({
  documents: [],
  forms: [id],
  parts: [...parts, formRuntime],
})
const memberParts = ['pages', 'members', 'calls']
const members: FirstNeeds = { documents: ['pages/menu'], forms: [], parts: memberParts }
const section: FirstNeeds = { ...members, parts: [...memberParts, 'sections', formRuntime] }
const withPage = (page: DocumentId): FirstNeeds => ({ ...members, documents: [...members.documents, page] })
const tabs: readonly DocumentId[] = ['pages/profile-individual', 'pages/profile-firm', 'pages/checklist']
const profile: FirstNeeds = { ...section, documents: [...section.documents, ...tabs] }
const others: FirstNeeds = { documents: [], forms: [], parts: ['pages', 'calls'] }

/** By the first segment of the path, or the first two. */
const needs: ReadonlyMap<string, FirstNeeds> = new Map([
  ['', form('forms/login')],
  ['forgot-password', form('forms/forgot-password', 'pages')],
  ['password', form('forms/set-password', 'pages')],
  ['verify', form('forms/finish-registration', 'pages')],
  ['otp', form('forms/one-time-code', 'pages')],
  ['register', { ...others, parts: [...others.parts, formRuntime] }],
  ['dashboard', withPage('pages/dashboard')],
  ['events', withPage('pages/events')],
  ['cpd', withPage('pages/cpd')],
  ['subscription', withPage('pages/subscriptions')],
  ['payment-history', withPage('pages/payment-history')],
  ['application', members],
  ['license', members],
  ['upgrade', members],
  ['cases', members],
  ['billing', members],
  ['checkout', members],
  ['desk', members],
  ['profile', profile],
  ['checklist', members],
  ['checklist/component', section],
  ['search', { ...others, documents: ['pages/register'] }],
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
