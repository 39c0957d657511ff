import { useMemo, useRef, useState } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { RowsSkeleton } from '../feedback/RowsSkeleton.tsx'
import { useDrawnRows } from '../tables/drawn-as.ts'
import { useText } from '../texts/use-text.ts'
import { actionPath } from './collection/action-path.ts'
import { addActionFor } from './collection/add-action-for.ts'
import { FullNote, isFullSection } from './collection/FullNote.tsx'
import { AddButtons } from './collection/AddButtons.tsx'
import { ChipRecords } from './collection/ChipRecords.tsx'
import { givenAnswer, GateQuestion } from './collection/GateQuestion.tsx'
import type { CollectionPageProps, OpenAction } from './collection/collection-props.ts'
import { RecordDialog } from './collection/RecordDialog.tsx'
import { RecordList } from './collection/RecordList.tsx'
import { RemoveDialog } from './collection/RemoveDialog.tsx'
import { useRowCall } from './collection/use-row-call.ts'
import { useShownRecords } from './collection/use-shown-records.ts'
import { SavedStatus } from './outcome/SavedStatus.tsx'
import { useOutcome } from './outcome/use-outcome.ts'
import { PageHeader } from './PageHeader.tsx'
import { pageValues, shownItems } from './page-values.ts'

/**
 * Many records: a table, or cards where it is narrow or declared so; one dialog adds and edits, another asks before a
 * record is removed.
 */
export function CollectionPage(wired: CollectionPageProps) {
  const { page, context } = wired
  const text = useText()
  const section = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<OpenAction>()
  const drawn = useDrawnRows(wired.name ?? wired.form.id, page.as)
  const outcome = useOutcome(section, wired, open !== undefined)
  const props = { ...wired, onSave: outcome.onSave, onRemove: outcome.onRemove }
  const values = pageValues(context, props.records)
  const records = useShownRecords(props)
  const adds = shownItems(page.actions, values).filter(({ kind }) => kind === 'add')
  const columns = useMemo(() => shownItems(page.columns, pageValues(context, records)), [page, context, records])
  const gate = records?.length === 0 ? page.gate : undefined
  const given = gate && props.gate && givenAnswer(gate, props.gate)
  const isClosed = gate !== undefined && given?.opens !== true
  const isFull = isFullSection(props)
  const { layout } = page
  const [opens, setOpens] = useState(props.opens)
  const wanted = opens && records && !isFull && !isClosed && !layout ? addActionFor(adds, opens) : undefined
  if (wanted) {
    setOpens(undefined)
    setOpen({ action: wanted })
  }
  const isEmpty = records?.length === 0
  const close = () => setOpen(undefined)
  const { calling, call } = useRowCall(props.onCall)
  const act = (next: OpenAction) => {
    outcome.begin()
    if (next.action.kind === 'call') void call(next)
    else if (next.action.kind === 'open') props.onGo?.(actionPath(next))
    else setOpen(next)
  }
  const buttons = records && !isFull && (
    <AddButtons actions={adds} disabled={isClosed} onAction={(action) => act({ action })} />
  )
  return (
    <section ref={section} aria-busy={records === undefined || undefined}>
      <SavedStatus isSaved={outcome.saved.size > 0} />
      <PageHeader
        title={page.title}
        description={page.description}
        note={records && !isEmpty ? text('renderer.collection.count', { count: records.length }) : undefined}
        aside={records && !isEmpty && props.actions}
      >
        {!isEmpty && !layout && buttons}
      </PageHeader>
      {isFull && !layout && adds.length > 0 && <FullNote count={props.mostRecords} isView={page.where !== undefined} />}
      {records === undefined && (
        <RowsSkeleton
          columns={columns.length}
          drawn={drawn}
          hasActions={page.actions.some(({ kind }) => kind !== 'add')}
          hasExport={page.export === 'csv' && props.onExport !== undefined}
        />
      )}
      {isEmpty && !layout && (
        <EmptyState title={given?.text ?? page.empty}>
          {gate && props.gate && <GateQuestion definition={gate} values={values} {...props.gate} />}
          {buttons}
        </EmptyState>
      )}
      {records && layout && <ChipRecords {...props} {...{ layout, records }} saved={outcome.saved} onAction={act} />}
      {records && !isEmpty && !layout && (
        <RecordList {...props} {...{ records, columns, calling, drawn }} saved={outcome.saved} onAction={act} />
      )}
      {open && open.action.kind !== 'remove' && <RecordDialog {...props} {...open} onClose={close} />}
      {open?.record && open.action.kind === 'remove' && (
        <RemoveDialog action={open.action} record={open.record} onRemove={props.onRemove} onClose={close} />
      )}
    </section>
  )
}
