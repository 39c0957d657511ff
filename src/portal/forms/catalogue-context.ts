import { createContext } from 'react'
import type { MessageCatalogue } from '../../engine/document/context.ts'

/** The organisation's messages in the user's language, of which forms take those that their fields do not declare. */
export const CatalogueContext = createContext<MessageCatalogue>({})
