import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import type { RefereeResponse } from '../../../contract/referee.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { Emblem } from '../../layouts/pieces/Emblem.tsx'

/** Shown after the referee has answered. */
export function RefereeDone({ answered: { Name: name, response } }: { readonly answered: RefereeResponse }) {
  const text = useText()
  const isAccepted = response === 'Accept'
  return (
    <AuthCard title={text(isAccepted ? 'portal.referee.accepted' : 'portal.referee.rejected')} isOutcome>
      <Emblem icon={<CheckCircleOutlined />} tone="success" />
      <p>{text(isAccepted ? 'portal.referee.accepted-text' : 'portal.referee.rejected-text', { name })}</p>
    </AuthCard>
  )
}
