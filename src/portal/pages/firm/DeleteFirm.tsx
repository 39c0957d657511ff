import type { OwnFirm } from '../../../contract/own-firms.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ConfirmAction } from '../../ui/ConfirmAction.tsx'
import { useToaster } from '../../ui/toaster-context.ts'

interface DeleteFirmProps {
  readonly firm: OwnFirm
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks whether a firm's account is to be deleted, and deletes it. */
export function DeleteFirm({ firm, onDeleted, onClose }: DeleteFirmProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  return (
    <ConfirmAction
      title={text('portal.firm.delete-title')}
      text={text('portal.firm.delete-text', { name: firm.name })}
      confirm={text('renderer.collection.delete')}
      destructive
      onAct={async () => {
        const { message } = await api.post(`firms/${encodeURIComponent(firm.id)}/delete`)
        toaster.show('success', message)
        onDeleted()
      }}
      onClose={onClose}
    />
  )
}
