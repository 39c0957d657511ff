import type { OwnCases } from '../../../contract/own-cases.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { applicationType } from '../../cases/application-type.ts'
import { OwnCaseTable } from '../../cases/OwnCaseTable.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'

/** The user's applications. Suspends until their lists are loaded. */
export function OwnApplications() {
  const { page } = useCaseDocument(applicationType)
  const call = useDeclaredCall<OwnCases>(`cases/${applicationType}/own`)
  return page?.kind === 'case' && <OwnCaseTable type={applicationType} page={page} call={call} />
}
