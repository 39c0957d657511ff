import type { Locator } from 'playwright'
import { field, pick } from './steps.ts'

/** How the organisations' overlays label the place of work, and whether they ask for it and the county. */
const workplaces: Readonly<Record<string, string | undefined>> = {
  demo: 'Place of Work',
  'engineering-board': 'Place of Work',
  iek: 'Employer',
}
const withoutCounty: readonly string[] = ['ics']

interface ContactOptions {
  readonly tenant?: string
  /** By default unchanged: the account's e-mail in a personal contact. */
  readonly email?: string
}

/** Fills in a new contact in its dialog. */
export async function fillContact(dialog: Locator, { tenant = 'demo', email }: ContactOptions = {}): Promise<void> {
  if (email !== undefined) await field(dialog, 'E-mail').fill(email)
  await field(dialog, 'Phone number').fill('0712345678')
  if (!withoutCounty.includes(tenant)) await pick(dialog, 'County', 'Nairobi City')
  await pick(dialog, 'City', 'Westlands')
  await field(dialog, 'Address').fill('12345')
  const workplace = workplaces[tenant]
  if (workplace !== undefined) await field(dialog, workplace).fill('SAMPLE WORKS')
  await field(dialog, 'Designation').fill('ENGINEER')
  await field(dialog, 'Location').fill('NAIROBI')
}
