import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router-dom'
import type { OwnCases } from '../../../contract/own-cases.ts'
import { decodeText } from '../../../engine/format/base64-text.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { casesAddress } from '../../cases/case-address.ts'
import { standingType } from '../../cases/standing-type.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { DocumentPage } from '../../documents/DocumentPage.tsx'
import { DocumentSkeleton } from '../../documents/DocumentSkeleton.tsx'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { HeadedLoadFailure } from '../../ui/HeadedLoadFailure.tsx'
import { UnknownType } from '../../cases/UnknownType.tsx'

/** The document about the member's good standing that holds today. The address has the member's number in base64. */
export function GoodStandingPage() {
  const { code = '' } = useParams()
  const number = profileSummary(useUser())?.MemberNo ?? null
  if (number === null || (decodeText(code) ?? code) !== number) return <UnknownType />
  return (
    <LoadingBoundary fallback={<DocumentSkeleton />}>
      <CurrentLetter />
    </LoadingBoundary>
  )
}

function CurrentLetter() {
  const text = useText()
  const { page } = useCaseDocument(standingType)
  const { data, error, mutate } = useDeclaredCall<OwnCases>(`cases/${standingType}/own`)
  // An organisation that leaves the caption empty has no such document.
  if (page === undefined || page.title === '') return <UnknownType />
  if (error) return <HeadedLoadFailure title={page.title} error={error} onRetry={() => void mutate()} />
  if (!data) {
    return (
      <>
        <PageHeading title={page.title} />
        <DocumentSkeleton />
      </>
    )
  }
  const [letter] = data.items.flatMap(({ number, documents }) =>
    documents.flatMap(({ id, holds }) => (holds === 'valid' ? [{ number, id }] : [])),
  )
  if (letter === undefined) {
    return (
      <>
        <PageHeading title={page.title} />
        <EmptyState title={text('portal.standing.none')} text={text('portal.standing.none-text')}>
          <Button component={Link} to={casesAddress(standingType)} variant="contained">
            {text('portal.standing.request')}
          </Button>
        </EmptyState>
      </>
    )
  }
  return (
    <DocumentPage
      title={page.title}
      path={`cases/${standingType}/${encodeURIComponent(letter.number)}/documents/${encodeURIComponent(letter.id)}`}
      fileName={`${letter.number}.pdf`}
      back="/dashboard"
      actions={
        <Button component={Link} to={casesAddress(standingType)}>
          {text('portal.standing.all')}
        </Button>
      }
    />
  )
}
