import Button from '@mui/material/Button'
import { useState } from 'react'
import type { JsonObject } from '../../engine/json/json.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { useOpenCase } from './open-case.ts'

interface RevokeDocumentProps {
  readonly id: string
  readonly title: string
}

/** Revokes an issued document, with a reason. */
export function RevokeDocument({ id, title }: RevokeDocumentProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { type, view, changed, refresh } = useOpenCase()
  const [isOpen, setOpen] = useState(false)
  const revoke = async (input: JsonObject) => {
    const reason = textAnswer(input, 'reason')
    changed(await api.post(`cases/${type}/${view.id}/documents/${id}/revoke`, { reason }))
    toaster.show('success', text('portal.desk.revoked', { title }))
    setOpen(false)
  }
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {text('portal.desk.revoke')}
      </Button>
      {isOpen && (
        <AskedDialog
          title={text('portal.desk.revoke-title', { title })}
          text={text('portal.desk.revoke-text')}
          form="forms/revocation"
          submit={text('portal.desk.revoke')}
          onSubmit={revoke}
          onRefresh={refresh}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
