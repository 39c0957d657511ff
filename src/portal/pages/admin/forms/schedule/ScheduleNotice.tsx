import type { EditedForm } from '../../../../../contract/edited-form.ts'
import type { ScheduledPublication } from '../../../../../contract/scheduled-publication.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFormats } from '../../../../ui/use-formats.ts'
import { useEdited } from '../session/editing-context.ts'
import { FailureReason } from './FailureReason.tsx'
import { ScheduleActions } from './ScheduleActions.tsx'
import { useSchedules } from './use-schedules.ts'

interface ScheduleNoticeProps {
  readonly onServer: (form: EditedForm) => void
}

/** When the form that is edited will be published; or why it was not, as long as its draft is there. */
export function ScheduleNotice({ onServer }: ScheduleNoticeProps) {
  const api = useApi()
  const { editing, form } = useEdited()
  const { schedules = [], reload } = useSchedules()
  const own = schedules.filter(({ document }) => document === form.document)
  const waiting = own.find(({ state }) => state === 'waiting')
  const [last] = own
  const bringBack = async (): Promise<void> => {
    await reload()
    // What somebody has typed since is compared with the draft when it is saved.
    if (form.draft !== null || editing.isUnsaved) return
    const kept = await api.get(`admin/forms/form?document=${encodeURIComponent(form.document)}`)
    editing.beginAnew(kept)
    onServer(kept)
  }
  if (waiting) return <WaitingNotice schedule={waiting} onMoved={reload} onCancelled={bringBack} />
  if (last?.state === 'failed' && form.draft) return <FailedNotice schedule={last} />
  return null
}

interface WaitingNoticeProps {
  readonly schedule: ScheduledPublication
  readonly onMoved: () => Promise<unknown>
  readonly onCancelled: () => Promise<unknown>
}

function WaitingNotice({ schedule, onMoved, onCancelled }: WaitingNoticeProps) {
  const text = useText()
  const formats = useFormats()
  const { by, reason, due_at: due, draft, outdated } = schedule
  return (
    <AlertBanner
      kind={outdated ? 'warning' : 'info'}
      action={
        <ScheduleActions schedule={schedule} onMoved={() => void onMoved()} onCancelled={() => void onCancelled()} />
      }
    >
      <BreakableText>{text('portal.schedule.waiting', { at: formats.instant(due), by, reason })}</BreakableText>{' '}
      {outdated && text('portal.schedule.outdated')}
      {!outdated && draft === 'changed' && text('portal.schedule.draft-changed')}
      {!outdated && draft === 'none' && text('portal.schedule.draft-none')}
    </AlertBanner>
  )
}

function FailedNotice({ schedule }: { readonly schedule: ScheduledPublication }) {
  const text = useText()
  const formats = useFormats()
  const { by, due_at: due, failure } = schedule
  return (
    <AlertBanner kind="error">
      {text('portal.schedule.failed', { at: formats.instant(due), by })}{' '}
      {failure && <FailureReason failure={failure} />} {text('portal.schedule.mend')}
    </AlertBanner>
  )
}
