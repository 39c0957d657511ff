import { useState } from 'react'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { MessageStatus } from '../../../contract/outbox-entry.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { MessageList } from './MessageList.tsx'

/** In the order that a message passes through them. */
const statuses: readonly MessageStatus[] = ['queued', 'sending', 'sent', 'failed', 'kept']

/** The delivery of the organisation's messages (OPS-08); filtered by a status, such as failed, on request. */
export function MessageDelivery() {
  const text = useText()
  const [status, setStatus] = useState<MessageStatus>()
  return (
    <Card>
      <Head>
        <TextField
          select
          size="small"
          label={text('portal.messages.show')}
          value={status ?? ''}
          onChange={({ target }) => setStatus(statuses.find((one) => one === target.value))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 168 }}
        >
          <option value="">{text('portal.messages.all')}</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {text(`portal.messages.status.${one}`)}
            </option>
          ))}
        </TextField>
      </Head>
      <MessageList status={status} />
    </Card>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
}))
