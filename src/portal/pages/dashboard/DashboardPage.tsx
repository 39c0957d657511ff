import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { applicationType } from '../../cases/application-type.ts'
import { usePublished } from '../../forms/published-context.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useUser } from '../../session/session-context.ts'
import { OwnApplications } from './OwnApplications.tsx'
import { StatusTiles } from './StatusTiles.tsx'

/** The member's start page: their status, and their applications where the organisation has them. */
export function DashboardPage() {
  const text = useText()
  const user = useUser()
  const hasApplications = usePublished().has(`cases/${applicationType}`)
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
          <Suspense fallback={<TableSkeleton columns={5} />}>
            <OwnApplications />
          </Suspense>
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
