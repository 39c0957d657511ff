import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { FunctionComponent } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { DebtsView } from './DebtsView.tsx'
import { financeViews, viewAddress, viewIn } from './finance-address.ts'
import type { FinanceView } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { JournalView } from './JournalView.tsx'
import { LedgerView } from './LedgerView.tsx'
import { MoneyView } from './MoneyView.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { TakingsView } from './TakingsView.tsx'
import { TransfersView } from './transfers/TransfersView.tsx'
import { useAddressQuery } from '../../../ui/use-address-query.ts'

const contents: Readonly<Record<FinanceView, FunctionComponent<FinanceViewProps>>> = {
  ledger: LedgerView,
  payments: PaymentsView,
  unmatched: PaymentsView,
  money: MoneyView,
  transfers: TransfersView,
  takings: TakingsView,
  debts: DebtsView,
  journal: JournalView,
}

/** What was posted, paid and is owed in the organisation, to read and to save (BIL-06). */
export function AdminFinancePage() {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  const view = viewIn(search)
  const Content = contents[view]
  return (
    <>
      <PageHeading
        title={text('portal.finance.title')}
        lead={text('portal.finance.lead')}
        actions={
          <Button variant="outlined" component={Link} to="/admin/finance/statements">
            {text('portal.statement.title')}
          </Button>
        }
      />
      <Tabs
        value={view}
        onChange={(_event, next: FinanceView) => setSearch(viewAddress(next))}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={text('portal.finance.views')}
        sx={{ mb: 2 }}
      >
        {financeViews.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`finance-tab-${one}`}
            aria-controls="finance-panel"
            label={text(`portal.finance.view.${one}`)}
          />
        ))}
      </Tabs>
      <Card role="tabpanel" id="finance-panel" aria-labelledby={`finance-tab-${view}`}>
        <Content key={view} search={search} onGo={setSearch} />
      </Card>
    </>
  )
}
