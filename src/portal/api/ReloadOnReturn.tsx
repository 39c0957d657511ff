import { useSWRConfig } from 'swr'
import { useOnReturn } from './use-on-return.ts'

/** Reloads the page's data when the connection returns. Renders nothing. */
export function ReloadOnReturn() {
  const { mutate } = useSWRConfig()
  useOnReturn(() => void mutate(() => true))
  return null
}
