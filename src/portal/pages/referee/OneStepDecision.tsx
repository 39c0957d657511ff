import Backdrop from '@mui/material/Backdrop'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useRef } from 'react'
import type { RefereeResponseBody } from '../../../contract/referee.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/AuthCard.tsx'
import type { ResponseCardProps } from './ResponseCard.tsx'
import { useAnswerReferee } from './use-answer-referee.ts'
import { useDecision } from './use-decision.ts'
import type { RefereeLink } from './use-referee-link.ts'

interface OneStepDecisionProps extends ResponseCardProps {
  readonly link: RefereeLink & { readonly action: 'accept' | 'reject' }
}

/**
 * What the link says, in an overlay with one button that confirms it: opening a link, as mail scanners do with scripts and
 * all, must not answer. An organisation that wants it otherwise declares that the link answers as it is opened.
 */
export function OneStepDecision({ link, request, onAnswered }: OneStepDecisionProps) {
  const text = useText()
  const { decide, isSending, failure } = useDecision(useAnswerReferee(link, onAnswered))
  const { action } = link
  const response: RefereeResponseBody['response'] = action === 'accept' ? 'Accept' : 'Reject'
  const isOnLoad = request.links === 'on-load'
  const begun = useRef(false)
  useEffect(() => {
    if (!isOnLoad || begun.current) return
    begun.current = true
    void decide({ response })
  }, [decide, isOnLoad, response])
  const names = { applicant: request.applicant.Name, type: request.referee.type }
  const waits = isOnLoad && !failure
  return (
    <Backdrop open sx={{ p: 2, zIndex: 'modal' }}>
      {waits ? (
        <CircularProgress aria-label={text('portal.referee.sending')} sx={{ color: 'common.white' }} />
      ) : (
        <AuthCard title={text('portal.referee.title')} lead={text(`portal.referee.confirm-${action}`, names)}>
          {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
          <Button
            variant="contained"
            size="large"
            color={action === 'accept' ? 'primary' : 'error'}
            loading={isSending}
            onClick={() => void decide({ response })}
          >
            {text(`portal.referee.${action}`)}
          </Button>
        </AuthCard>
      )}
    </Backdrop>
  )
}
