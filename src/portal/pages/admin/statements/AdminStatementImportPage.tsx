import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { ImportCheck } from '../../../../contract/import-calls.ts'
import { mostStatementLines, statementColumns, statementOutcomes } from '../../../../contract/statement-names.ts'
import { centsInUnit } from '../../../../engine/cases/values/charge-amount.ts'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { ImportPage } from '../imports/ImportPage.tsx'
import { outcomeColors } from './outcome-colors.ts'

/** The statement of a payment provider: what was not posted before is posted, once (BIL-05). */
export function AdminStatementImportPage() {
  const text = useText()
  const { instant, money } = useFormats()
  const figures = new Intl.NumberFormat(useLanguage())
  const describe = ({ statement }: ImportCheck): string | undefined => {
    if (!statement) return undefined
    const { shortcode, from, to, received, currency } = statement
    if (from === null || to === null) return text('portal.statement.of-nothing', { shortcode })
    const sum = money(received / centsInUnit, currency || undefined)
    return text('portal.statement.of', { shortcode, from: instant(from), to: instant(to), received: sum })
  }
  return (
    <ImportPage
      words={{
        at: 'admin/finance/statements',
        title: text('portal.statement.title'),
        lead: text('portal.statement.lead'),
        limits: text('portal.statement.limits', { count: figures.format(mostStatementLines) }),
        columns: statementColumns.map((id) => ({
          id,
          title: text(`portal.statement.column.${id}`),
          width: widths[id],
        })),
        outcomes: statementOutcomes.map((id) => ({
          id,
          title: text(`portal.statement.outcome.${id}`),
          color: outcomeColors[id],
          counts: true,
        })),
        firstRows: text('portal.statement.first-rows'),
        begin: (count) => text('portal.statement.begin', { count }),
        noneNew: text('server.statement.nothing'),
        noneRight: text('server.statement.nothing'),
        describe,
        result: { title: text('portal.statement.open'), at: '/admin/finance/statements' },
      }}
      actions={
        <Button variant="outlined" component={Link} to="/admin/finance?view=money">
          {text('portal.statement.to-finance')}
        </Button>
      }
    />
  )
}

const widths = { receipt: 7.5, at: 9, amount: 7.5, account: 9, payer: 12 } as const
