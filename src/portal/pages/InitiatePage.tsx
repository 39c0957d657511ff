import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { AuthCard } from '../layouts/pieces/AuthCard.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { SectionPage } from '../sections/SectionPage.tsx'
import { entryPath, hasProfile } from '../session/entry-path.ts'
import { useReloadUser } from '../session/use-reload-user.ts'
import { useUser } from '../session/session-context.ts'

/** The first profile of a person; saving it starts their application. */
export function InitiateProfilePage() {
  return <FirstProfile section="sections/bio" />
}

/** The first profile of a firm. */
export function InitiateFirmPage() {
  return <FirstProfile section="sections/firm-bio" />
}

function FirstProfile({ section }: { readonly section: string }) {
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
  return (
    <AuthCard title={text('portal.initiate.title')} lead={text('portal.initiate.lead')} width={960}>
      <SectionPage document={section} onCreated={() => void navigate('/application')} />
    </AuthCard>
  )
}
