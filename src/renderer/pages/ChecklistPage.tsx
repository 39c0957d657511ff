import { mayBeSubmitted, percentPassed } from '../../engine/checklist/evaluate-checklist.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { TableSkeleton } from '../feedback/TableSkeleton.tsx'
import { useText } from '../texts/use-text.ts'
import type { ChecklistPageProps } from './checklist/checklist-props.ts'
import { ChecklistItems } from './checklist/ChecklistItems.tsx'
import { ChecklistProgress } from './checklist/ChecklistProgress.tsx'
import { OptionalItems } from './checklist/OptionalItems.tsx'

/** A checklist: the progress of the mandatory items, all items and the way to complete them, optional ones apart. */
export function ChecklistPage({ title, items, actionOf, whenComplete }: ChecklistPageProps) {
  const text = useText()
  if (items === undefined) {
    return (
      <section aria-busy>
        <TableSkeleton columns={3} rows={6} />
      </section>
    )
  }
  if (items.length === 0) return <EmptyState title={text('renderer.checklist.none')} />
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
      {mandatory.length > 0 && <ChecklistItems title={title} items={mandatory} actionOf={actionOf} />}
      {optional.length > 0 && (
        <OptionalItems title={optionalTitle}>
          <ChecklistItems title={optionalTitle} items={optional} actionOf={actionOf} />
        </OptionalItems>
      )}
    </section>
  )
}
