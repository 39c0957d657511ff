import { useCallback, useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { AdminUser } from '../../../../contract/admin-user.ts'
import type { AdminUserAnswers } from '../../../../generated/admin-user-answers.ts'
import { ConfirmDialog } from '../../../../renderer/feedback/ConfirmDialog.tsx'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { useCategoryName } from '../../../api/use-category-name.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface EditUserDialogProps {
  readonly user: AdminUser
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Changes the e-mail and phone of a user, after a question (ADM-03). */
export function EditUserDialog({ user, onSaved, onClose }: EditUserDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const categoryName = useCategoryName()
  const [settle, setSettle] = useState<(isSure: boolean) => void>()
  const { id, name, email, phone_no, id_number, category } = user
  const save = useCallback(
    async (answers: AdminUserAnswers) => {
      const isSure = await new Promise<boolean>((resolve) => setSettle(() => resolve))
      setSettle(undefined)
      if (!isSure) return
      const { message } = await api.post(`admin/updateUser/${id}`, {
        email: answers.email,
        phone_no: answers.phone_no,
      })
      toaster.show('success', message)
      onSaved()
      onClose()
    },
    [api, id, onClose, onSaved, toaster],
  )
  const facts = [
    ['portal.users.column.name', name],
    ['portal.users.id-number', id_number === '' ? '–' : id_number],
    ['portal.users.column.category', category === '' ? '–' : categoryName(category)],
  ] as const
  return (
    <DialogFrame title={text('portal.users.edit-title')} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <Facts>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd>
                <BreakableText>{value}</BreakableText>
              </dd>
            </div>
          ))}
        </Facts>
        <DeclaredForm
          id="forms/admin-user"
          answers={{ email, phone_no }}
          submitLabel={text('portal.settings.save')}
          onSubmit={save}
          fields={2}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
        />
      </Stack>
      <ConfirmDialog
        open={settle !== undefined}
        title={text('portal.users.edit-title')}
        text={text('portal.users.edit-sure')}
        confirm={text('portal.users.edit-confirm')}
        onConfirm={() => settle?.(true)}
        onCancel={() => settle?.(false)}
      />
    </DialogFrame>
  )
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  '& div': { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', gap: theme.spacing(1) },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, minWidth: 0 },
}))
