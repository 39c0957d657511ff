import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DisclaimerBox } from './DisclaimerBox.tsx'
import type { RefereeReply } from './use-answer-referee.ts'
import { useDecision } from './use-decision.ts'
import { useDisclaimer } from './use-disclaimer.ts'

interface PlainDecisionProps {
  readonly answer: (answer: RefereeReply) => Promise<void>
  readonly reject: ReactNode
}

/** Accept or reject, for requests without questions. */
export function PlainDecision({ answer, reject }: PlainDecisionProps) {
  const text = useText()
  const disclaimer = useDisclaimer()
  const { decide, isSending, failure } = useDecision(answer)
  return (
    <>
      <Typography>{text('portal.referee.no-questions')}</Typography>
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      <DisclaimerBox disclaimer={disclaimer} />
      <Stack direction="row" spacing={1.5}>
        <Button
          variant="contained"
          size="large"
          loading={isSending}
          onClick={() => disclaimer.isMet() && void decide({ response: 'Accept' })}
        >
          {text('portal.referee.accept')}
        </Button>
        {reject}
      </Stack>
    </>
  )
}
