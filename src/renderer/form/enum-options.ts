export { constantMembers, enumOptions } from '../../engine/reading/enum-options.ts'
