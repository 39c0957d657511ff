import type { ImportSource } from '../imports/queue-import.ts'

/** Members that are imported into the register. */
export const memberImport: ImportSource = {
  kind: 'import-members',
  begun: 'import-begun',
  cancelled: 'import-cancelled',
  nothing: { key: 'server.import.nothing' },
}
