import Backdrop from '@mui/material/Backdrop'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useRef } from 'react'
import type { RefereeResponseBody } from '../../../contract/referee.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import type { ResponseCardProps } from './ResponseCard.tsx'
import { DisclaimerBox } from './DisclaimerBox.tsx'
import { useAnswerReferee } from './use-answer-referee.ts'
import { useDecision } from './use-decision.ts'
import { useDisclaimer } from './use-disclaimer.ts'
import type { VisitedRefereeLink } from './use-referee-link.ts'

interface OneStepDecisionProps extends ResponseCardProps {
  readonly link: VisitedRefereeLink & { readonly action: 'accept' | 'reject' }
}

/**
 * Shows the link's decision in an overlay with one button that confirms it. Merely opening a link must not answer,
 * because mail scanners do that too, and run scripts. An organisation may declare that its links answer when opened; if
 * accepting requires confirming a statement, the overlay still asks.
 */
export function OneStepDecision({ link, request, onAnswered }: OneStepDecisionProps) {
  const text = useText()
  const { decide, isSending, failure } = useDecision(useAnswerReferee(link, onAnswered))
  const { action } = link
  const response: RefereeResponseBody['response'] = action === 'accept' ? 'Accept' : 'Reject'
  const disclaimer = useDisclaimer()
  const isToConfirm = action === 'accept' && disclaimer.statement !== undefined
  const isOnLoad = request.links === 'on-load' && !isToConfirm
  useOnce(isOnLoad, () => void decide({ response }))
  const names = { applicant: request.applicant.Name, type: request.referee.type }
  const waits = isOnLoad && !failure
  if (waits)
    return (
      <Backdrop open sx={{ zIndex: 'modal' }}>
        <CircularProgress aria-label={text('portal.referee.sending')} sx={{ color: 'common.white' }} />
      </Backdrop>
    )
  return (
    <AuthCard title={text('portal.referee.title')}>
      <DialogFrame
        title={text(`portal.referee.confirm-${action}`, names)}
        foot={
          <Button
            variant="contained"
            color={action === 'accept' ? 'primary' : 'error'}
            loading={isSending}
            onClick={() => (!isToConfirm || disclaimer.isMet()) && void decide({ response })}
          >
            {text(`portal.referee.${action}`)}
          </Button>
        }
      >
        {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
        {isToConfirm && <DisclaimerBox disclaimer={disclaimer} />}
      </DialogFrame>
    </AuthCard>
  )
}

/** Runs an action as soon as it is allowed, and only once. */
function useOnce(may: boolean, act: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!may || done.current) return
    done.current = true
    act()
  }, [act, may])
}
