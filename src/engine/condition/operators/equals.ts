import { equality } from './equality.ts'

/** `equals: 'Kenya'`: the same value; the order of an object's keys does not count. */
export const equals = equality('equals', 'The same value.', true)
