import { LinkDrafts } from '../../drafts/LinkDrafts.tsx'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { CenteredRequest } from './CenteredRequest.tsx'
import { ResponseCard } from './ResponseCard.tsx'
import { useRefereeLink } from './use-referee-link.ts'

/** /profile/response: a referee answers the questions about an applicant, without an account (REF-01, REF-02). */
export function ResponsePage() {
  const link = useRefereeLink()
  return (
    <CenteredRequest link={link}>
      {(form, onAnswered) => (
        <LinkDrafts code={link.code}>
          {(erase) => (
            <LoadingBoundary fallback={<FormSkeleton fields={1} />}>
              <ResponseCard
                link={link}
                request={form}
                onAnswered={(answered) => {
                  erase()
                  onAnswered(answered)
                }}
              />
            </LoadingBoundary>
          )}
        </LinkDrafts>
      )}
    </CenteredRequest>
  )
}
