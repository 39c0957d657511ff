import { membership } from './membership.ts'

/** `notIn: ['KE', 'UG']`: none of these values. */
export const notIn = membership('notIn', 'None of these.', false)
