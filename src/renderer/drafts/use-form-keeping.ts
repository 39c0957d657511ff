import { use, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { equalJson } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { FormStore } from '../store/state/form-store.ts'
import type { DraftOffer } from './draft-offer.ts'
import type { Draft } from './draft-port.ts'
import { DraftRecorder } from './draft-recorder.ts'
import type { FormOrigins } from './use-form-origin.ts'
import { DraftsContext } from './drafts-context.ts'
import { randomName } from './random-name.ts'
import type { LostAnswer, restoreDraft } from './restore-draft.ts'
import { UnsavedContext } from './unsaved-context.ts'
import type { Unsaved } from './unsaved-context.ts'

/** Something that saves; what it gives back are objections, none or nothing when it was taken. */
type Save<Arguments extends readonly unknown[], Result> = (...given: Arguments) => Promise<Result>

/** What becomes of what is typed into a form: whether it is saved, and the drafts of it. */
export interface FormKeeping extends DraftOffer {
  /** Whether the form holds anything that would be lost by leaving it. */
  readonly unsaved: boolean
  /**
   * The key of what is being saved: that of the draft, so that a form which is taken up after a reload goes on with it.
   * Another one once it is saved.
   */
  readonly key: () => string
  /** The person leaves and gives up what they typed. */
  readonly giveUp: () => void
  /** The same function, after whose success nothing is unsaved and no draft is left. */
  readonly keep: <Arguments extends readonly unknown[], Result extends readonly FieldIssue[] | void>(
    save: Save<Arguments, Result>,
  ) => Save<Arguments, Result>
}

/**
 * Keeps what is typed into a form until it is saved or given up.
 *
 * @param record what the form edits, e.g. an entry number; one of its own for each way of making a new one
 * @param onUnsaved called whenever it changes whether something is unsaved, and with false at the end
 * @param origins what the form is a change of, where that may be changed elsewhere meanwhile
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

/** Undefined where drafts are not kept: nowhere to keep them, or the form declares that it has none. */
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

/** A draft that can be taken up: what puts it into the form was loaded with it, so that this works without a connection. */
interface Offer {
  readonly draft: Draft
  readonly restore: typeof restoreDraft
}

async function offersOf(recorder: DraftRecorder): Promise<readonly Offer[]> {
  const drafts = await recorder.offers()
  if (drafts.length === 0) return []
  const [{ restoreDraft: restore }] = await Promise.all([import('./restore-draft.ts'), import('./DraftBanner.tsx')])
  return drafts.map((draft) => ({ draft, restore }))
}

function useOffers(recorder: DraftRecorder | undefined) {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  useEffect(() => {
    let isWanted = true
    // What cannot be loaded now is offered when the form is opened again.
    const load = recorder ? offersOf(recorder).catch(() => []) : undefined
    void load?.then((found) => isWanted && setOffers(found))
    return () => {
      isWanted = false
    }
  }, [recorder])
  return [offers, setOffers] as const
}

/** Tells the guard of the way out, and the caller, how the form stands. */
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
  // What was sent may fail when its form is long gone: nothing would ever take the note back.
  const note = (now: Unsaved) => isShown.current && noteTo(form, now)
  return { note, giveUp: form.giveUp }
}
