import { useState } from 'react'
import type { ActionDefinition } from '../../../engine/document/collection-page.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx'
import { useText } from '../../texts/use-text.ts'

export interface RemoveDialogProps {
  readonly action: ActionDefinition
  readonly record: JsonObject
  /** Rejects when the record was not removed; the caller has then shown why. */
  readonly onRemove: (record: JsonObject) => Promise<void>
  readonly onClose: () => void
}

/** Asks before a record is removed, with the page's declared texts. */
export function RemoveDialog({ action, record, onRemove, onClose }: RemoveDialogProps) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onRemove(record).catch(() => undefined)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={action.confirm?.title ?? text('renderer.collection.deleteTitle')}
      text={action.confirm?.text ?? text('renderer.collection.deleteText')}
      confirm={text('renderer.collection.delete')}
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
