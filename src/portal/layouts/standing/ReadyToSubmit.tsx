import Button from '@mui/material/Button'
import { Link, useMatch } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { OneNotice } from '../../../renderer/feedback/notices/OneNotice.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useReadyToSubmit } from '../../checklists/use-ready-to-submit.ts'

/** Leads to the application when everything that it requires is there; the checklist's own page has this itself. */
export function ReadyToSubmit() {
  const text = useText()
  const onChecklist = useMatch('/checklist/type/:type') !== null
  const pages = [useMatch('/application'), useMatch('/cases/*')]
  const onApplication = pages.some((match) => match !== null)
  const ready = useReadyToSubmit()
  if (ready !== true || onChecklist) return null
  return (
    <OneNotice name="ready">
      <AlertBanner
        kind="success"
        action={
          !onApplication && (
            <Button component={Link} to="/application" color="inherit" size="small">
              {text('portal.ready.action')}
            </Button>
          )
        }
      >
        <strong>{text('portal.ready.title')}</strong>. {text('portal.ready.text')}
      </AlertBanner>
    </OneNotice>
  )
}
