import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import Typography from '@mui/material/Typography'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { Emblem } from '../../layouts/pieces/Emblem.tsx'
import { Office } from '../../layouts/pieces/Office.tsx'

/** A link that leads nowhere any more: unknown, replaced, answered already, or past its time. The office knows more. */
export function RefereeUnavailable({ message }: { readonly message: string }) {
  const text = useText()
  return (
    <AuthCard title={text('portal.referee.unavailable')}>
      <Emblem icon={<LinkOffOutlined />} tone="error" />
      <Typography role="alert">{message}</Typography>
      <Office />
    </AuthCard>
  )
}
