import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { styled } from '@mui/material/styles'
import type { Settings } from '../../../contract/settings.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useStart } from '../../ui/start-context.ts'

/** The organisation's current settings. */
export function SettingsCard() {
  const text = useText()
  const { settings } = useStart()
  return (
    <Card component="section" aria-labelledby="settings">
      <CardContent>
        <Title id="settings">{text('portal.settings.title')}</Title>
        <SettingList>
          {minorSettings.map((name) => (
            <Setting key={name} name={name} value={settings.minor_settings[name]} />
          ))}
          <Setting name="packages" value={settings.site_installed_packages.join(', ')} />
        </SettingList>
      </CardContent>
    </Card>
  )
}

/** In the order of the specification. */
const minorSettings = [
  'login_caption',
  'organisation_caption',
  'registration',
  'inactivityLogout',
  'certificate_of_good_standing',
  'certificate_of_good_standing_caption',
  'acceptance_letter_caption',
  'license_alternative_caption',
  'countyField',
  'practicing_firm',
  'showWorkPlace',
  'referee_disclaimer',
  'referee_disclaimer_caption',
] as const satisfies readonly (keyof Settings['minor_settings'])[]

interface SettingProps {
  readonly name: (typeof minorSettings)[number] | 'packages'
  readonly value: string | boolean | undefined
}

function Setting({ name, value }: SettingProps) {
  const text = useText()
  return (
    <div>
      <dt>{text(`portal.admin.setting.${name}`)}</dt>
      <dd>
        <BreakableText>
          {typeof value === 'boolean' ? text(value ? 'portal.yes' : 'portal.no') : value || '–'}
        </BreakableText>
      </dd>
    </div>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: theme.spacing(0, 0, 2) }))

const SettingList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  margin: 0,
  '& div': { minWidth: 0 },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
}))
