import { use, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { equalJson } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { FormStore } from '../store/state/form-store.ts'
import type { DraftOffer } from './draft-offer.ts'
import { DraftRecorder } from './draft-recorder.ts'
import type { FormOrigins } from './use-form-origin.ts'
import { DraftsContext } from './drafts-context.ts'
import { randomName } from './random-name.ts'
import type { LostAnswer } from './restore-draft.ts'
import { UnsavedContext } from './unsaved-context.ts'
import type { Unsaved } from './unsaved-context.ts'
import { useOffers } from './use-offers.ts'

/** A function that saves; it returns issues, or none or nothing when the save succeeded. */
type Save<Arguments extends readonly unknown[], Result> = (...given: Arguments) => Promise<Result>

/** Tracks whether a form is saved, and its drafts. */
export interface FormKeeping extends DraftOffer {
  /** Whether leaving would lose any of the form's answers. */
  readonly unsaved: boolean
  /**
   * The idempotency key of the save: that of the draft, so that a form restored after a reload uses the same one. It
   * changes after a successful save.
   */
  readonly key: () => string
  /** The user leaves and discards what they typed. */
  readonly giveUp: () => void
  /** Wraps the save: after it succeeds, nothing is unsaved and no draft is left. */
  readonly keep: <Arguments extends readonly unknown[], Result extends readonly FieldIssue[] | void>(
    save: Save<Arguments, Result>,
  ) => Save<Arguments, Result>
}

/**
 * Keeps what is typed into a form until it is saved or discarded.
 *
 * @param record what the form edits, e.g. an entry number; a separate one for each way of adding a record
 * @param onUnsaved called whenever it changes whether something is unsaved, and with false at the end
 * @param origins what the form started from, where that may be changed elsewhere meanwhile
 */
export function useFormKeeping(
  store: FormStore,
  record: string,
  onUnsaved?: (unsaved: boolean) => void,
  origins?: FormOrigins,
): FormKeeping {
  const isKept = store.form.document.ui?.['drafts'] !== false
  const recorder = useRecorder(store, record, isKept)
  useEffect(() => recorder?.beganWith(origins?.origin), [recorder, origins?.origin])
  const [offers, setOffers] = useOffers(recorder)
  const [lost, setLost] = useState<readonly LostAnswer[]>()
  const [saved, setSaved] = useState<JsonValue>()
  const unsaved = useSyncExternalStore(store.valueSource('').subscribe, () =>
    saved === undefined ? store.isChanged : !equalJson(store.answers, saved),
  )
  const { note, giveUp } = useNotes(isKept && unsaved, recorder, onUnsaved)
  const [first] = offers
  const offer = first?.draft
  const [own, setOwn] = useState(randomName)
  return {
    unsaved,
    key: () => recorder?.id ?? own,
    offer,
    lost,
    takeUp: () => {
      if (!first) return
      recorder?.adopt(first.draft)
      origins?.takeUp(first.draft)
      setLost(first.restore(store, first.draft))
      setOffers([])
    },
    discardOffer: () => {
      if (offer) void recorder?.discard(offer)
      setOffers(offers.slice(1))
    },
    giveUp,
    keep:
      (save) =>
      async (...given) => {
        recorder?.pause()
        note('sending')
        const result = await save(...given).catch((thrown: unknown) => {
          recorder?.resume()
          note('unsaved')
          throw thrown
        })
        if (Array.isArray(result) && result.length > 0) {
          recorder?.resume()
          note('unsaved')
          return result
        }
        note(undefined)
        setOwn(randomName())
        setSaved(store.answers)
        setOffers([])
        setLost(undefined)
        void recorder?.settle()
        return result
      },
  }
}

/** Undefined where drafts are not kept: there is no store, or the form declares that it has none. */
function useRecorder(store: FormStore, record: string, isKept: boolean): DraftRecorder | undefined {
  const port = use(DraftsContext)
  const { id } = store.form
  const [first] = useState(store)
  const recorder = useMemo(
    () => (port && isKept ? new DraftRecorder(first, port, { form: id, record }) : undefined),
    [port, isKept, first, id, record],
  )
  useEffect(() => recorder?.follow(store), [recorder, store])
  return recorder
}

/** Reports the form's state to the guard against leaving, and to the caller. */
function useNotes(unsaved: boolean, recorder: DraftRecorder | undefined, onUnsaved?: (unsaved: boolean) => void) {
  const noteTo = use(UnsavedContext)
  const form = useMemo(() => ({ giveUp: () => void recorder?.forget() }), [recorder])
  const tell = useEffectEvent((now: boolean) => onUnsaved?.(now))
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    noteTo(form, unsaved ? 'unsaved' : undefined)
    tell(unsaved)
    return () => {
      isShown.current = false
      noteTo(form, undefined)
      tell(false)
    }
  }, [noteTo, form, unsaved])
  // A save may fail after its form has unmounted: nothing would ever withdraw the note.
  const note = (now: Unsaved) => isShown.current && noteTo(form, now)
  return { note, giveUp: form.giveUp }
}
