import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwnCase } from '../../contract/own-cases.ts'
import type { CaseAction, CasePage } from '../../engine/document/case-page.ts'
import { PayNow } from '../billing/PayNow.tsx'
import { caseAddress } from './case-address.ts'
import { ownDocumentAddress } from './own-document-address.ts'
import { CommentsDialog } from './CommentsDialog.tsx'

interface CaseRowActionsProps {
  readonly type: string
  readonly page: CasePage
  readonly shown: OwnCase
}

/**
 * What the owner may open and do in a row of their cases. A transition is taken on the page of the case; those that are
 * open are there whether the page declares an action for them or not.
 */
export function CaseRowActions({ type, page, shown }: CaseRowActionsProps) {
  const [isReading, setReading] = useState(false)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 0.5 }}>
      {openTransitions(page, shown).map(({ id, title }) => (
        <Button key={id} size="small" variant="contained" component={Link} to={caseAddress(type, shown)}>
          {title}
        </Button>
      ))}
      {shown.actions.map(({ id, title, pay }) => {
        const action = page.list.actions?.find((one) => one.id === id)
        if (action === undefined) return null
        if (pay !== undefined) {
          const { invoiceNo: number, then: success = '/dashboard', ...owed } = pay
          return <PayNow key={id} {...owed} {...{ number, success, title }} isSmall />
        }
        if (action.kind === 'comments')
          return (
            <Button key={id} size="small" onClick={() => setReading(true)}>
              {title}
            </Button>
          )
        return (
          <Button key={id} size="small" component={Link} to={addressOf(type, shown, action)}>
            {title}
          </Button>
        )
      })}
      {isReading && <CommentsDialog comments={shown.comments} onClose={() => setReading(false)} />}
    </Stack>
  )
}

/** The transitions that the owner may take now, and for which the page declares no action. */
export const openTransitions = ({ list }: CasePage, { transitions }: OwnCase) =>
  transitions.filter(
    ({ id, closed }) => closed.length === 0 && list.actions?.some(({ transition }) => transition === id) !== true,
  )

function addressOf(type: string, shown: OwnCase, { kind, document, path }: CaseAction): string {
  if (kind === 'document' && document !== undefined) return ownDocumentAddress(type, shown, document)
  if (kind === 'link' && path !== undefined) return path.replace('{number}', encodeURIComponent(shown.number))
  return caseAddress(type, shown)
}
