import { useNavigate } from 'react-router-dom'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { ConfirmAction } from '../../../../ui/ConfirmAction.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useEdited } from '../session/editing-context.ts'

interface DiscardDraftProps {
  readonly revision: number
  readonly onDiscarded: (form: EditedForm) => void
  readonly onClose: () => void
}

/** Asks before the draft, with everything in it, is thrown away. */
export function DiscardDraft({ revision, onDiscarded, onClose }: DiscardDraftProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const navigate = useNavigate()
  const { editing, form } = useEdited()
  // A section that was never published is nothing without its draft.
  const isNew = form.own === 'new'
  const discard = async (): Promise<void> => {
    const left = await api.post('admin/forms/discard', { document: form.document, revision })
    if (left === null) {
      toaster.show('success', text('portal.editor.section-discarded'))
      await navigate('/admin/forms')
      return
    }
    editing.beginAnew(left)
    onDiscarded(left)
    toaster.show('success', text('portal.editor.discarded'))
  }
  return (
    <ConfirmAction
      title={text(isNew ? 'portal.editor.discard-section-title' : 'portal.editor.discard-title')}
      text={text(isNew ? 'portal.editor.discard-section-sure' : 'portal.editor.discard-sure')}
      confirm={text('portal.editor.discard')}
      destructive
      onAct={discard}
      onClose={onClose}
    />
  )
}
