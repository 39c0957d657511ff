import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HeardMoney } from '../../../../contract/unplaced-money.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { RawMessages } from './RawMessages.tsx'
import { useWayTitle } from './use-way-title.ts'

interface UnreadMessagesProps {
  readonly messages: HeardMoney['unread']['items']
  /** How many there are, also of those that are not shown. */
  readonly total: number
}

/** Messages of providers that name no payment, or that could not be read. */
export function UnreadMessages({ messages, total }: UnreadMessagesProps) {
  const text = useText()
  const wayTitle = useWayTitle()
  const title = text('portal.finance.unread', { count: total })
  const shown = messages.map(({ provider, source, reason, invoice_no, ...message }) => {
    const about = invoice_no === null ? '' : text('portal.finance.payment', { invoice: invoice_no })
    const parts = [wayTitle(provider), source, about, text(`portal.finance.unread-reason.${reason}`)]
    return { ...message, source: parts.filter(Boolean).join(' · ') }
  })
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {text('portal.finance.unread-lead')}
      </Typography>
      <RawMessages messages={shown} />
    </Box>
  )
}
