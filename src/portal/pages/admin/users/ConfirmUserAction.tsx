import { useNavigate } from 'react-router-dom'
import type { AdminUser } from '../../../../contract/admin-user.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { toSession } from '../../../session/session.ts'
import { useSessionStore } from '../../../session/session-context.ts'
import { ConfirmAction } from '../../../ui/ConfirmAction.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'
import type { UserAction } from './user-actions.ts'

interface ConfirmUserActionProps {
  readonly action: Extract<UserAction, 'login-as' | 'reset' | 'delete'>
  readonly user: AdminUser
  readonly onClose: () => void
  readonly onGone: () => void
}

/** Asks before a user is deleted, is sent a link to choose a password, or is logged in as; then does it. */
export function ConfirmUserAction({ action, user, onClose, onGone }: ConfirmUserActionProps) {
  const text = useText()
  const actions = useActions(user, onGone)
  return (
    <ConfirmAction
      title={text(`portal.users.${action}-title`)}
      text={text(`portal.users.${action}-sure`, { name: user.name })}
      confirm={text(`portal.users.${action}-confirm`)}
      destructive={action === 'delete'}
      onAct={actions[action]}
      onClose={onClose}
    />
  )
}

function useActions({ id }: AdminUser, onGone: () => void) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const store = useSessionStore()
  const navigate = useNavigate()
  return {
    delete: async () => {
      const { message } = await api.post(`admin/deleteUser/${id}`)
      toaster.show('success', message)
      onGone()
    },
    reset: async () => {
      const { message } = await api.post('admin/sendActivationLink', { id })
      toaster.show('success', message)
    },
    'login-as': async () => {
      const session = toSession(await api.post('admin/loginas', { id }))
      if (!session) throw new Error('The server answered with no session')
      store.set(session)
      toaster.show('success', text('portal.users.logged-in-as'))
      await navigate('/')
    },
  }
}
