import Card from '@mui/material/Card'
import { AccountTable } from '../../billing/AccountTable.tsx'
import { UnknownType } from '../../cases/UnknownType.tsx'
import { useDocument } from '../../forms/published-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

const history = 'pages/payment-history'

/** What the member has paid, where the organisation has it among the subscriptions. */
export function PaymentHistoryPage() {
  const subscriptions = useDocument('pages/subscriptions').page
  const { page } = useDocument(history)
  const isShown = subscriptions?.kind === 'rows' && subscriptions.parts?.some(({ of }) => of === history)
  if (!isShown || page?.kind !== 'rows') return <UnknownType />
  return (
    <>
      <PageHeading title={page.title} lead={page.description} />
      <Card>
        <AccountTable page={page} />
      </Card>
    </>
  )
}
