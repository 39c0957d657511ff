import { pagedAddress } from '../../../ui/paged-address.ts'

const userFilters = ['search', 'type', 'staff', 'application'] as const
export type UserFilter = (typeof userFilters)[number]

/** The address of the list of users. */
export const usersAddress = pagedAddress(userFilters)
