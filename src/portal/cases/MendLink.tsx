import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { ownChecklistType } from '../checklists/use-checklist.ts'
import { useUser } from '../session/session-context.ts'

/** Leads the owner of a case to what mends a guard: an address of the portal, or their checklist. */
export function MendLink({ mend }: { readonly mend: string | undefined }) {
  const text = useText()
  const user = useUser()
  if (mend === undefined) return null
  const to = mend.startsWith('/') ? mend : `/checklist/type/${encodeURIComponent(ownChecklistType(user))}`
  return (
    <MuiLink component={Link} to={to}>
      {text('portal.cases.mend')}
    </MuiLink>
  )
}
