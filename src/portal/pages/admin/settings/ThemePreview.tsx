import { useMemo } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { JsonObject } from '../../../../engine/json/json.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { makeTheme } from '../../../../renderer/theme/make-theme.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useStart } from '../../../ui/start-context.ts'
import { ColorContrasts } from './ColorContrasts.tsx'
import { paletteVariables } from '../theme/palette-variables.ts'

/** How the portal looks in colours that are not saved yet, and how legible each of them is. */
export function ThemePreview({ colors }: { readonly colors: JsonObject }) {
  const text = useText()
  const { theme: declared, tenant, logo } = useStart()
  const theme = useMemo(() => {
    const chosen = Object.entries(colors).map(([colorName, color]) => ({ colorName, color: String(color) }))
    return makeTheme(declared, chosen)
  }, [declared, colors])
  return (
    <section aria-labelledby="theme-preview">
      <Title id="theme-preview">{text('portal.theme-preview.title')}</Title>
      <Miniature style={paletteVariables(theme)} inert aria-hidden="true">
        <Bar>
          <img src={logo} alt="" />
          <strong>{tenant.caption}</strong>
        </Bar>
        <Inside>
          <Current>{text('portal.theme-preview.entry')}</Current>
          <Buttons>
            <Button variant="contained" tabIndex={-1}>
              {text('portal.theme-preview.first')}
            </Button>
            <Button variant="outlined" tabIndex={-1}>
              {text('portal.theme-preview.second')}
            </Button>
          </Buttons>
          {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
            <AlertBanner key={kind} kind={kind}>
              {text(`portal.theme-preview.${kind}`)}
            </AlertBanner>
          ))}
        </Inside>
      </Miniature>
      <ColorContrasts theme={theme} />
    </section>
  )
}

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: theme.spacing(0, 0, 1.5),
  // Level with the first heading of the form.
  [theme.breakpoints.up('lg')]: { marginTop: 20 },
}))

const Miniature = styled('div')({
  overflow: 'hidden',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
})

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.25, 2),
  background: 'var(--mui-palette-background-paper)',
  borderBottom: '3px solid var(--mui-palette-primary-main)',
  '& img': { height: 24, maxWidth: 120, objectFit: 'contain' },
  '& strong': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

const Inside = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), padding: theme.spacing(2) }))

const Current = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  justifySelf: 'start',
  padding: theme.spacing(0.75, 1.5),
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-primary-soft)',
  color: 'var(--mui-palette-primary-text)',
  fontWeight: 650,
}))

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))
