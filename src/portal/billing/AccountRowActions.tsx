import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import type { RowsAction, RowsPage } from '../../engine/document/rows-page.ts'
import { asJson } from '../../engine/json/as-json.ts'
import { openRowActions } from '../../engine/page/open-row-actions.ts'
import { useUser } from '../session/session-context.ts'
import { useStart } from '../ui/start-context.ts'
import { useToday } from '../ui/use-today.ts'
import type { AccountRow } from './account-row.ts'
import { PayNow } from './PayNow.tsx'
import { rowDocumentAddress } from './row-document-address.ts'

interface AccountRowActionsProps {
  readonly page: RowsPage
  readonly row: AccountRow
}

/** The buttons of a row that the page declares for it. The number says which row to a screen reader. */
export function AccountRowActions({ page, row }: AccountRowActionsProps) {
  const user = useUser()
  const today = useToday()
  const settings = useStart().settings.minor_settings
  const open = openRowActions(page, { record: asJson(row), user, settings, today })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 0.5 }}>
      {open.map((action) => (
        <AccountRowAction key={action.id} action={action} row={row} />
      ))}
    </Stack>
  )
}

function AccountRowAction({ action, row }: { readonly action: RowsAction; readonly row: AccountRow }) {
  const number = String(row.documentNo ?? '')
  if (action.kind === 'pay') {
    const { payment } = row
    const { title, description = payment?.description ?? String(row.description ?? ''), then } = action
    const amount = Number(row.remainingAmtLCY ?? 0)
    return <PayNow {...{ number, description, amount, title }} success={payment?.then ?? then} isSmall />
  }
  const address = rowDocumentAddress(action, row)
  if (address === undefined) return null
  return (
    <Button size="small" component={Link} to={address} aria-label={`${action.title}: ${number}`}>
      {action.title}
    </Button>
  )
}
