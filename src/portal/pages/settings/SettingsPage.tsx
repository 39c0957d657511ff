import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'
import { SessionSettings } from './SessionSettings.tsx'

/** The user's notifications, password and sessions. */
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
      <Block component="section" aria-labelledby="sessions">
        <h2 id="sessions">{text('portal.sessions.title')}</h2>
        <p>{text('portal.sessions.lead')}</p>
        <SessionSettings />
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
