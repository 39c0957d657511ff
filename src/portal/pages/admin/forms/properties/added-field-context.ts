import { createContext } from 'react'

/** Whether the field whose properties are shown was added here, so that none of them has a value to go back to. */
export const AddedFieldContext = createContext(false)
