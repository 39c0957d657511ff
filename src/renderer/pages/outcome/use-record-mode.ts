import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { focusFirstControl } from '../../form/focus-first-control.ts'
import type { SaveRecord } from '../../store/save-record.ts'
import { isSavedNow } from './is-saved-now.ts'
import { focusEdit, focusHeading } from './section-focus.ts'

/** How the record is edited: as it is stored, or continuing a draft. */
type Edits = 'anew' | 'draft'

export interface RecordMode {
  /** Undefined while the record is read. */
  readonly edits: Edits | undefined
  /** What the user did last. */
  readonly last: 'edit' | 'saved' | 'left' | undefined
  readonly edit: (edits: Edits) => void
  /** Returns to the record as it is stored. */
  readonly finish: () => void
  readonly onSave: SaveRecord
}

/**
 * What follows a task on a section's only record: the focus is in its form while it is edited, at Edit when that ended
 * without a save, and at the heading of the record that was saved, which is marked.
 */
export function useRecordMode(section: RefObject<HTMLElement | null>, onSave: SaveRecord): RecordMode {
  const [{ edits, last }, setMode] = useState<Pick<RecordMode, 'edits' | 'last'>>({ edits: undefined, last: undefined })
  useEffect(() => {
    const element = section.current
    if (element === null || last === undefined) return undefined
    if (last === 'edit') return focusFirstControl(element, () => focusHeading(element))
    if (last === 'left') focusEdit(element)
    else if (edits === undefined) focusHeading(element)
    return undefined
  }, [section, edits, last])
  const save: SaveRecord = async (...saving) => {
    const result = await onSave(...saving)
    if (isSavedNow(result)) setMode((mode) => ({ ...mode, last: 'saved' }))
    return result
  }
  return {
    edits,
    last,
    edit: (next) => setMode({ edits: next, last: 'edit' }),
    finish: () => setMode((mode) => ({ edits: undefined, last: mode.last === 'saved' ? 'saved' : 'left' })),
    onSave: save,
  }
}
