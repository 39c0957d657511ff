import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'
import { PageHeading } from '../app/PageHeading.tsx'
import { useStart } from '../app/start-context.ts'
import { Navigate } from 'react-router-dom'
import { entryPath } from '../session/entry-path.ts'
import { useUser } from '../session/session-context.ts'

/** What the organisation's settings are at present: captions, packages. For administrators only. */
export function AdminPage() {
  const text = useText()
  const user = useUser()
  const { settings } = useStart()
  if (!user.is_admin) return <Navigate to={entryPath(user)} replace />
  const captions = Object.entries(settings.minor_settings)
  return (
    <>
      <PageHeading title={text('portal.admin.title')} lead={text('portal.admin.lead')} />
      <Card>
        <CardContent>
          <Settings>
            {captions.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{typeof value === 'boolean' ? text(value ? 'portal.yes' : 'portal.no') : value || '–'}</dd>
              </div>
            ))}
            <div>
              <dt>site_installed_packages</dt>
              <dd>{settings.site_installed_packages.join(', ')}</dd>
            </div>
          </Settings>
        </CardContent>
      </Card>
    </>
  )
}

const Settings = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  margin: 0,
  '& div': { minWidth: 0 },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))
