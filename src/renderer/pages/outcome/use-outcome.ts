import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { SaveRecord } from '../../store/save-record.ts'
import { recordKey } from '../record-key.ts'
import { isSavedNow } from './is-saved-now.ts'
import { leadWhenDrawn } from './lead-when-drawn.ts'
import { focusAdd, focusHeading, focusRow, neighbourOf, rowOf } from './section-focus.ts'

/** What the user has just done to the records of a section. */
type Task =
  | { readonly kind: 'saved'; readonly key: string | undefined; readonly known: ReadonlySet<string> }
  | { readonly kind: 'removed'; readonly key: string; readonly next: string | undefined }

/** The calls of a section's records. */
interface RecordCalls {
  readonly onSave: SaveRecord
  readonly onRemove: (record: JsonObject) => Promise<void>
}

export interface SectionOutcome extends RecordCalls {
  /** The keys of the records that were just saved, which are marked; the same set while nothing changes. */
  readonly saved: ReadonlySet<string>
  /** A new task begins: marks of the last one disappear. */
  readonly begin: () => void
}

const none: readonly JsonObject[] = []

/**
 * What follows a task on a section's records, for tables, cards and chips alike: a saved record is marked and has the
 * focus; after a removal the next one has it, else the button that adds, else the heading.
 *
 * @param isOpen whether a dialog is open, which keeps the focus
 */
export function useOutcome(
  section: RefObject<HTMLElement | null>,
  { records = none, onSave, onRemove }: RecordCalls & { readonly records: readonly JsonObject[] | undefined },
  isOpen: boolean,
): SectionOutcome {
  const [task, setTask] = useState<Task>()
  const done = useRef<Task>(undefined)
  const saved = useSaved(task, records)
  useEffect(() => {
    const here = section.current
    if (task === undefined || isOpen || done.current === task || here === null) return
    if (task.kind === 'removed' && records.some((record, index) => recordKey(record, index) === task.key)) return
    return leadWhenDrawn(here, () => {
      const isThere = task.kind === 'saved' ? goToSaved(here, saved) : goToNext(here, task)
      if (isThere) done.current = task
      return isThere
    })
  }, [section, task, saved, records, isOpen])
  const begin = () => setTask(undefined)
  const save: SaveRecord = async (answers, record, files, key) => {
    begin()
    const known = new Set(records.map(recordKey))
    const result = await onSave(answers, record, files, key)
    if (isSavedNow(result)) setTask({ kind: 'saved', key: record && recordKey(record, records.indexOf(record)), known })
    return result
  }
  const remove = async (record: JsonObject) => {
    begin()
    const key = recordKey(record, records.indexOf(record))
    const next = section.current ? neighbourOf(section.current, key) : undefined
    await onRemove(record)
    setTask({ kind: 'removed', key, next })
  }
  return { saved, begin, onSave: save, onRemove: remove }
}

/** The records that a task saved: the edited one, or those that were not known before. */
function useSaved(task: Task | undefined, records: readonly JsonObject[]): ReadonlySet<string> {
  // The same text for the same records, however they are ordered now.
  const sorted = task?.kind === 'saved' ? savedKeys(task, records).toSorted().join('\n') : ''
  return useMemo(() => new Set(sorted === '' ? [] : sorted.split('\n')), [sorted])
}

function savedKeys({ key, known }: Task & { kind: 'saved' }, records: readonly JsonObject[]): readonly string[] {
  const keys = records.map(recordKey)
  return keys.filter((one) => (key === undefined ? !known.has(one) : one === key))
}

function goToSaved(section: HTMLElement, saved: ReadonlySet<string>): boolean {
  const row = [...saved].map((key) => rowOf(section, key)).find((found) => found !== undefined)
  return row !== undefined && focusRow(row)
}

function goToNext(section: HTMLElement, { next }: Task & { kind: 'removed' }): boolean {
  const row = next === undefined ? undefined : rowOf(section, next)
  if (row) return focusRow(row)
  if (!focusAdd(section)) focusHeading(section)
  return true
}
