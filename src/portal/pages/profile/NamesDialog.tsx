import { useCallback, useState } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { equalJson } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { NamesApprovalAnswers } from '../../../generated/names-approval-answers.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { ConfirmDialog } from '../../../renderer/feedback/ConfirmDialog.tsx'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useFormReady } from '../../forms/use-form-ready.ts'
import { useLeaveGuard } from '../../leaving/leave-context.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { readNames } from './names.ts'
import type { Names } from './names.ts'
import { useApproveNames } from './use-approve-names.ts'

/** The three names, then a confirmation that shows the full name. */
export function NamesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  useFormReady('forms/names-approval')
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
      <DialogFrame title={text('portal.names.title')} open={!confirming} onClose={() => void leave()}>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {text('portal.names.lead')}
        </Typography>
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
            actions={<Button onClick={() => void leave()}>{text('renderer.cancel')}</Button>}
          />
        )}
      </DialogFrame>
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
