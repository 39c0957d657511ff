import { useParams } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DocumentPage } from '../../documents/DocumentPage.tsx'
import { useProfileTabs } from './use-profile-tabs.ts'

/** The printed profile, or the tab of it that the address names. */
export function PrintedProfilePage() {
  const text = useText()
  const { section } = useParams()
  const tab = useProfileTabs()?.tabs.find(({ id }) => id === section)
  if (section === undefined)
    return (
      <DocumentPage
        title={text('portal.document.title')}
        path="profile/document"
        fileName="profile.pdf"
        back="/profile"
      />
    )
  return (
    <DocumentPage
      title={tab?.title ?? text('portal.document.title')}
      path={`profile/document/${encodeURIComponent(section)}`}
      fileName={`profile-${section}.pdf`}
      back={`/profile?tab=${encodeURIComponent(section)}`}
    />
  )
}
