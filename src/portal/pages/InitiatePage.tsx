import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { AuthCard } from '../layouts/pieces/AuthCard.tsx'
import { ClosedDoor } from '../layouts/pieces/ClosedDoor.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { SectionPage } from '../sections/SectionPage.tsx'
import { entryPath, hasProfile, initialProfilePath } from '../session/entry-path.ts'
import type { SessionUser } from '../session/session.ts'
import { useReloadUser } from '../session/use-reload-user.ts'
import { useUser } from '../session/session-context.ts'

/** The first profile of a person; saving it starts their application. */
export function InitiateProfilePage() {
  return <FirstProfile type="Individual" section="sections/bio" />
}

/** The first profile of a firm. */
export function InitiateFirmPage() {
  return <FirstProfile type="Corporate" section="sections/firm-bio" />
}

interface FirstProfileProps {
  /** Whose profile the section is. */
  readonly type: SessionUser['type']
  readonly section: string
}

function FirstProfile({ type, section }: FirstProfileProps) {
  const text = useText()
  const user = useUser()
  const reloadUser = useReloadUser()
  const navigate = useNavigate()
  // This browser may not know of a profile: it was made on another device, or here when the user failed to reload.
  const isFirst = !hasProfile(user)
  useEffect(() => {
    if (isFirst) void reloadUser().catch(() => undefined)
  }, [isFirst, reloadUser])
  if (!isFirst) return <Navigate to={entryPath(user)} replace />
  if (user.type !== type) return <OtherProfile type={user.type} />
  return (
    <AuthCard title={text('portal.initiate.title')} lead={text('portal.initiate.lead')} width={960}>
      <SectionPage document={section} onCreated={() => void navigate('/application')} />
    </AuthCard>
  )
}

/** For users of the other type, whose profile is made elsewhere: the server would refuse what they fill in. */
function OtherProfile({ type }: Pick<FirstProfileProps, 'type'>) {
  const text = useText()
  const own = { to: initialProfilePath({ type }), label: text(`portal.door.own.${type}`) }
  const firms = { to: '/firm', label: text('portal.firm.title') }
  return (
    <ClosedDoor
      title={text('portal.initiate.title')}
      reason={text(`portal.door.type.${type}`)}
      ways={type === 'Individual' ? [own, firms] : [own]}
    />
  )
}
