import type { Locator, Page } from 'playwright'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { logInAs } from './steps.ts'

/** Logs a sample account of the demo organisation in at a portal that a test has for itself. */
export async function logInAt(portal: ServerProcess, page: Page, account: string): Promise<Page> {
  await page.goto(portal.origin('demo'))
  await logInAs(page, account)
  return page
}

/** Opens a form in the editor of an organisation's administrators, once its preview is drawn. */
export async function openEditor(page: Page, portal: ServerProcess, form = 'Contacts'): Promise<void> {
  await page.goto(`${portal.origin('demo')}/admin/forms`)
  await page.getByRole('link', { name: `Change ${form}`, exact: true }).click()
  await preview(page).getByRole('button', { name: 'Try it' }).waitFor()
}

export const preview = (page: Page): Locator => page.getByRole('region', { name: 'As members see it' })

/** What is changed now: the fields, the page or the list of changes. */
export const editorPanel = (page: Page): Locator => page.getByRole('tabpanel')

export const press = (scope: Page | Locator, name: string): Promise<void> =>
  scope.getByRole('button', { name, exact: true }).click()

export const says = (page: Page, message: string | RegExp): Promise<void> => page.getByText(message).first().waitFor()
