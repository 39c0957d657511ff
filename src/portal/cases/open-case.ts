import { createContext, use } from 'react'
import type { CaseView } from '../../contract/case.ts'
import type { ShownPin } from '../../contract/case-question.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'

/** An open case, for the panels of its page. */
export interface OpenCase {
  /** E.g. `application`. */
  readonly type: string
  readonly view: CaseView
  /** The declaration of its type. */
  readonly document: CompositeDocument
  /** Reads the case again. */
  readonly refresh: () => void
  /** Shows the case as a change returned it. */
  readonly changed: (view: CaseView) => void
  /** Begins a question about a record or a field. */
  readonly askAbout: (pin: ShownPin) => void
}

export const OpenCaseContext = createContext<OpenCase | undefined>(undefined)

/** The case that the page shows. */
export function useOpenCase(): OpenCase {
  const open = use(OpenCaseContext)
  if (!open) throw new Error('A panel of a case was rendered outside the page of a case')
  return open
}
