import { useEffect, useState } from 'react'
import type { Draft } from './draft-port.ts'
import type { DraftRecorder } from './draft-recorder.ts'
import type { restoreDraft } from './restore-draft.ts'

/** A draft that can be restored: the code that restores it is already loaded, so this works without a connection. */
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

/** The drafts that are offered, the newest first, and how to change them. */
export function useOffers(recorder: DraftRecorder | undefined) {
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
