import type { OwnFirm } from '../../../contract/own-firms.ts'
import { pagedAddress } from '../../ui/paged-address.ts'

/** How many firms a page of the list may have; the first unless chosen (specification 3 §9). */
export const firmPageSizes = [5, 10, 20] as const

/** What the address of the list holds. */
export const firmAddress = pagedAddress<'search' | 'size'>(['search', 'size'])

/** One page of the firms whose name has what is sought. */
export interface FirmsFound {
  readonly rows: readonly OwnFirm[]
  readonly page: number
  readonly pages: number
  readonly size: number
}

/** The page of the list that an address names; the last one where there are fewer. */
export function firmsAt(firms: readonly OwnFirm[], search: URLSearchParams): FirmsFound {
  const sought = (search.get('search') ?? '').trim().toLocaleLowerCase()
  const found = firms.filter(({ name }) => name.toLocaleLowerCase().includes(sought))
  const [fewest] = firmPageSizes
  const size = firmPageSizes.find((one) => String(one) === search.get('size')) ?? fewest
  const pages = Math.max(1, Math.ceil(found.length / size))
  const wanted = Math.trunc(Number(search.get('page') ?? 1))
  const page = Math.min(Math.max(wanted || 1, 1), pages)
  return { rows: found.slice((page - 1) * size, page * size), page, pages, size }
}
