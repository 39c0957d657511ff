import { createContext } from 'react'
import type { DraftPort } from './draft-port.ts'

/** The store for the drafts of forms; undefined where drafts are not kept. */
export const DraftsContext = createContext<DraftPort | undefined>(undefined)
