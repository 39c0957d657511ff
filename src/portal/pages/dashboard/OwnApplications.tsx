import type { OwnCases } from '../../../contract/own-cases.ts'
import type { CasePage } from '../../../engine/document/case-page.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { applicationType } from '../../cases/application-type.ts'
import { OwnCaseTable } from '../../cases/OwnCaseTable.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'

/** The user's applications, where the organisation has them. Suspends until their lists are loaded. */
export function OwnApplications() {
  const text = useText()
  const { page } = useCaseDocument(applicationType)
  return page?.kind === 'case' ? <Loaded page={page} /> : <EmptyState title={text('portal.applications.none')} />
}

function Loaded({ page }: { readonly page: CasePage }) {
  const call = useDeclaredCall<OwnCases>(`cases/${applicationType}/own`)
  return <OwnCaseTable type={applicationType} page={page} call={call} />
}
