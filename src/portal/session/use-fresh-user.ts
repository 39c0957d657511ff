import useSWR from 'swr'
import { useLanguage } from '../../renderer/texts/use-text.ts'
import type { CallKey } from '../api/call-key.ts'
import { useReloadUser } from './use-reload-user.ts'

/**
 * Keeps the user as the server knows them: decisions of staff, a payment or a date change their number, standing and
 * rights. They are read anew when a page is opened, when its window gets the focus, and with the lists of their cases.
 */
export function useFreshUser(): void {
  const key: CallKey = ['auth/user', useLanguage()]
  useSWR(key, useReloadUser())
}
