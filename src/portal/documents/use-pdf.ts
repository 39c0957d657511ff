import { useMemo, useState } from 'react'
import type { DocumentAddress } from '../../contract/addresses.ts'
import type { PrintedPdf } from '../../contract/printed.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { isWorthRetrying } from '../api/api-error.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { pdfFromBase64 } from './pdf-from-base64.ts'

export interface LoadedPdf {
  /** Undefined while it loads, and if it is unavailable. */
  readonly content: Blob | undefined
  /** Why there is none, suitable for display. */
  readonly failure: string | undefined
  /** Undefined if retrying cannot help. */
  readonly retry: (() => void) | undefined
  /** Call it when the content turns out not to be a PDF. */
  readonly onBroken: () => void
}

/**
 * A document that the server generates anew each time its page opens.
 * @param path the GET call that returns the PDF in base64
 * @param none what is shown where the server has no such document and says no more about it
 */
export function usePdf(path: DocumentAddress, none?: string): LoadedPdf {
  const text = useText()
  const { data, error, isValidating, mutate } = useDeclaredCall<PrintedPdf>(path, asked)
  const [broken, setBroken] = useState<string>()
  const isCurrent = data !== undefined && !isValidating
  const sent = useMemo(() => (isCurrent ? pdfFromBase64(data) : undefined), [data, isCurrent])
  const isBroken = (isCurrent && data === broken) || typeof sent === 'string'
  const failed = sent === 'none' && none !== undefined ? none : text('portal.document.failed')
  const unreadable = isBroken ? failed : undefined
  const retry = () => {
    setBroken(undefined)
    void mutate()
  }
  return {
    content: isBroken || error ? undefined : sent,
    failure: isValidating ? undefined : (error?.message ?? unreadable),
    retry: error && !isWorthRetrying(error) ? undefined : retry,
    onBroken: () => setBroken(data),
  }
}

/** Loads once: the document must not change while the user reads it. */
const asked = { revalidateOnFocus: false, revalidateOnReconnect: false }
