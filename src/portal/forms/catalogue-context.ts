import { createContext } from 'react'
import type { MessageCatalogue } from '../../engine/document/context.ts'

/** The organisation's messages in the user's language; forms use them where their fields declare none. */
export const CatalogueContext = createContext<MessageCatalogue>({})
