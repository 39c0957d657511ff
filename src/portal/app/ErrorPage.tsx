import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRouteError } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { ApiError } from '../api/api-error.ts'
import { reportError } from './report-error.ts'

/** Shown when a page breaks: an error id to report, and links to leave the page. */
export function ErrorPage() {
  const text = useText()
  const error = useRouteError()
  const [report] = useState(() => reportId(error))
  const heading = useId()
  return (
    <Main aria-labelledby={heading}>
      <h1 id={heading}>{text('portal.error.title')}</h1>
      <p>{error instanceof ApiError ? error.message : text('portal.error.text')}</p>
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
    </Main>
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

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '100dvh',
  padding: theme.spacing(3),
  textAlign: 'center',
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& p': { margin: 0, maxWidth: '60ch', overflowWrap: 'anywhere' },
}))

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))
