import { useCallback } from 'react'
import { isPageInstalled } from '../../contract/packages.ts'
import { useStart } from './start-context.ts'

/** Whether the organisation has the page at a path: its package is installed, or it belongs to none. */
export function useInstalled(): (path: string) => boolean {
  const { settings } = useStart()
  const installed = settings.site_installed_packages
  return useCallback((path) => isPageInstalled(path, installed), [installed])
}
