import { refereeSection } from '../referees/referee-section.ts'
import { revokeWhenChanged, revokeWhenRemoved } from '../referees/revoke-when-changed.ts'
import type { RecordListeners } from '../sections/record-listener.ts'

/** What else happens when a record of these sections changes. Handed down, so that no section needs to know of it. */
export const recordListeners: RecordListeners = new Map([
  [refereeSection, { changed: revokeWhenChanged, removed: revokeWhenRemoved }],
])
