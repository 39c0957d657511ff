import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../contract/dashboard.ts'
import type { PartDefinition, RenewalDefinition } from '../../engine/document/tiles-page.ts'
import type { DashboardPart } from '../../generated/closed-names.ts'
import { TableSkeleton } from '../../renderer/feedback/TableSkeleton.tsx'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { AccountList } from '../billing/AccountTable.tsx'
import { casesAddress } from '../cases/case-address.ts'
import { OwnCaseTable } from '../cases/OwnCaseTable.tsx'
import { useDocument } from '../forms/published-context.ts'
import { useInstalled } from '../ui/use-installed.ts'
import { FactList } from './FactList.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PointYears } from './PointYears.tsx'
import { StandingItems } from './StandingItems.tsx'

interface StartPagePartProps {
  readonly part: PartDefinition
  readonly dashboard: Dashboard
  readonly onReload: () => void
  /** Those that are declared for this member. */
  readonly renewals: readonly RenewalDefinition[]
}

/** A declared part of the start page under its title, with the way to the page that has all of it. */
export function StartPagePart({ part, dashboard, onReload, renewals }: StartPagePartProps) {
  const text = useText()
  const { id, title, shows, of = '' } = part
  const ways: Readonly<Partial<Record<DashboardPart, string>>> = {
    cases: casesAddress(of.replace('cases/', '')),
    rows: '/billing',
    points: '/cpd',
  }
  const { [shows]: to } = ways
  const isInstalled = useInstalled()
  // The account itself is everybody's, with or without the page of it.
  if (to !== undefined && shows !== 'rows' && !isInstalled(to)) return null
  const heading = `part-${id}`
  return (
    <Card component="section" aria-labelledby={heading}>
      <Head>
        <Title id={heading}>{title}</Title>
        {to !== undefined && isInstalled(to) && (
          <Button component={Link} to={to} size="small" sx={{ flex: 'none' }} aria-describedby={heading}>
            {text('portal.dashboard.all')}
          </Button>
        )}
      </Head>
      <LoadingBoundary fallback={<TableSkeleton columns={4} />}>
        <PartContent {...{ part, dashboard, onReload, renewals }} />
      </LoadingBoundary>
    </Card>
  )
}

function PartContent({
  part: { id, shows, of = '', fields = [] },
  dashboard,
  onReload,
  renewals,
}: StartPagePartProps): ReactNode {
  switch (shows) {
    case 'next':
      return <NextSteps dashboard={dashboard} renewals={renewals} />
    case 'standing':
      return dashboard.standing && <StandingItems items={dashboard.standing.items} />
    case 'facts':
      return <FactList fields={fields} facts={dashboard.facts[id] ?? {}} />
    case 'cases':
      return <CasesOfPart of={of} {...{ dashboard, onReload }} />
    case 'rows':
      return <RowsOfPart of={of} dashboard={dashboard} />
    case 'points':
      return <PointYears years={dashboard.points} advancement={dashboard.advancement} />
  }
}

interface ContentProps {
  readonly of: string
  readonly dashboard: Dashboard
}

/** Suspends until the page of the type is loaded. */
function CasesOfPart({ of, dashboard, onReload }: ContentProps & Pick<StartPagePartProps, 'onReload'>) {
  const { page } = useDocument(of)
  const type = of.replace('cases/', '')
  return (
    page?.kind === 'case' && (
      <OwnCaseTable type={type} page={page} call={{ data: dashboard.cases[of], error: undefined, mutate: onReload }} />
    )
  )
}

/** Suspends until the page that declares the rows is loaded. */
function RowsOfPart({ of, dashboard }: ContentProps) {
  const { page } = useDocument(of)
  return page?.kind === 'rows' && <AccountList page={page} rows={dashboard.pending} />
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))
