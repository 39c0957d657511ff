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
import type { JsonObject } from '../../engine/json/json.ts'
import { useApi } from '../api/api-context.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import type { ApiError } from '../api/api-error.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { profilePathOf } from '../sections/use-own-profile.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { useChangeHeaders } from '../ui/use-change-headers.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'

/** Asks the member whether the profile at the office is theirs and correct. */
export function ConfirmProfilePage() {
  const text = useText()
  const user = useUser()
  const path = profilePathOf(user)
  const { data: profile, error, mutate } = useDeclaredCall<JsonObject | null>(path)
  const { confirm, busy, failure } = useConfirm(path)
  const confirmed = profileSummary(user)?.confirmed === true
  return (
    <>
      <PageHeading title={text('portal.confirm.title')} />
      {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
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
            <Button
              variant="contained"
              loading={busy}
              disabled={!profile}
              onClick={() => void confirm(profile ?? undefined)}
            >
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

/** Confirms the profile that was displayed, and says so. */
function useConfirm(path: ReturnType<typeof profilePathOf>) {
  const api = useApi()
  const { madeFrom } = useChangeHeaders()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const text = useText()
  const toaster = useToaster()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const confirm = async (shown: JsonObject | undefined) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.post(`${path}/update`, confirmation, madeFrom(shown))
      toaster.show('success', text('portal.confirm.succeeded'))
      await changed(path)
    } catch (thrown) {
      const refused = failureOf(thrown)
      setFailure(refused)
      // The member must see the current profile before confirming it.
      if (refused.current !== undefined) await changed(path)
    }
    setBusy(false)
  }
  return { confirm, busy, failure }
}
