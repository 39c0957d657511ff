import type { Locator } from 'playwright'
import { field } from './steps.ts'

/** Fills in a new conviction in its dialog. Its section keeps any number of them. */
export async function fillConviction(dialog: Locator): Promise<void> {
  await field(dialog, 'Conviction Date').fill('20/05/2019')
  await field(dialog, 'Offence').fill('CARELESS DRIVING')
  await field(dialog, 'Sentence Imposed').fill('FINE')
}
