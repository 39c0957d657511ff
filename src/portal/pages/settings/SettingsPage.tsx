import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'

/** What we may send the user, and their password. */
export function SettingsPage() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.settings.title')} />
      <Block component="section" aria-labelledby="notifications">
        <h2 id="notifications">{text('portal.settings.notifications')}</h2>
        <p>{text('portal.settings.notifications-lead')}</p>
        <NotificationSettings />
      </Block>
      <Block component="section" aria-labelledby="password">
        <h2 id="password">{text('portal.settings.password')}</h2>
        <p>{text('portal.settings.password-lead')}</p>
        <PasswordSettings />
      </Block>
    </>
  )
}

const Block = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  maxWidth: 760,
  padding: theme.spacing(3),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2 + p': { margin: theme.spacing(0.5, 0, 3), color: 'var(--mui-palette-text-secondary)' },
}))
