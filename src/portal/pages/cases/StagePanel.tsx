import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { useStart } from '../../ui/start-context.ts'
import { useOpenCase } from '../../cases/open-case.ts'
import { useOwedInvoice } from '../../cases/use-owed-invoice.ts'
import { whoIsNext } from '../../cases/who-is-next.ts'
import { PayNow } from '../../billing/PayNow.tsx'
import { Panel } from '../../cases/Panel.tsx'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'

/** Where the case stands, who acts next, and what is to pay. */
export function StagePanel() {
  const text = useText()
  const { date } = useFormats()
  const { tenant } = useStart()
  const { view, document } = useOpenCase()
  const owed = useOwedInvoice(view)
  const turn = whoIsNext(view)
  const next = owed !== undefined && turn === 'staff' ? 'pay' : turn
  const note = document.case?.states.find(({ id }) => id === view.state)?.note
  const isNoted = note !== undefined && (next === 'staff' || next === 'nobody')
  return (
    <Panel title={text('portal.cases.stage')} aside={<StatusChip title={view.title} color={view.color} />}>
      <Words>{isNoted ? note : text(`portal.cases.next.${next}`, { organisation: tenant.name })}</Words>
      <Facts>
        {text('portal.cases.since', { date: date(view.entered) })}
        {next === 'staff' && view.usualDays !== null && ` ${text('portal.cases.usual', { count: view.usualDays })}`}
        {view.due !== null && ` ${text('portal.cases.due', { date: date(view.due) })}`}
      </Facts>
      {owed && (
        <div>
          <PayNow
            number={owed.number}
            description={owed.description}
            amount={owed.amount}
            success={owed.then ?? '/billing'}
          />
        </div>
      )}
    </Panel>
  )
}

const Words = styled('p')({ margin: 0 })

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: 'var(--mui-palette-text-secondary)',
}))
