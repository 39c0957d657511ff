export { filterPointers, filterValues, readListOption } from '../../../engine/reading/list-option.ts'
export type { ListOption } from '../../../engine/reading/list-option.ts'
