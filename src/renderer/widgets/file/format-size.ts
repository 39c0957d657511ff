export { formatSize } from '../../../engine/format/format-size.ts'
