import { Navigate } from 'react-router-dom'
import { OneStepDecision } from './OneStepDecision.tsx'
import { CenteredRequest } from './CenteredRequest.tsx'
import { useRefereeLink } from './use-referee-link.ts'

/**
 * /referee-response/response: a link that accepts or rejects in one step, behind an overlay (REF-03). A request with
 * questions cannot be answered in one step, so it continues with them.
 */
export function OneStepPage() {
  const link = useRefereeLink()
  return (
    <CenteredRequest link={link}>
      {(request, onAnswered) =>
        link.action === undefined || request.links === 'none' ? (
          <Navigate to={`/profile/response?${link.search}`} replace />
        ) : (
          <OneStepDecision link={{ ...link, action: link.action }} request={request} onAnswered={onAnswered} />
        )
      }
    </CenteredRequest>
  )
}
