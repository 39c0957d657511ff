import { refereeSection } from '../referees/referee-section.ts'
import { revokeWhenChanged, revokeWhenRemoved } from '../referees/revoke-when-changed.ts'
import type { RecordListeners } from '../sections/record-listener.ts'

/** Further effects of changes to these sections' records. Passed down, so that sections do not depend on referees. */
export const recordListeners: RecordListeners = new Map([
  [refereeSection, { changed: revokeWhenChanged, removed: revokeWhenRemoved }],
])
