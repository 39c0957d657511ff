import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import Typography from '@mui/material/Typography'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { Emblem } from '../../layouts/pieces/Emblem.tsx'
import { Office } from '../../layouts/pieces/Office.tsx'

/** For a link that no longer works: unknown, replaced, already answered, or expired. Refers to the office. */
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
