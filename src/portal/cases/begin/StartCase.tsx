import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mayBegin, ownersStart } from '../../../engine/cases/beginning.ts'
import type { CasePage } from '../../../engine/document/case-page.ts'
import { useUser } from '../../session/session-context.ts'
import { useStart } from '../../ui/start-context.ts'
import { beginAddress } from '../case-address.ts'
import { useCaseDocument } from '../use-case-document.ts'
import { BeginDialog } from './BeginDialog.tsx'

interface StartCaseProps {
  readonly type: string
  readonly page: CasePage
  /** Of the button. */
  readonly title: string
}

/**
 * The button with which a member begins a case of a type: a dialog where a form is all there is, else a page with its
 * steps, or the page of the portal that the type declares. Not there for a type that only others begin, nor where the
 * profile decides that it may not be begun.
 */
export function StartCase({ type, page: { steps = [], list }, title }: StartCaseProps) {
  const path = list.start?.path
  const [isOpen, setOpen] = useState(false)
  const declared = useCaseDocument(type).case
  const user = useUser()
  const { settings } = useStart()
  const known = { user, profile: user['profile'], settings: settings.minor_settings }
  const start = declared && mayBegin({ declared }, known) ? ownersStart({ declared }) : undefined
  if (start === undefined) return null
  const hasSteps = steps.some(({ kind }) => kind !== 'form')
  return (
    <>
      {hasSteps || path !== undefined ? (
        <Button variant="contained" component={Link} to={path ?? beginAddress(type)}>
          {title}
        </Button>
      ) : (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {title}
        </Button>
      )}
      {isOpen && <BeginDialog {...{ type, title, start }} onClose={() => setOpen(false)} />}
    </>
  )
}
