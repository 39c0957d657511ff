import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { AccountTable } from '../../billing/AccountTable.tsx'
import { UnknownType } from '../../cases/UnknownType.tsx'
import { useDocument } from '../../forms/published-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** The member's subscriptions, and below them the rows that the organisation adds, each under its title. */
export function SubscriptionPage() {
  const { page } = useDocument('pages/subscriptions')
  if (page?.kind !== 'rows') return <UnknownType />
  return (
    <>
      <PageHeading title={page.title} lead={page.description} />
      <Card>
        <AccountTable page={page} />
      </Card>
      {(page.parts ?? []).map(({ id, of }) => (
        <LoadingBoundary key={id} fallback={<TableSkeleton columns={4} />}>
          <FurtherRows id={id} of={of} />
        </LoadingBoundary>
      ))}
    </>
  )
}

/** Suspends until the page that declares the rows is loaded. */
function FurtherRows({ id, of }: { readonly id: string; readonly of: string }) {
  const { page } = useDocument(of)
  if (page?.kind !== 'rows') return null
  const heading = `part-${id}`
  return (
    <Card component="section" aria-labelledby={heading}>
      <Title id={heading}>{page.title}</Title>
      <AccountTable page={page} />
    </Card>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, padding: theme.spacing(2, 2, 0) }))
