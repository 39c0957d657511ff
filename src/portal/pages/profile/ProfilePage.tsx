import { PageHeading } from '../../ui/PageHeading.tsx'
import { PrintLink } from '../../documents/PrintLink.tsx'
import { MembershipLine } from '../../layouts/standing/MembershipLine.tsx'
import { TabbedSections } from '../../sections/TabbedSections.tsx'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { ApproveNames } from './ApproveNames.tsx'
import { useProfileTabs } from './use-profile-tabs.ts'

/** The member's profile: the tabs declared for their kind of member. */
export function ProfilePage() {
  const user = useUser()
  const page = useProfileTabs()
  if (!page) return null
  const approvable = user.type === 'Individual' && profileSummary(user)?.nameApproved === false
  return (
    <>
      <PageHeading
        title={page.title}
        lead={page.description}
        actions={
          <div style={actionsStyle}>
            <PrintLink />
            {approvable && <ApproveNames />}
          </div>
        }
      />
      <MembershipLine />
      <TabbedSections page={page} />
    </>
  )
}

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const
