import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useCaption } from '../../../language/use-caption.ts'
import { BrandGround } from '../../../layouts/brand/BrandGround.tsx'
import { loginBrand } from '../../../layouts/brand/login-brand.ts'
import { useStart } from '../../../ui/start-context.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'

/** The log-in page made small: the brand's ground beside, behind, above or around the form, as a theme declares it. */
export function SampleLogin() {
  const text = useText()
  const { tenant, theme, logo, logoReversed, mark, loginPicture } = useStart()
  const caption = useCaption('login_caption')
  const { layout, pattern } = loginBrand(theme)
  const isCentred = layout === 'centred'
  return (
    <Front data-layout={layout}>
      <Ground style={{ background: pattern.background, color: pattern.text }}>
        <BrandGround colours={pattern} picture={loginPicture} />
        <img src={isCentred ? mark : pattern.isDeep ? logoReversed : logo} alt="" />
        {!isCentred && (
          <>
            <Rule style={{ background: pattern.accent }} />
            <strong>{caption === '' ? tenant.name : caption}</strong>
          </>
        )}
      </Ground>
      <Door>
        <TextField size="small" label={text('portal.theme-preview.name')} />
        <Button variant="contained" fullWidth>
          {text('portal.theme-preview.log-in')}
        </Button>
      </Door>
    </Front>
  )
}

const Front = styled('div')({
  position: 'relative',
  display: 'grid',
  minHeight: 240,
  background: 'var(--mui-palette-background-paper)',
  '&[data-layout="banner"]': { background: 'var(--mui-palette-background-default)' },
  '&[data-layout="cover"], &[data-layout="centred"]': {
    '& > *': { gridArea: '1 / 1' },
    '& > :last-child': {
      alignSelf: 'center',
      justifySelf: 'center',
      borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.75)',
      background: 'var(--mui-palette-background-paper)',
    },
  },
  '@container (min-width: 480px)': {
    '&[data-layout="split"]': { gridTemplateColumns: '44fr 56fr' },
    '&[data-layout="cover"] > :last-child': { justifySelf: 'end', marginInlineEnd: 24 },
  },
})

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: theme.spacing(1),
  minHeight: 120,
  padding: theme.spacing(2),
  '& > img:not(.rg-brand-picture)': { position: 'relative', height: 36, maxWidth: 160, objectFit: 'contain' },
  '& strong': { ...theme.typography.h3, position: 'relative' },
  '[data-layout="cover"] > &': { minHeight: 300 },
  '[data-layout="banner"] > &': { justifyItems: 'center', textAlign: 'center' },
}))

const Rule = styled('div')({ position: 'relative', width: 44, height: 4, borderRadius: 2 })

const Door = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(2),
  width: '100%',
  maxWidth: 280,
  margin: 'auto',
  padding: theme.spacing(2.5),
}))
