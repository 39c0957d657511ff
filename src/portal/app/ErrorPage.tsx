import { useCallback } from 'react'
import { styled } from '@mui/material/styles'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { PageFailure } from './PageFailure.tsx'
import { RoutedWays } from './RoutedWays.tsx'

/** Shown when a page breaks, in its place: the layout around it stays. */
export function PageError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const again = useCallback(
    () => void navigate({ pathname, search, hash }, { replace: true, state }),
    [navigate, pathname, search, hash, state],
  )
  return <PageFailure error={error} onRetry={again} />
}

/** The same where a layout itself breaks. */
export function ErrorPage() {
  return (
    <RoutedWays>
      <Main>
        <PageError />
      </Main>
    </RoutedWays>
  )
}

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  minHeight: '100dvh',
  padding: theme.spacing(3),
}))
