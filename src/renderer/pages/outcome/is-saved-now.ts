import { isSuperseded, refusedIn } from '../../store/save-record.ts'
import type { Saved } from '../../store/save-record.ts'

/** Whether a save succeeded: nothing was refused, and nobody else had changed the record. */
export const isSavedNow = (result: Saved): boolean => !isSuperseded(result) && refusedIn(result).length === 0
