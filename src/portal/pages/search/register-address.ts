import { decodeText, encodeText } from '../../../engine/format/base64-text.ts'
import { pagedAddress } from '../../ui/paged-address.ts'

/** The address of a search: the term, what narrows it, and the page of the results. */
export const registerAddress = pagedAddress(['term', 'category', 'gender'])

/** The page of the results that an address holds, from 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1
}

/** Where the results of a search are. */
export const resultsAt = (search: URLSearchParams): string => `/search/Search-list?${registerAddress.place(search)}`

/** Where the card of a member is; it remembers the search that led there. */
export const cardAt = (profileId: string, search: URLSearchParams): string =>
  `/search/search-card/${encodeText(profileId)}?${registerAddress.place(search)}`

/** The id in the address of a card; one that nobody has when it cannot be read. */
export const profileIdIn = (code: string): string => encodeURIComponent(decodeText(code) ?? code)
