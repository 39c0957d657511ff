import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import type { Draft, DraftPlace, DraftPort } from '../../drafts/draft-port.ts'
import type { DraftOffer } from '../../drafts/draft-offer.ts'
import { DraftsContext } from '../../drafts/drafts-context.ts'

export interface PendingDraft extends DraftOffer {
  /** The user discards the pending records. */
  readonly forget: () => void
}

/**
 * Keeps pending records in a draft until they are saved, and offers earlier drafts.
 *
 * @param takeUp adds a draft's records to the pending ones
 * @param isSaved whether such a record is stored; a draft with only saved records is not offered
 */
export function usePendingDraft(
  { id: form, document }: CompiledForm,
  pending: readonly JsonObject[],
  takeUp: (records: readonly JsonObject[]) => void,
  isSaved: (answers: JsonObject) => boolean,
): PendingDraft {
  const context = use(DraftsContext)
  const port = document.ui?.['drafts'] === false ? undefined : context
  const place = useMemo<DraftPlace>(() => ({ form, record: 'gathered' }), [form])
  const own = useMemo(() => port?.newId(), [port])
  const [adopted, setAdopted] = useState<string>()
  const id = adopted ?? own
  /** The drafts of the pending records. */
  const stored = useRef(new Set<string>())
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const [isTaken, setTaken] = useState(false)
  const offerNews = useEffectEvent((found: readonly Draft[]) => {
    const isNews = (draft: Draft) => recordsOf(draft).some((answers) => !isSaved(answers))
    setOffers(found.filter(isNews))
    for (const draft of found) if (!isNews(draft)) void port?.remove(draft.id)
  })
  useEffect(() => {
    let isWanted = true
    const load = port && loadOffers(port, place).catch(() => [])
    void load?.then((found) => isWanted && offerNews(found))
    return () => {
      isWanted = false
    }
  }, [port, place])
  const removeStored = useCallback(
    (but?: string) => {
      const over = [...stored.current].filter((one) => one !== but)
      for (const one of over) void port?.remove(one)
      stored.current = new Set(but === undefined ? [] : [but])
    },
    [port],
  )
  useEffect(() => {
    if (!port || id === undefined) return
    if (pending.length === 0) return removeStored()
    // Written before the draft that it replaces is removed, so that the records are always in some draft.
    void port.save(place, id, { answers: pending, files: new Map(), titles: {} })
    removeStored(id)
  }, [port, place, id, pending, removeStored])
  const [offer] = offers
  const discardOffer = () => {
    if (offer) void port?.remove(offer.id)
    setOffers(offers.slice(1))
  }
  return {
    offer,
    lost: isTaken && pending.length > 0 ? [] : undefined,
    takeUp: () => {
      if (!offer) return
      stored.current.add(offer.id)
      setAdopted(offer.id)
      takeUp(recordsOf(offer))
      setTaken(true)
      setOffers(offers.slice(1))
    },
    discardOffer,
    forget: () => removeStored(),
  }
}

/**
 * The drafts of a place; the code that offers them is loaded with them, so that it works without a connection later.
 */
async function loadOffers(port: DraftPort, place: DraftPlace): Promise<readonly Draft[]> {
  const drafts = await port.list(place)
  if (drafts.length > 0) await import('../../drafts/DraftBanner.tsx')
  return drafts
}

const recordsOf = ({ answers }: Draft): readonly JsonObject[] =>
  isJsonArray(answers) ? answers.filter(isJsonObject) : []
