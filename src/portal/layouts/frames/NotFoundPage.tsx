import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useStart } from '../../ui/start-context.ts'
import { BrandPattern } from '../brand/BrandPattern.tsx'
import { loginBrand } from '../brand/login-brand.ts'
import { mainId, SkipLink } from '../pieces/SkipLink.tsx'

/** For paths without a page. */
export function NotFoundPage() {
  const text = useText()
  const { theme, mark } = useStart()
  const { pattern } = loginBrand(theme)
  return (
    <Ground style={{ background: pattern.background }}>
      <SkipLink />
      <BrandPattern colours={pattern} />
      <Main id={mainId} tabIndex={-1}>
        <img src={mark} alt="" width={64} height={64} />
        <PageHeading title={text('portal.not-found.title')} lead={text('portal.not-found.text')} />
        <Button component={Link} to="/" variant="contained">
          {text('portal.go-back')}
        </Button>
      </Main>
    </Ground>
  )
}

const Ground = styled('div')({ position: 'relative', display: 'grid', placeItems: 'center', minHeight: '100dvh' })

const Main = styled('main')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  margin: theme.spacing(2),
  padding: theme.spacing(6, 5),
  textAlign: 'center',
  background: 'var(--mui-palette-background-paper)',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.75)',
  boxShadow: theme.shadows[16],
  outline: 'none',
}))
