import { useCallback, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { StaffRole } from '../../../../contract/user.ts'
import type { StaffInvitationAnswers } from '../../../../generated/staff-invitation-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'
import { RoleChoices } from './RoleChoices.tsx'

interface InviteDialogProps {
  readonly roles: readonly StaffRole[]
  readonly onInvited: () => void
  readonly onClose: () => void
}

/** Invites somebody to the staff, with roles. */
export function InviteDialog({ roles, onInvited, onClose }: InviteDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isMissing, setMissing] = useState(false)
  const now = useRef(chosen)
  const invite = useCallback(
    async ({ email = '' }: StaffInvitationAnswers) => {
      if (now.current.length === 0) {
        setMissing(true)
        return
      }
      const { message } = await api.post('admin/staff/invite', { email, roles: [...now.current] })
      toaster.show('success', message)
      onInvited()
      onClose()
    },
    [api, onClose, onInvited, toaster],
  )
  return (
    <DialogFrame title={text('portal.staff.invite-title')} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <DeclaredForm
          id="forms/staff-invitation"
          submitLabel={text('portal.staff.send')}
          onSubmit={invite}
          fields={1}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
        />
        <RoleChoices
          roles={roles}
          chosen={chosen}
          isMissing={isMissing}
          onChoose={(next) => {
            now.current = next
            setChosen(next)
            setMissing(false)
          }}
        />
      </Stack>
    </DialogFrame>
  )
}
