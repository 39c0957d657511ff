import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { ChangeTexts } from '../changes/ChangeTexts.tsx'
import { useEdited } from '../session/editing-context.ts'
import { DryRunResult } from './DryRunResult.tsx'
import { JudgingProgress } from './JudgingProgress.tsx'
import { useReleaseDrafts } from '../release/use-release-drafts.ts'
import { LaterPublication } from '../schedule/LaterPublication.tsx'
import { useDryRun } from './use-dry-run.ts'
import { useReason } from './use-reason.tsx'

interface PublishDialogProps {
  readonly form: EditedForm
  /** Of the draft. */
  readonly revision: number
  readonly onPublished: (form: EditedForm) => void
  readonly onClose: () => void
}

/** Shows what would follow from publishing the draft (ADM-06), asks why, and publishes it, now or at a chosen time. */
export function PublishDialog({ form, revision, onPublished, onClose }: PublishDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const navigate = useNavigate()
  const failureOf = useFailureOf()
  const { editing } = useEdited()
  const formId = useId()
  const { document, publication } = form
  const together = useReleaseDrafts(form, revision)
  const { run, underWay, failure, fail } = useDryRun(publication, together?.drafts)
  const asked = useReason()
  const [isBusy, setBusy] = useState(false)
  const [isLater, setLater] = useState(false)
  const publish = async (): Promise<void> => {
    const reason = asked.read()
    if (reason === undefined || together === undefined) return
    setBusy(true)
    try {
      await api.post('admin/forms/publish', { publication, drafts: [...together.drafts], reason })
      if (form.removed === true) {
        toaster.show('success', text('portal.editor.section-removed'))
        await navigate('/admin/forms')
        return
      }
      const published = await api.get(`admin/forms/form?document=${encodeURIComponent(document)}`)
      editing.noteSaved(editing.actions)
      onPublished(published)
      toaster.show('success', text('portal.publish.done'))
      onClose()
    } catch (thrown) {
      fail(failureOf(thrown).message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void publish()
  }
  const others = together?.others ?? []
  const outcome = run && (
    <>
      {form.removed === true && run.issues.length === 0 ? (
        <AlertBanner kind="warning">{text('portal.editor.removing')}</AlertBanner>
      ) : (
        <DryRunResult run={run} />
      )}
      {run.waits && <AlertBanner kind="warning">{text('portal.publish.second-person')}</AlertBanner>}
      {others.length > 0 && <p>{text('portal.release.together', { forms: others.join(', ') })}</p>}
      <ChangeTexts actions={editing.actions} document={editing.document} />
    </>
  )
  if (isLater) {
    return (
      <DialogFrame title={text('portal.schedule.dialog', { form: form.title })} width={640} isForm onClose={onClose}>
        <LaterPublication draft={{ document, revision, publication }} onClose={onClose}>
          {outcome}
        </LaterPublication>
      </DialogFrame>
    )
  }
  const mayPublish = run !== undefined && run.issues.length === 0 && run.waits !== true
  return (
    <DialogFrame
      title={text('portal.publish.title', { form: form.title })}
      width={640}
      isForm
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {text('renderer.cancel')}
          </Button>
          <Button disabled={!mayPublish || isBusy || others.length > 0} onClick={() => setLater(true)}>
            {text('portal.schedule.open')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy} disabled={!mayPublish}>
            {text('portal.editor.publish')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2.5} noValidate onSubmit={submit}>
        {failure !== undefined && <AlertBanner kind="error">{failure}</AlertBanner>}
        {run === undefined && underWay === undefined && failure === undefined && <FormSkeleton fields={2} />}
        {underWay !== undefined && failure === undefined && <JudgingProgress underWay={underWay} />}
        {outcome}
        {asked.field}
      </Stack>
    </DialogFrame>
  )
}
