import { useRef } from 'react'
import type { CallAtSave } from '../../../engine/document/collection-page.ts'
import type { SubmitAnswers } from '../../form/submission.ts'
import { isStored } from '../../store/save-record.ts'
import type { SaveRecord } from '../../store/save-record.ts'
import type { CollectionPageProps, OpenAction } from './collection-props.ts'
import { rowActions } from './row-actions.ts'

export interface SaveWithCall {
  /** The texts of the call; undefined where a new record has none, and for a stored record. */
  readonly offer: CallAtSave | undefined
  /** Saves, then makes the call. If only the call fails, the record is saved, and the caller of the call shows why. */
  readonly onSave: SaveRecord
  /** The same submission without the call. */
  readonly alone: (submit: SubmitAnswers) => SubmitAnswers
}

/** The call that a page declares for the save of a new record. */
export function useCallAtSave({
  page,
  context,
  record,
  records = [],
  onSave,
  onCall,
}: CollectionPageProps & Pick<OpenAction, 'record'>): SaveWithCall {
  const isAlone = useRef(false)
  const actions = record ? [] : rowActions({ page, context, records }, {})
  const action = actions.find(({ atSave }) => atSave !== undefined)
  const save: SaveRecord = async (...saving) => {
    const saved = await onSave(...saving)
    if (action && !isAlone.current && isStored(saved)) {
      await onCall?.({ action, record: saved.stored, isAtSave: true }).catch(() => undefined)
    }
    return saved
  }
  const alone =
    (submit: SubmitAnswers): SubmitAnswers =>
    async (...given) => {
      isAlone.current = true
      try {
        return await submit(...given)
      } finally {
        isAlone.current = false
      }
    }
  return { offer: action?.atSave, onSave: save, alone }
}
