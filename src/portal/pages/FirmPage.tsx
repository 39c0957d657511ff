import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { hasProfile, initialProfilePath } from '../session/entry-path.ts'
import { useUser } from '../session/session-context.ts'

/** Links a firm to its profile; explains to a person how to register a firm with a separate login. */
export function FirmPage() {
  const text = useText()
  const user = useUser()
  const isFirm = user.type === 'Corporate'
  return (
    <>
      <PageHeading title={text('portal.firm.title')} />
      <Card>
        {isFirm ? (
          <EmptyState icon={<BusinessOutlined />} title={user.name || user.email} text={text('portal.firm.own')}>
            <Button component={Link} to={hasProfile(user) ? '/profile' : initialProfilePath(user)} variant="contained">
              {text('portal.firm.open')}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState icon={<BusinessOutlined />} title={text('portal.firm.none')} text={text('portal.firm.none-text')}>
            <Button component={Link} to="/register/Corporate/FIRM" variant="contained">
              {text('portal.login.register-firm')}
            </Button>
          </EmptyState>
        )}
      </Card>
    </>
  )
}
