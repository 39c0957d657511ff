import { Navigate } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { entryPath } from '../../session/entry-path.ts'
import { mayUser } from '../../session/session.ts'
import { useUser } from '../../session/session-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { MessageDelivery } from './MessageDelivery.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** The organisation's settings and the delivery of its messages, for administrators. */
export function AdminPage() {
  const text = useText()
  const user = useUser()
  if (!user.is_admin) return <Navigate to={entryPath(user)} replace />
  return (
    <>
      <PageHeading title={text('portal.admin.title')} lead={text('portal.admin.lead')} />
      <SettingsCard />
      {mayUser(user, 'messages') && <MessageDelivery />}
    </>
  )
}
