import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { mayBeSubmitted } from '../../engine/checklist/evaluate-checklist.ts'
import { useCall } from '../api/use-call.ts'
import { ownChecklistType, useOwnChecklist } from '../checklists/use-checklist.ts'
import { waitsForSubmission } from '../checklists/use-ready-to-submit.ts'
import { useLeaveGuard } from '../leaving/leave-context.ts'
import { useUser } from '../session/session-context.ts'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { applicationType } from './application-type.ts'
import { rememberLead } from './remember-lead.ts'
import { useCaseDocument } from './use-case-document.ts'

/**
 * Leads the owner of a new application on when their checklist is complete, to where its page declares (APP-04). This
 * happens once for each application: whoever comes back to the checklist stays there.
 *
 * @param checklist the type of the checklist that the page is about
 */
export function WayWhenComplete({ checklist }: { readonly checklist: string }) {
  const user = useUser()
  const items = useOwnChecklist()
  const isOwn = checklist === user.type || checklist === ownChecklistType(user)
  if (!isOwn || items === undefined || !mayBeSubmitted(items)) return null
  return (
    <LoadingBoundary>
      <LeadOn />
    </LoadingBoundary>
  )
}

function LeadOn() {
  const { page } = useCaseDocument(applicationType)
  const steps = page?.kind === 'case' ? page.steps : undefined
  const to = steps?.find(({ kind }) => kind === 'checklist')?.then
  const application = useCall('application').data?.find(waitsForSubmission)?.Code
  const guard = useLeaveGuard()
  const isUnsaved = useSyncExternalStore(guard.subscribe, guard.isUnsaved)
  const go = useNavigate()
  useEffect(() => {
    if (to === undefined || application === undefined || isUnsaved) return
    if (rememberLead(() => window.localStorage, application)) void go(to)
  }, [to, application, isUnsaved, go])
  return null
}
