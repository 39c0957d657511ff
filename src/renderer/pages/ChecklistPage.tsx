import useMediaQuery from '@mui/material/useMediaQuery'
import { percentPassed } from '../../engine/checklist/evaluate-checklist.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { TableSkeleton } from '../feedback/TableSkeleton.tsx'
import { useText } from '../texts/use-text.ts'
import type { ChecklistPageProps } from './checklist/checklist-props.ts'
import { ChecklistCards } from './checklist/ChecklistCards.tsx'
import { ChecklistProgress } from './checklist/ChecklistProgress.tsx'
import { ChecklistTable } from './checklist/ChecklistTable.tsx'
import { Congratulations } from './checklist/Congratulations.tsx'

/** A checklist: the progress, and every item with the way to complete it. */
export function ChecklistPage({ title, items, actionOf }: ChecklistPageProps) {
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
  const passed = items.filter((item) => item.passes).length
  return (
    <section>
      <ChecklistProgress passed={passed} total={items.length} percent={percentPassed(items)} />
      {passed === items.length && <Congratulations />}
      <List title={title} items={items} actionOf={actionOf} />
    </section>
  )
}
