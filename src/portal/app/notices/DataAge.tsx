import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useOldestRead } from '../../api/read-times.ts'
import { useFormats } from '../../ui/use-formats.ts'

/** How old the data on the page is, while it cannot be read again. */
export function DataAge() {
  const text = useText()
  const oldest = useOldestRead()
  const { time } = useFormats()
  return <Region>{oldest !== undefined && text('portal.connection.as-of', { time: time(oldest) })}</Region>
}

const Region = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  textAlign: 'center',
  background: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-paper)',
  '&:not(:empty)': { paddingBlock: theme.spacing(1.25, 0) },
}))
