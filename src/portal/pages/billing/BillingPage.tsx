import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { OwnBalance } from '../../billing/OwnBalance.tsx'
import { AccountTable } from '../../billing/AccountTable.tsx'
import { useDocument } from '../../forms/published-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** The member's statement: everything that was posted for them, and what they owe in all. */
export function BillingPage() {
  const { page } = useDocument('pages/statement')
  if (page?.kind !== 'rows') return null
  return (
    <>
      <PageHeading title={page.title} lead={page.description} />
      <Sum>
        <OwnBalance />
      </Sum>
      <Card>
        <AccountTable page={page} />
      </Card>
    </>
  )
}

/** Its room is kept while the sum loads. */
const Sum = styled('p')(({ theme }) => ({ ...theme.typography.h4, margin: 0, minHeight: '1.5em' }))
