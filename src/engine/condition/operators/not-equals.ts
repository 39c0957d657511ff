import { equality } from './equality.ts'

/** `notEquals: 'Kenya'`: another value, or none. */
export const notEquals = equality('notEquals', 'Another value, or none.', false)
