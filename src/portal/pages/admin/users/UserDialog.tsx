import type { AdminUser } from '../../../../contract/admin-user.ts'
import { ApplicationsDialog } from './ApplicationsDialog.tsx'
import { ConfirmUserAction } from './ConfirmUserAction.tsx'
import { EditUserDialog } from './EditUserDialog.tsx'
import type { UserAction } from './user-actions.ts'

interface UserDialogProps {
  readonly action: UserAction
  readonly user: AdminUser
  /** The list has to be read again. */
  readonly onChanged: () => void
  readonly onClose: () => void
  /** The user was deleted. */
  readonly onGone: () => void
}

/** The dialog of an action. */
export function UserDialog({ action, user, onChanged, onClose, onGone }: UserDialogProps) {
  if (action === 'edit') return <EditUserDialog user={user} onSaved={onChanged} onClose={onClose} />
  if (action === 'check' || action === 'create') {
    return <ApplicationsDialog user={user} onChanged={onChanged} onClose={onClose} />
  }
  return (
    <ConfirmUserAction
      action={action}
      user={user}
      onClose={onClose}
      onGone={() => {
        onChanged()
        onGone()
      }}
    />
  )
}
