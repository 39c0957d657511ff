import useMediaQuery from '@mui/material/useMediaQuery'
import { mayBeSubmitted, percentPassed } from '../../engine/checklist/evaluate-checklist.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { TableSkeleton } from '../feedback/TableSkeleton.tsx'
import { useText } from '../texts/use-text.ts'
import type { ChecklistPageProps } from './checklist/checklist-props.ts'
import { ChecklistCards } from './checklist/ChecklistCards.tsx'
import { ChecklistProgress } from './checklist/ChecklistProgress.tsx'
import { ChecklistTable } from './checklist/ChecklistTable.tsx'
import { OptionalItems } from './checklist/OptionalItems.tsx'

/** A checklist: the progress of the mandatory items, all items and the way to complete them, optional ones apart. */
export function ChecklistPage({ title, items, actionOf, whenComplete }: ChecklistPageProps) {
  const text = useText()
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true })
  if (items === undefined) {
    return (
      <section aria-busy>
        <TableSkeleton columns={isNarrow ? 1 : 3} rows={6} />
      </section>
    )
  }
  if (items.length === 0) return <EmptyState title={text('renderer.checklist.none')} />
  const List = isNarrow ? ChecklistCards : ChecklistTable
  const optionalTitle = text('renderer.checklist.optional-items')
  const mandatory = items.filter((item) => item.mandatory)
  const optional = items.filter((item) => !item.mandatory)
  return (
    <section>
      {mandatory.length > 0 && (
        <ChecklistProgress
          passed={mandatory.filter((item) => item.passes).length}
          total={mandatory.length}
          percent={percentPassed(items)}
        />
      )}
      {mayBeSubmitted(items) && whenComplete}
      {mandatory.length > 0 && <List title={title} items={mandatory} actionOf={actionOf} />}
      {optional.length > 0 && (
        <OptionalItems title={optionalTitle}>
          <List title={optionalTitle} items={optional} actionOf={actionOf} />
        </OptionalItems>
      )}
    </section>
  )
}
