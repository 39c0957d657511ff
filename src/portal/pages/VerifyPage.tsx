import { useEffect, useState } from 'react'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router-dom'
import type { Said } from '../../contract/answer.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import { AuthCard } from '../layouts/AuthCard.tsx'
import { Emblem } from '../layouts/Emblem.tsx'

type VerificationState = 'pending' | 'success' | 'failed'

const looks = {
  pending: { icon: <HourglassEmptyOutlined />, tone: 'primary' },
  success: { icon: <CheckCircleOutlined />, tone: 'success' },
  failed: { icon: <ErrorOutlined />, tone: 'error' },
} as const

/** Activates an account by the code of the e-mailed link. */
export function VerifyPage() {
  const text = useText()
  const { code = '' } = useParams()
  const state = useVerification(code)
  return (
    <AuthCard title={text('portal.verify.title')}>
      <Emblem {...looks[state]} />
      <p role={state === 'failed' ? 'alert' : 'status'}>{text(`portal.verify.${state}`)}</p>
      {state !== 'pending' && (
        <Button component={Link} to="/" variant={state === 'success' ? 'contained' : 'outlined'}>
          {text('portal.to-login')}
        </Button>
      )}
    </AuthCard>
  )
}

/** Sends each code once, however often the page renders. */
function useVerification(code: string): VerificationState {
  const api = useApi()
  const [state, setState] = useState<VerificationState>('pending')
  useEffect(() => {
    let shown = true
    const report = (next: VerificationState) => shown && setState(next)
    verifyOnce(code, () => api.post<Said>('auth/verify', { activation_code: code })).then(
      () => report('success'),
      () => report('failed'),
    )
    return () => {
      shown = false
    }
  }, [api, code])
  return state
}

const sent = new Map<string, Promise<unknown>>()

function verifyOnce(code: string, send: () => Promise<unknown>): Promise<unknown> {
  const known = sent.get(code) ?? send()
  sent.set(code, known)
  return known
}
