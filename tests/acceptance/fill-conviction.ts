import type { Locator, Page } from 'playwright'
import { field } from './steps.ts'

/** Opens the dialog of a new conviction, on its tab, and fills it in. The section has no limit of records. */
export async function fillConviction(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Conviction' }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Conviction Date').fill('20/05/2019')
  await field(dialog, 'Offence').fill('CARELESS DRIVING')
  await field(dialog, 'Sentence Imposed').fill('FINE')
  return dialog
}
