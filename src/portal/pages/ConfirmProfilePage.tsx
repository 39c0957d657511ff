import { useState } from 'react'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { ConfirmBody } from '../../contract/profile.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import type { ApiError } from '../api/api-error.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'

/** The member says whether the profile that the office holds is theirs and right. */
export function ConfirmProfilePage() {
  const text = useText()
  const user = useUser()
  const { confirm, busy, failure } = useConfirm()
  const confirmed = profileSummary(user)?.confirmed === true
  return (
    <>
      <PageHeading title={text('portal.confirm.title')} />
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      {confirmed && <AlertBanner kind="success">{text('portal.confirm.done')}</AlertBanner>}
      <Card>
        <CardContent>
          <Typography color="textSecondary">{text('portal.confirm.name')}</Typography>
          <Typography variant="h2" component="p">
            {user.name}
          </Typography>
        </CardContent>
        {!confirmed && (
          <CardActions sx={{ p: 2, gap: 1 }}>
            <Button variant="contained" loading={busy} onClick={() => void confirm()}>
              {text('portal.confirm.correct')}
            </Button>
            <Button component={Link} to="/profile" variant="outlined">
              {text('portal.confirm.not-correct')}
            </Button>
          </CardActions>
        )}
      </Card>
    </>
  )
}

const confirmation: ConfirmBody = { confirmed: true }

function useConfirm() {
  const api = useApi()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.post('profile/update', confirmation)
      await changed('profile')
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
    setBusy(false)
  }
  return { confirm, busy, failure }
}
