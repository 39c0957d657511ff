import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { AllComplete } from '../../../renderer/pages/checklist/AllComplete.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { ownChecklistType } from '../../checklists/use-checklist.ts'
import { useReadyToSubmit } from '../../checklists/use-ready-to-submit.ts'
import { useUser } from '../../session/session-context.ts'

/** What follows when everything mandatory is complete: the user's own application, if it waits for its submission. */
export function ChecklistOutcome({ type }: { readonly type: string }) {
  const text = useText()
  const user = useUser()
  const ready = useReadyToSubmit()
  const isOwn = type === user.type || type === ownChecklistType(user)
  if (isOwn && ready === undefined) return null
  if (!isOwn || ready !== true) {
    return <AllComplete title={text('portal.checklist.congratulations')} text={text('portal.checklist.all-complete')} />
  }
  return (
    <AllComplete title={text('portal.ready.title')} text={text('portal.ready.text')}>
      <Button component={Link} to="/application" variant="contained">
        {text('portal.ready.action')}
      </Button>
    </AllComplete>
  )
}
