import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import type { RefereeResponse } from '../../../contract/referee.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { Emblem } from '../../layouts/pieces/Emblem.tsx'

/** What is left to say once the referee has answered. */
export function RefereeDone({ answered: { Name: name, response } }: { readonly answered: RefereeResponse }) {
  const text = useText()
  const key = response === 'Accept' ? 'portal.referee.accepted' : 'portal.referee.rejected'
  return (
    <AuthCard title={text(key)} isOutcome>
      <Emblem icon={<CheckCircleOutlined />} tone="success" />
      <p>{text(`${key}-text`, { name })}</p>
    </AuthCard>
  )
}
