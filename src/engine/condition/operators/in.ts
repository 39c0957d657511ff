import { membership } from './membership.ts'

/** `in: ['KE', 'UG']`: one of these values. */
export const isIn = membership('in', 'One of these.', true)
