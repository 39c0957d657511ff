import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, useTransition } from 'react'
import type { RefereeForm, RefereeResponse } from '../../../contract/referee.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useStart } from '../../ui/start-context.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { PlainDecision } from './PlainDecision.tsx'
import { QuestionSteps } from './QuestionSteps.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { useAnswerReferee } from './use-answer-referee.ts'
import type { VisitedRefereeLink } from './use-referee-link.ts'

export interface ResponseCardProps {
  readonly link: VisitedRefereeLink
  readonly request: RefereeForm
  readonly onAnswered: (answered: RefereeResponse) => void
}

/** The applicant, the deadline, and the questions in steps; a type without questions is only accepted or rejected. */
export function ResponseCard({ link, request, onAnswered }: ResponseCardProps) {
  const text = useText()
  const { date } = useFormats()
  const { tenant } = useStart()
  const [rejects, setRejects] = useState(link.action === 'reject')
  const [isOpening, startOpening] = useTransition()
  const answer = useAnswerReferee(link, onAnswered)
  const { applicant, referee, form, expires_at: until } = request
  const reject = (
    <Button size="large" color="error" loading={isOpening} onClick={() => startOpening(() => setRejects(true))}>
      {text('portal.referee.reject')}
    </Button>
  )
  const names = { applicant: applicant.Name, category: applicant.category, name: referee.Name, type: referee.type }
  return (
    <AuthCard title={text('portal.referee.title')} lead={text('portal.referee.lead', names)} width={720}>
      <Typography>{text('portal.referee.until', { date: date(until), organisation: tenant.name })}</Typography>
      {form === null ? (
        <PlainDecision answer={answer} reject={reject} />
      ) : (
        <QuestionSteps form={form} answer={answer} reject={reject} />
      )}
      {rejects && (
        <RejectDialog
          applicant={applicant.Name}
          onReject={(Remarks) => answer({ response: 'Reject', Remarks })}
          onClose={() => setRejects(false)}
        />
      )}
    </AuthCard>
  )
}
