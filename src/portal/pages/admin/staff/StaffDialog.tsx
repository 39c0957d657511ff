import type { StaffPerson } from '../../../../contract/staff.ts'
import type { StaffRole } from '../../../../contract/user.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { ConfirmAction } from '../../../ui/ConfirmAction.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'
import { RolesDialog } from './RolesDialog.tsx'
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

interface ConfirmStaffActionProps extends StaffDialogProps {
  readonly action: Exclude<StaffAction, 'roles'>
}

/** Asks before somebody is removed from the staff or invited again; then does it. */
function ConfirmStaffAction({ action, person, onChanged, onClose }: ConfirmStaffActionProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { id, name, email, roles } = person
  const act = async (): Promise<void> => {
    const { message } = await (action === 'remove'
      ? api.post(`admin/staff/remove/${id}`)
      : api.post('admin/staff/invite', { email, roles: roles.map((role) => role.id) }))
    toaster.show('success', message)
    onChanged()
  }
  return (
    <ConfirmAction
      title={text(`portal.staff.${action}-title`)}
      text={text(`portal.staff.${action}-sure`, { name })}
      confirm={text(`portal.staff.${action}-confirm`)}
      destructive={action === 'remove'}
      onAct={act}
      onClose={onClose}
    />
  )
}
