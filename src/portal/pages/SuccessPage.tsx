import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { AuthCard } from '../layouts/pieces/AuthCard.tsx'
import { Emblem } from '../layouts/pieces/Emblem.tsx'

/** The account exists; the e-mail explains the next step. */
export function SuccessPage() {
  const text = useText()
  return (
    <AuthCard title={text('portal.success.title')} lead={text('portal.success.lead')}>
      <Emblem icon={<MarkEmailReadOutlined />} />
      <p>{text('portal.success.junk')}</p>
      <Button component={Link} to="/" variant="contained">
        {text('portal.to-login')}
      </Button>
    </AuthCard>
  )
}
