import Button from '@mui/material/Button'
import { useCallback } from 'react'
import type { AdminAward } from '../../../../contract/admin-awards.ts'
import type { CpdAwardAnswers } from '../../../../generated/cpd-award-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface AwardDialogProps {
  /** The award to correct; a new one without it. */
  readonly award?: AdminAward
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Awards points to a member, or corrects an award with a reason. */
export function AwardDialog({ award, onSaved, onClose }: AwardDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const save = useCallback(
    async (answers: CpdAwardAnswers) => {
      const { message } = await api.post('admin/cpd/awards', answers)
      toaster.show('success', message)
      onSaved()
      onClose()
    },
    [api, onClose, onSaved, toaster],
  )
  return (
    <DialogFrame
      title={text(award ? 'portal.awards.correct-title' : 'portal.awards.add')}
      width={640}
      isForm
      onClose={onClose}
    >
      <DeclaredForm
        id="forms/cpd-award"
        {...(award && { answers: answersOf(award) })}
        submitLabel={text(award ? 'portal.awards.correct-submit' : 'portal.awards.add')}
        onSubmit={save}
        fields={8}
        actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
      />
    </DialogFrame>
  )
}

/** What an award says, as answers; the form shows nothing for what is empty. */
function answersOf({ id, memberNo, description, period, pointAwarded, ...award }: AdminAward): CpdAwardAnswers {
  const { provider, location, eventCode, certificateNo } = award
  const others = Object.entries({ provider, location, eventCode, certificateNo }).filter(([, value]) => value !== '')
  return { id, memberNo, description, period: Number(period), pointAwarded, ...Object.fromEntries(others) }
}
