import { createContext } from 'react'

/** Whether the field or column that is shown was added here, so that none of its values has one to go back to. */
export const AddedHereContext = createContext(false)
