import { use, useEffect, useMemo, useRef, useState } from 'react'
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
 */
export function usePendingDraft(
  { id: form, document }: CompiledForm,
  pending: readonly JsonObject[],
  takeUp: (records: readonly JsonObject[]) => void,
): PendingDraft {
  const context = use(DraftsContext)
  const port = document.ui?.['drafts'] === false ? undefined : context
  const place = useMemo<DraftPlace>(() => ({ form, record: 'gathered' }), [form])
  const id = useMemo(() => port?.newId(), [port])
  const isWritten = useRef(false)
  // One after the other: a removal must not be overtaken by what was written before it.
  const last = useRef(Promise.resolve())
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const [isTaken, setTaken] = useState(false)
  useEffect(() => {
    let isWanted = true
    void port?.list(place).then((found) => isWanted && setOffers(found))
    return () => {
      isWanted = false
    }
  }, [port, place])
  useEffect(() => {
    if (!port || id === undefined) return
    const content = { answers: pending, files: new Map(), titles: {} }
    if (pending.length > 0) last.current = last.current.then(() => port.save(place, id, content))
    else if (isWritten.current) last.current = last.current.then(() => port.remove(id))
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
      takeUp(isJsonArray(offer.answers) ? offer.answers.filter(isJsonObject) : [])
      setTaken(true)
      discardOffer()
    },
    discardOffer,
    forget: () => {
      if (port && id !== undefined) last.current = last.current.then(() => port.remove(id))
    },
  }
}
