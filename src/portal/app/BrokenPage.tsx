import { useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { ApiError } from '../api/api-error.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { reportError } from './report-error.ts'

/** In place of a page that broke: an error id to report, and links to leave the page. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const text = useText()
  const [report] = useState(() => reportId(error))
  return (
    <Section>
      <PageHeading title={text('portal.error.title')} />
      <p>
        <BreakableText>{error instanceof ApiError ? error.message : text('portal.error.text')}</BreakableText>
      </p>
      <p>
        {text('portal.error.id')} <code>{report}</code>
      </p>
      <Row>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {text('portal.error.reload')}
        </Button>
        <Button variant="outlined" href="/">
          {text('portal.error.home')}
        </Button>
      </Row>
    </Section>
  )
}

/** The server's correlation id, else a new id that goes into the server's log and, beside the error, to the console. */
function reportId(error: unknown): string {
  if (error instanceof ApiError && error.correlationId !== undefined) return error.correlationId
  const id = crypto.randomUUID()
  console.error(id, error)
  reportError(id, error)
  return id
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { margin: 0, maxWidth: '60ch' },
}))

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))
