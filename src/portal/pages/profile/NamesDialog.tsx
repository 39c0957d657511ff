import { useCallback, useState } from 'react'
import Close from '@mui/icons-material/CloseOutlined'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { equalJson } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { NamesApprovalAnswers } from '../../../generated/names-approval-answers.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { ConfirmDialog } from '../../../renderer/feedback/ConfirmDialog.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useLeaveGuard } from '../../leaving/leave-context.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { readNames } from './names.ts'
import type { Names } from './names.ts'
import { useApproveNames } from './use-approve-names.ts'

/** The three names, then a confirmation that shows the full name. */
export function NamesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const [given, setGiven] = useState<JsonObject>()
  const [confirming, setConfirming] = useState(false)
  const leaving = useLeaveGuard()
  const leave = async () => {
    if (await leaving.ask()) onClose()
  }
  const { data: profile, error, mutate } = useDeclaredCall<JsonObject | null>('profile')
  // The dialog keeps the names that it showed first, even if others load meanwhile.
  const [shown, setShown] = useState<JsonObject>()
  if (profile && !shown) setShown(profile)
  const stored = readNames(shown ?? {})
  const { approve, busy, failure } = useApproveNames(onClose, (current) => {
    setShown(current)
    if (!equalJson(readNames(current), stored)) setGiven(undefined)
  })
  const names: Names = given ? readNames(given) : stored
  const take = useCallback(async (answers: NamesApprovalAnswers) => {
    setGiven(answers)
    setConfirming(true)
  }, [])
  const confirm = async () => {
    await approve(names, shown)
    setConfirming(false)
  }
  return (
    <>
      <Dialog open={!confirming} onClose={() => void leave()} maxWidth="xs" fullWidth aria-labelledby="names-title">
        <DialogTitle id="names-title" sx={{ pr: 8 }}>
          {text('portal.names.title')}
        </DialogTitle>
        <IconButton
          onClick={() => void leave()}
          aria-label={text('portal.close')}
          sx={{ position: 'absolute', top: 12, right: 14 }}
        >
          <Close />
        </IconButton>
        <DialogContent>
          <DialogContentText sx={{ mb: 2.5 }}>{text('portal.names.lead')}</DialogContentText>
          {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
          {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
          {!shown && !error && <FormSkeleton fields={3} />}
          {shown && (
            <DeclaredForm
              key={JSON.stringify(stored)}
              id="forms/names-approval"
              answers={names}
              submitLabel={text('portal.names.next')}
              onSubmit={take}
              fields={3}
            />
          )}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title={text('portal.names.title')}
        text={text('portal.names.confirm', {
          name: [names.LastName, names.FirstName, names.SecondName].join(' ').trim(),
        })}
        confirm={text('portal.names.action')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}
