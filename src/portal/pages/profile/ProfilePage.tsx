import { useDocument } from '../../forms/published-context.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { TabbedSections } from '../../sections/TabbedSections.tsx'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { ApproveNames } from './ApproveNames.tsx'

/** The member's profile: the tabs that are declared for their kind. */
export function ProfilePage() {
  const user = useUser()
  const id = user.type === 'Corporate' ? 'pages/profile-firm' : 'pages/profile-individual'
  const { page } = useDocument(id)
  if (page?.kind !== 'tabs') return null
  const approvable = user.type === 'Individual' && profileSummary(user)?.nameApproved === false
  return (
    <>
      <PageHeading title={page.title} lead={page.description} actions={approvable && <ApproveNames />} />
      <TabbedSections page={page} />
    </>
  )
}
