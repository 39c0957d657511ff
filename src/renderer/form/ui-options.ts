export { textOption, uiOptions } from '../../engine/reading/ui-options.ts'
