import { use, useMemo } from 'react'
import type { FormStore } from '../store/state/form-store.ts'
import type { DraftOffer } from './draft-offer.ts'
import { DraftRecorder } from './draft-recorder.ts'
import { DraftsContext } from './drafts-context.ts'
import { useOffers } from './use-offers.ts'

/**
 * Offers a draft of a record that is only shown, so that the user need not edit it to learn of it.
 *
 * @param record the place of its drafts, as in `useFormKeeping`
 * @param takeUp opens the form, which restores the draft
 */
export function useLeftDraft(store: FormStore, record: string, takeUp: () => void): DraftOffer {
  const port = use(DraftsContext)
  const recorder = useMemo(() => {
    const { id, document } = store.form
    return port && document.ui?.['drafts'] !== false ? new DraftRecorder(store, port, { form: id, record }) : undefined
  }, [port, store, record])
  const [offers, setOffers] = useOffers(recorder)
  const offer = offers[0]?.draft
  return {
    offer,
    lost: undefined,
    takeUp,
    discardOffer: () => {
      if (offer) void recorder?.discard(offer)
      setOffers(offers.slice(1))
    },
  }
}
