import LoginOutlined from '@mui/icons-material/LoginOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { showDocumentCode } from '../../../engine/format/document-code.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useSession } from '../../session/session-context.ts'
import { loginPath } from '../../session/redirect.ts'
import { ScanPanel } from './ScanPanel.tsx'
import { CheckedFile } from './CheckedFile.tsx'
import { CodeForm } from './CodeForm.tsx'
import { StatedFacts } from './StatedFacts.tsx'
import { StandingBanner, UnknownBanner } from './StandingBanner.tsx'
import { StatementDownload } from './StatementDownload.tsx'

interface VerifiedDocumentPageProps {
  /** Without its dashes. */
  readonly code: string
}

/** What an issued document states and whether it holds today, for anybody who has its code. */
export function VerifiedDocumentPage({ code }: VerifiedDocumentPageProps) {
  const text = useText()
  const session = useSession()
  const { data, error, mutate } = useCall(`verify/${code}`)
  const isUnknown = error?.code === 'document-not-found'
  const shownCode = showDocumentCode(code)
  const lead = text('portal.verification.of-code', { code: shownCode })
  return (
    <AuthCard title={text('portal.verification.title')} lead={lead} width={640}>
      {error && !isUnknown && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {isUnknown && <UnknownBanner reason={error.message} />}
      {isUnknown && <CodeForm code={shownCode} />}
      {!data && !error && <FormSkeleton fields={4} />}
      {data && !error && (
        <>
          {session && <ScanPanel code={code} document={data} />}
          <StandingBanner document={data} />
          {!session && data.scanned && <StaffLogIn code={code} />}
          <StatedFacts document={data} />
          <CheckedFile sha256={data.sha256} onMissing={() => void mutate()} />
          {data.statement !== null && (
            <StatementDownload statement={data.statement} code={data.code} issuer={data.issuer} sealed={data.sealed} />
          )}
          <Button component={Link} to="/verify" variant="outlined">
            {text('portal.verification.another')}
          </Button>
        </>
      )}
    </AuthCard>
  )
}

/** For whoever scans tickets at the door before they have logged in: it leads back to this document. */
function StaffLogIn({ code }: VerifiedDocumentPageProps) {
  const text = useText()
  return (
    <Button
      component={Link}
      to={loginPath(`/verify/${code}`)}
      variant="text"
      size="large"
      startIcon={<LoginOutlined />}
    >
      {text('portal.scan.log-in')}
    </Button>
  )
}
