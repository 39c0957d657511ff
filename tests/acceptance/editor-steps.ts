import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { desk, openBrowser } from './browser.ts'
import { startSeeded } from './seeded-server.ts'
import { logInAs } from './steps.ts'

/**
 * A portal for a file of tests alone, because others read the forms of the shared one, and ways to use it.
 *
 * @param onPurpose console errors that its tests cause
 */
export function openOwnPortal(onPurpose?: RegExp) {
  const { visitAt } = openBrowser(onPurpose)
  let portal: ServerProcess
  beforeAll(async () => {
    portal = await startSeeded()
  })
  afterAll(() => portal.stop())
  return {
    /** Opens a page of the demo organisation. */
    goTo: async (page: Page, path: string): Promise<void> => void (await page.goto(portal.origin('demo') + path)),
    /** A page of somebody who is logged in with a sample account of the demo organisation. */
    async visitAs(account: string, viewport = desk): Promise<Page> {
      const page = await visitAt(portal.origin('demo'), viewport)
      await logInAs(page, account)
      return page
    },
  }
}

export const preview = (page: Page): Locator => page.getByRole('region', { name: 'As members see it' })

/** What is changed now: the fields, the page or the list of changes. */
export const editorPanel = (page: Page): Locator => page.getByRole('tabpanel')

export const press = (scope: Page | Locator, name: string): Promise<void> =>
  scope.getByRole('button', { name, exact: true }).click()

export const says = (page: Page, message: string | RegExp): Promise<void> => page.getByText(message).first().waitFor()
