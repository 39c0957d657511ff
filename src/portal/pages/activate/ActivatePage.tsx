import { useState, useTransition } from 'react'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import { decodeText } from '../../../engine/format/base64-text.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import type { FoundMember } from './fetch-member.ts'
import { MemberSearch } from './MemberSearch.tsx'
import { RequestForm } from './RequestForm.tsx'

/**
 * Creates an account for an existing member (specification 1 §2.2): the number finds the member, their particulars
 * request a code, the code activates the account. A link may contain the number (`?memberNo=`, base64) or the code.
 */
export function ActivatePage() {
  const text = useText()
  const { code } = useParams()
  const [query] = useSearchParams()
  const [member, setMember] = useState<FoundMember>()
  const [email, setEmail] = useState('')
  const [entering, setEntering] = useState(code !== undefined)
  const [isOpening, startOpening] = useTransition()
  const enterCode = () => startOpening(() => setEntering(true))
  const given = decodeText(query.get('memberNo')?.replaceAll(' ', '+') ?? '')
  return (
    <AuthCard title={text('portal.activate.title')} lead={text('portal.activate.lead')} width={560}>
      <MemberSearch given={given} onFound={setMember} />
      {member && (
        <RequestForm
          key={member.memberNo}
          member={member}
          voterToken={query.get('voterToken') ?? undefined}
          onRequested={(address) => {
            setEmail(address)
            enterCode()
          }}
        />
      )}
      <Button variant="outlined" loading={isOpening} onClick={enterCode}>
        {text('portal.activate.use-code')}
      </Button>
      <Link component={RouterLink} to="/">
        {text('portal.back-to-login')}
      </Link>
      {entering && <CodeDialog code={code} email={email} onClose={() => setEntering(false)} />}
    </AuthCard>
  )
}
