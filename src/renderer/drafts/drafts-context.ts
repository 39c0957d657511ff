import { createContext } from 'react'
import type { DraftPort } from './draft-port.ts'

/** Where forms keep what is typed into them; undefined where nothing is to be kept. */
export const DraftsContext = createContext<DraftPort | undefined>(undefined)
