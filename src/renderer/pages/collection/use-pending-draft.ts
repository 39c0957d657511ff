import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isJsonArray, isJsonObject } from '../../../engine/json.ts'
import type { JsonObject } from '../../../engine/json.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import type { Draft, DraftPlace } from '../../drafts/draft-port.ts'
import type { DraftOffer } from '../../drafts/DraftNotice.tsx'
import { DraftsContext } from '../../drafts/drafts-context.ts'

export interface PendingDraft extends DraftOffer {
  /** The person gives up what was gathered. */
  readonly forget: () => void
}

/**
 * Keeps records that are gathered and not saved yet in a draft, and offers back those that were left behind.
 *
 * @param takeUp adds records of a draft to those that are gathered
 * @param isSaved whether there is such a record; a draft of nothing else is not offered
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
  const id = useMemo(() => port?.newId(), [port])
  const isWritten = useRef(false)
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const [isTaken, setTaken] = useState(false)
  const offerNews = useEffectEvent((found: readonly Draft[]) => {
    const isNews = (draft: Draft) => recordsOf(draft).some((answers) => !isSaved(answers))
    setOffers(found.filter(isNews))
    for (const draft of found) if (!isNews(draft)) void port?.remove(draft.id)
  })
  useEffect(() => {
    let isWanted = true
    void port?.list(place).then((found) => isWanted && offerNews(found))
    return () => {
      isWanted = false
    }
  }, [port, place])
  useEffect(() => {
    if (!port || id === undefined) return
    const content = { answers: pending, files: new Map(), titles: {} }
    if (pending.length > 0) void port.save(place, id, content)
    else if (isWritten.current) void port.remove(id)
    isWritten.current = pending.length > 0
  }, [port, place, id, pending])
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
      takeUp(recordsOf(offer))
      setTaken(true)
      discardOffer()
    },
    discardOffer,
    forget: () => {
      if (port && id !== undefined) void port.remove(id)
    },
  }
}

const recordsOf = ({ answers }: Draft): readonly JsonObject[] =>
  isJsonArray(answers) ? answers.filter(isJsonObject) : []
