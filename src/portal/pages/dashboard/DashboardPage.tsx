import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { applicationType } from '../../cases/application-type.ts'
import { usePublished } from '../../forms/published-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useUser } from '../../session/session-context.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { PendingPayments } from './PendingPayments.tsx'
import { StatusTiles } from './StatusTiles.tsx'

/** The member's start page: their status, their applications and what they owe, where the organisation has that. */
export function DashboardPage() {
  const text = useText()
  const user = useUser()
  const published = usePublished()
  const hasApplications = published.has(`cases/${applicationType}`)
  const hasPayments = published.has('pages/pending-payments')
  return (
    <>
      <PageHeading title={text('portal.dashboard.greeting', { name: user.name || user.email })} />
      <StatusTiles />
      {hasApplications && (
        <Card component="section" aria-labelledby="applications">
          <Head>
            <Title id="applications">{text('portal.dashboard.applications')}</Title>
            <Button component={Link} to="/application" size="small" sx={{ flex: 'none' }}>
              {text('portal.dashboard.all-applications')}
            </Button>
          </Head>
          <LoadingBoundary fallback={<TableSkeleton columns={5} />}>
            <OwnApplications />
          </LoadingBoundary>
        </Card>
      )}
      {hasPayments && (
        <Card component="section" aria-labelledby="payments">
          <Head>
            <Title id="payments">{text('portal.dashboard.payments')}</Title>
            <Button component={Link} to="/billing" size="small" sx={{ flex: 'none' }}>
              {text('portal.billing.all')}
            </Button>
          </Head>
          <LoadingBoundary fallback={<TableSkeleton columns={4} />}>
            <PendingPayments />
          </LoadingBoundary>
        </Card>
      )}
    </>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))
