import { useLayoutEffect } from 'react'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useConnectionLost } from '../../api/connection-context.ts'
import { useOnReturn } from '../../api/use-on-return.ts'
import { useToaster } from '../../ui/toaster-context.ts'

/** Shows when the connection is lost and when it is back, never both. */
export function ConnectionNotice() {
  const text = useText()
  const lost = useConnectionLost()
  const toaster = useToaster()
  const back = text('portal.connection.back')
  // Before the browser draws, so that the two are never seen together.
  useLayoutEffect(() => {
    const shown = lost ? toaster.toasts().find(({ message }) => message === back) : undefined
    if (shown) toaster.dismiss(shown.id)
  }, [lost, toaster, back])
  useOnReturn(() => toaster.show('success', back))
  return <Region aria-live="polite">{lost && <Notice>{text('portal.connection.lost')}</Notice>}</Region>
}

const Region = styled('output')({ display: 'block' })

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(1.25, 2),
  textAlign: 'center',
  fontWeight: 600,
  background: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-paper)',
}))
