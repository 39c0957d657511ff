import { use, useEffect, useMemo, useRef, useState } from 'react'
import type { ChipsLayout } from '../../../engine/document/collection-page.ts'
import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { prepareAnswers } from '../../../engine/validation/prepare-answers.ts'
import type { DraftOffer } from '../../drafts/draft-offer.ts'
import { UnsavedContext } from '../../drafts/unsaved-context.ts'
import { randomName } from '../../drafts/random-name.ts'
import { isSuperseded, refusedIn } from '../../store/save-record.ts'
import { useText } from '../../texts/use-text.ts'
import { FileRegistry } from '../../store/state/file-registry.ts'
import { answerText } from '../../widgets/answer-text.ts'
import type { RecordListProps } from './list-props.ts'
import type { CollectionPageProps } from './collection-props.ts'
import { usePendingDraft } from './use-pending-draft.ts'

export type PendingProps = Pick<RecordListProps, 'context' | 'records'> &
  Pick<CollectionPageProps, 'form' | 'onSave'> & { readonly layout: ChipsLayout }

export interface PendingRecords {
  /** Checked, not saved yet. */
  readonly pending: readonly JsonObject[]
  /** Why the last one was not accepted, or not saved. */
  readonly problem: string | undefined
  readonly isSaving: boolean
  /** Adds a record to be saved, and returns all pending ones; undefined when it was invalid. */
  readonly add: (answers: JsonObject) => readonly JsonObject[] | undefined
  readonly drop: (answers: JsonObject) => void
  /** Saves the pending records, one after the other, until one is refused. */
  readonly save: (gathered: readonly JsonObject[]) => Promise<void>
  /** The unsaved records of an earlier visit. */
  readonly draft: DraftOffer
}

/** Records that are collected first and saved together; in the mode `field`, one that replaces the existing one. */
export function usePendingRecords({ form, context, records, layout, onSave }: PendingProps): PendingRecords {
  const [pending, setPending] = useState<readonly JsonObject[]>([])
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  // The same key for each attempt to save a record.
  const [keys] = useState(() => new WeakMap<JsonObject, string>())
  const text = useText()
  const keepsOne = layout.mode === 'field'
  const replaced = keepsOne ? records[0] : undefined
  /** The pending records with one more, or why it is not accepted. */
  const withOne = (gathered: readonly JsonObject[], given: JsonObject) => {
    const others = keepsOne ? records : [...records, ...gathered]
    const around = { ...context, records: others, ...(replaced && { record: replaced }) }
    const { answers, issues } = prepareAnswers(form, given, around)
    if (issues.length > 0 || !isJsonObject(answers)) return { gathered, problem: issues[0]?.message }
    return { gathered: keepsOne ? [answers] : [...gathered, answers], problem: undefined }
  }
  const add = (given: JsonObject) => {
    const next = withOne(pending, given)
    setProblem(next.problem)
    setPending(next.gathered)
    return next.gathered === pending ? undefined : next.gathered
  }
  // A record that has been saved meanwhile is left out without a message.
  const addAll = (given: readonly JsonObject[]) =>
    setPending((now) => given.reduce((gathered, one) => withOne(gathered, one).gathered, now))
  const isSaved = (answers: JsonObject) =>
    records.some((record) => chipText(record, layout) === chipText(answers, layout))
  const draft = usePendingDraft(form, pending, addAll, isSaved)
  useUnsaved(pending.length > 0, () => {
    setPending([])
    draft.forget()
  })
  const save = async (gathered: readonly JsonObject[]) => {
    setSaving(true)
    setProblem(undefined)
    for (const answers of gathered) {
      const saved = await onSave(answers, replaced, new FileRegistry(), keyOf(keys, answers))
      if (isSuperseded(saved)) {
        setProblem(text('renderer.merge.title'))
        break
      }
      const [refused] = refusedIn(saved)
      if (refused) {
        setProblem(refused.message)
        break
      }
      setPending((now) => now.filter((one) => one !== answers))
    }
    setSaving(false)
  }
  const drop = (answers: JsonObject) => setPending(pending.filter((one) => one !== answers))
  return { pending, problem, isSaving, add, drop, save, draft }
}

function keyOf(keys: WeakMap<JsonObject, string>, answers: JsonObject): string {
  const key = keys.get(answers) ?? randomName()
  keys.set(answers, key)
  return key
}

/** The text of a record's chip. */
export const chipText = (record: JsonObject, { field }: ChipsLayout): string =>
  answerText(ownValue(record, field) ?? undefined)

/** Asks before leaving the page while something is unsaved. */
function useUnsaved(isUnsaved: boolean, giveUp: () => void): void {
  const note = use(UnsavedContext)
  const latest = useRef(giveUp)
  useEffect(() => {
    latest.current = giveUp
  })
  const guarded = useMemo(() => ({ giveUp: () => latest.current() }), [])
  useEffect(() => {
    note(guarded, isUnsaved ? 'unsaved' : undefined)
    return () => note(guarded, undefined)
  }, [note, guarded, isUnsaved])
}
