import { pagedAddress } from '../../../ui/paged-address.ts'

const awardFilters = ['search', 'year', 'standing'] as const
export type AwardFilter = (typeof awardFilters)[number]

/** The address of the list of points. */
export const awardsAddress = pagedAddress(awardFilters)
