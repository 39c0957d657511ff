import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { saveFile } from '../../documents/save-file.ts'

interface StatementDownloadProps {
  /** A JSON Web Token. */
  readonly statement: string
  /** With its dashes. */
  readonly code: string
  /** Who signed it. */
  readonly issuer: string
  /** Whether the issued file is sealed, too. */
  readonly sealed: boolean
}

/** The organisation's signed statement about a document, as a file, with how it is checked. */
export function StatementDownload({ statement, code, issuer, sealed }: StatementDownloadProps) {
  const text = useText()
  const address = `${window.location.origin}/.well-known/jwks.json`
  const lead = [
    text('portal.verification.statement-lead', { issuer, address }),
    ...(sealed ? [text('portal.verification.statement-seal')] : []),
    text('portal.verification.statement-standing'),
  ]
  const save = () => saveFile(new Blob([statement], { type: 'application/jwt' }), `${code}.jwt`)
  return (
    <Statement aria-labelledby="signed-statement">
      <h2 id="signed-statement">{text('portal.verification.statement')}</h2>
      <p>
        <BreakableText>{lead.join(' ')}</BreakableText>
      </p>
      <Button variant="outlined" onClick={save}>
        {text('portal.verification.statement-save')}
      </Button>
    </Statement>
  )
}

const Statement = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
}))
