import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { messages } from 'virtual:server-samples/messages'
import type { SampleMessages } from '../../scripts/vite/samples/sample-messages.ts'
import { WrittenPage } from './WrittenPage.tsx'

interface EmailProps {
  readonly kind: keyof SampleMessages['emails']
  readonly tenant: string
  readonly language: string
}

/** An e-mail with its subject, as the server's own template writes it. */
export function Email({ kind, tenant, language }: EmailProps) {
  const email = messages[tenant]?.[language]?.emails[kind]
  return (
    <main style={{ maxWidth: 680 }}>
      <Typography variant="overline" component="p" color="textSecondary">
        E-mail
      </Typography>
      <Typography variant="h1" sx={{ fontSize: '1.25rem', mb: 2, overflowWrap: 'anywhere' }}>
        {email?.subject}
      </Typography>
      <WrittenPage title={email?.subject ?? ''} html={email?.html ?? ''} height={620} />
    </main>
  )
}

interface TextMessagesProps {
  readonly tenant: string
  readonly language: string
}

/** The text messages that an organisation sends. */
export function TextMessages({ tenant, language }: TextMessagesProps) {
  const texts = messages[tenant]?.[language]?.sms ?? []
  return (
    <main>
      <Typography variant="h1" sx={{ fontSize: '1.25rem', mb: 2 }}>
        Text messages
      </Typography>
      {texts.map((text) => (
        <Box
          key={text}
          component="p"
          sx={{
            maxWidth: 340,
            m: 0,
            mb: 2,
            p: 2,
            borderRadius: 3,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
          }}
        >
          {text}
        </Box>
      ))}
    </main>
  )
}
