import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MoneyMessage } from '../../../../contract/heard-money.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useFormats } from '../../../ui/use-formats.ts'

/** Messages of a provider as they came, each with when and from where. */
export function RawMessages({ messages }: { readonly messages: readonly MoneyMessage[] }) {
  const { instant } = useFormats()
  return messages.map(({ id, received_at, source, raw }) => (
    <Box key={id} sx={{ mb: 2 }}>
      <Typography variant="body2">
        {instant(received_at)} · {source}
      </Typography>
      <Box component="pre" sx={rawStyle}>
        <BreakableText>{raw}</BreakableText>
      </Box>
    </Box>
  ))
}

const rawStyle = {
  p: 1.5,
  mt: 0.5,
  mb: 0,
  borderRadius: 1,
  background: 'var(--mui-palette-sunken)',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
} as const
