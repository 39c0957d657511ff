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
    <Card component="section" aria-labelledby="messages">
      <Head>
        <div>
          <Title id="messages">{text('portal.messages.title')}</Title>
          <Lead>{text('portal.messages.lead')}</Lead>
        </div>
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
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& > div:first-of-type': { flex: '1 1 260px' },
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 0),
  maxWidth: '64ch',
  color: 'var(--mui-palette-text-secondary)',
}))
