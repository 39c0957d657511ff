import { pagedAddress } from '../../../ui/paged-address.ts'

/** The address of the list of events. */
export const eventsAddress = pagedAddress(['search', 'standing'])
