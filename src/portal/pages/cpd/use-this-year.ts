import { useToday } from '../../ui/use-today.ts'

/** The organisation's year when the page was opened. */
export const useThisYear = (): string => useToday().slice(0, 4)
