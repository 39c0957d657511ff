import { useParams } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DocumentPage } from '../../documents/DocumentPage.tsx'

/** /profile/RefereeFormReport/:entryNo: the answers of one of the member’s referees (REF-04). */
export function RefereeReportPage() {
  const text = useText()
  const { entryNo = '' } = useParams()
  return (
    <DocumentPage
      title={text('portal.referee.report')}
      path={`questions/refereeForm/${encodeURIComponent(entryNo)}`}
      fileName={`referee-report-${entryNo}.pdf`}
      back="/profile?tab=referees"
    />
  )
}
