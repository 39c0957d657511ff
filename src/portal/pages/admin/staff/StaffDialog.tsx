import { useState } from 'react'
import type { StaffPerson } from '../../../../contract/staff.ts'
import type { StaffRole } from '../../../../contract/user.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { ConfirmDialog } from '../../../../renderer/feedback/ConfirmDialog.tsx'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import { RoleChoices } from './RoleChoices.tsx'
import type { StaffAction } from './StaffTable.tsx'

interface StaffDialogProps {
  readonly action: StaffAction
  readonly person: StaffPerson
  readonly roles: readonly StaffRole[]
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The dialog of an action with somebody of the staff. */
export function StaffDialog({ action, ...props }: StaffDialogProps) {
  return action === 'roles' ? <RolesDialog {...props} /> : <ConfirmStaffAction action={action} {...props} />
}

type ActionProps = Omit<StaffDialogProps, 'action'>

function RolesDialog({ person, roles, onChanged, onClose }: ActionProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [chosen, setChosen] = useState<readonly string[]>(person.roles.map(({ id }) => id))
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (chosen.length === 0) return setMissing(true)
    setBusy(true)
    setFailure(undefined)
    try {
      const { message } = await api.post(`admin/staff/roles/${person.id}`, { roles: [...chosen] })
      toaster.show('success', message)
      onChanged()
      onClose()
    } catch (thrown) {
      setFailure(failureOf(thrown).message)
      setBusy(false)
    }
  }
  return (
    <DialogFrame
      title={text('portal.staff.roles-title', { name: person.name })}
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {text('renderer.cancel')}
          </Button>
          <Button variant="contained" loading={isBusy} onClick={() => void save()}>
            {text('portal.settings.save')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {failure !== undefined && <AlertBanner kind="error">{failure}</AlertBanner>}
        <RoleChoices
          roles={roles}
          chosen={chosen}
          isMissing={isMissing}
          onChoose={(next) => {
            setChosen(next)
            setMissing(false)
          }}
        />
      </Stack>
    </DialogFrame>
  )
}

function ConfirmStaffAction({
  action,
  person: { id, name, email, roles },
  onChanged,
  onClose,
}: ActionProps & { readonly action: Exclude<StaffAction, 'roles'> }) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [isBusy, setBusy] = useState(false)
  const act = async (): Promise<void> => {
    setBusy(true)
    try {
      const { message } = await (action === 'remove'
        ? api.post(`admin/staff/remove/${id}`)
        : api.post('admin/staff/invite', { email, roles: roles.map((role) => role.id) }))
      toaster.show('success', message)
      onChanged()
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={text(`portal.staff.${action}-title`)}
      text={text(`portal.staff.${action}-sure`, { name })}
      confirm={text(`portal.staff.${action}-confirm`)}
      destructive={action === 'remove'}
      busy={isBusy}
      onConfirm={() => void act()}
      onCancel={onClose}
    />
  )
}
