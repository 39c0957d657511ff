import Description from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { everyYear, statementAddress } from '../../billing/posted-address.ts'
import { OwnBalance } from '../../billing/OwnBalance.tsx'
import { AccountTable } from '../../billing/AccountTable.tsx'
import { useDocument } from '../../forms/published-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** The member's statement: everything that was posted for them, and what they owe in all. */
export function BillingPage() {
  const { page } = useDocument('pages/statement')
  const text = useText()
  if (page?.kind !== 'rows') return null
  return (
    <>
      <PageHeading
        title={page.title}
        lead={page.description}
        actions={
          <Button component={Link} to={statementAddress(everyYear)} variant="outlined" startIcon={<Description />}>
            {text('portal.billing.statement')}
          </Button>
        }
      />
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
