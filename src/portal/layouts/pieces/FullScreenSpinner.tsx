import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'

/** Covers the page while it loads; it fades in late, so it does not flash when the response is quick. */
export function FullScreenSpinner() {
  const text = useText()
  return (
    <Cover data-loading aria-label={text('portal.loading')}>
      <CircularProgress size={44} aria-hidden="true" />
    </Cover>
  )
}

const Cover = styled('output')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  background: 'color-mix(in srgb, var(--mui-palette-background-default) 82%, transparent)',
  animation: 'regalia-appear 0.2s 0.15s both',
  '@keyframes regalia-appear': { from: { opacity: 0 } },
}))
