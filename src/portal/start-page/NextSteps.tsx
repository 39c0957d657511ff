import ArrowForward from '@mui/icons-material/ArrowForward'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../contract/dashboard.ts'
import type { RenewalDefinition } from '../../engine/document/tiles-page.ts'
import { formatNumber } from '../../engine/format/format-number.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { entryAddress } from '../billing/posted-address.ts'
import { caseAddress, casesAddress } from '../cases/case-address.ts'
import { useTitle } from '../language/use-title.ts'
import { useStart } from '../ui/start-context.ts'
import { useFormats } from '../ui/use-formats.ts'
import { useInstalled } from '../ui/use-installed.ts'
import { useToday } from '../ui/use-today.ts'
import { nextSteps } from './next-steps.ts'
import type { NextStep } from './next-steps.ts'

interface NextStepsProps {
  readonly dashboard: Dashboard
  /** Those that are declared for this member. */
  readonly renewals: readonly RenewalDefinition[]
}

/** What the member has to do, each a link to where it is done. */
export function NextSteps({ dashboard, renewals }: NextStepsProps) {
  const text = useText()
  const wordsOf = useStepWords()
  const isInstalled = useInstalled()
  const steps = nextSteps(dashboard, { today: useToday(), renewals }).filter((step) => isInstalled(placeOf(step).to))
  if (steps.length === 0) {
    return (
      <Done>
        <CheckCircleOutlined color="success" fontSize="small" aria-hidden />
        {text('portal.dashboard.nothing-to-do')}
      </Done>
    )
  }
  return (
    <List disablePadding>
      {steps.map((step) => {
        const { key, to } = placeOf(step)
        return (
          <ListItem key={key} disablePadding>
            <ListItemButton component={Link} to={to} data-urgent={isUrgent(step)}>
              <ListItemText primary={wordsOf(step)} />
              <ArrowForward fontSize="small" aria-hidden />
            </ListItemButton>
          </ListItem>
        )
      })}
    </List>
  )
}

const isUrgent = (step: NextStep): boolean => step.kind === 'answer' || (step.kind === 'pay' && step.isOverdue)

function placeOf(step: NextStep): { readonly key: string; readonly to: string } {
  if (step.kind === 'points') return { key: 'points', to: '/cpd' }
  if (step.kind === 'renew') return { key: `renew ${step.due.id}`, to: renewalAddress(step.renewal) }
  if (step.kind === 'pay') {
    const { documentNo } = step.entry
    return { key: `pay ${documentNo}`, to: entryAddress(step.entry) ?? '/billing' }
  }
  return { key: `${step.type} ${step.number}`, to: caseAddress(step.type, step) }
}

/** Where the member asks for it again: the list of the case type, or their subscriptions. */
const renewalAddress = ({ of }: RenewalDefinition): string =>
  of.startsWith('cases/') ? casesAddress(of.replace('cases/', '')) : '/subscription'

function useStepWords(): (step: NextStep) => string {
  const text = useText()
  const { tenant } = useStart()
  const titleOf = useTitle()
  const { money, date } = useFormats()
  return (step) => {
    if (step.kind === 'points') {
      return text('portal.dashboard.next.points', { left: formatNumber(step.left, tenant.locale), year: step.year })
    }
    if (step.kind === 'renew') {
      const { number, until } = step.due
      return text('portal.dashboard.next.renew', { title: titleOf(step.renewal.title), number, date: date(until) })
    }
    if (step.kind === 'pay') {
      const { remainingAmtLCY, Currency_Code, description, dueDate } = step.entry
      const amount = money(remainingAmtLCY, Currency_Code)
      if (dueDate === null) return text('portal.dashboard.next.pay', { amount, description })
      const by = { amount, description, date: date(dueDate) }
      return step.isOverdue ? text('portal.dashboard.next.overdue', by) : text('portal.dashboard.next.pay-by', by)
    }
    const { number, due } = step
    const what = step.kind === 'answer' ? text('portal.dashboard.next.answer') : step.what
    return due === null
      ? text('portal.dashboard.next.case', { number, what })
      : text('portal.dashboard.next.case-by', { number, what, date: date(due) })
  }
}

const Done = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(0, 2, 2),
}))
