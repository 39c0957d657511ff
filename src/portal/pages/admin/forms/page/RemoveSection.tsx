import { useState } from 'react'
import Button from '@mui/material/Button'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { ConfirmAction } from '../../../../ui/ConfirmAction.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useEdited } from '../session/editing-context.ts'

/** Takes a section that the organisation made away, in the draft, once somebody has read what that does. */
export function RemoveSection({ onServer }: { readonly onServer: (form: EditedForm) => void }) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { editing, form } = useEdited()
  const [asks, setAsks] = useState(false)
  const { document, publication, draft, title } = form
  const remove = async (): Promise<void> => {
    const revision = draft?.revision ?? 0
    const removed = await api.post('admin/forms/sections/remove', { document, publication, revision })
    editing.beginAnew(removed)
    onServer(removed)
    toaster.show('success', text('portal.editor.removed-draft'))
  }
  return (
    <div>
      <Button color="error" onClick={() => setAsks(true)}>
        {text('portal.editor.remove-section')}
      </Button>
      {asks && (
        <ConfirmAction
          title={text('portal.editor.remove-section-title', { form: title })}
          text={text('portal.editor.remove-section-sure')}
          confirm={text('portal.editor.remove-section')}
          destructive
          onAct={remove}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}
