import { useCallback } from 'react'
import { packageOfPage } from '../../contract/packages.ts'
import { useStart } from './start-context.ts'

/** Whether the organisation has the page at a path: its package is installed, or it belongs to none. */
export function useInstalled(): (path: string) => boolean {
  const { settings } = useStart()
  const installed = settings.site_installed_packages
  return useCallback(
    (path) => {
      const wanted = packageOfPage(path)
      return wanted === undefined || installed.includes(wanted)
    },
    [installed],
  )
}
