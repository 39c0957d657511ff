import { expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

/** What is drawn beside a document that an administrator has open. */
async function openCanvas(document: string, viewport?: typeof phone) {
  const page = await visitAs(sampleSession('demo', 'superadmin'), `/admin/forms/${document}`, viewport)
  const canvas = page.getByRole('region', { name: 'As members see it' })
  const seenBy = canvas.getByRole('combobox', { name: 'Seen by' })
  await seenBy.waitFor()
  return { page, canvas, seenBy }
}

test('the menu is drawn as a member sees it; what is pressed opens, and what is changed is drawn at once [ADM-05]', async () => {
  const { page, canvas, seenBy } = await openCanvas('pages/menu')
  await canvas.getByRole('link', { name: 'Admin Settings' }).waitFor()
  await seenBy.selectOption({ label: 'Student Member' })
  expect(await canvas.getByRole('link', { name: 'Admin Settings' }).count()).toBe(0)
  // By the keyboard: it leads nowhere.
  await canvas.getByRole('link', { name: 'Events' }).press('Enter')
  await page.getByRole('heading', { name: 'Events', level: 2 }).waitFor()
  const title = page.getByRole('tabpanel').getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Seminars')
  await canvas.getByRole('link', { name: 'Seminars' }).waitFor()
  await canvas.getByRole('link', { name: 'CPD' }).click()
  await page.getByRole('heading', { name: 'CPD', level: 2 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/forms/pages/menu')
  expect(await axeViolations(page)).toEqual([])
})

test.each([
  ['pages/dashboard', 'KES 0.00'],
  ['pages/profile-individual', 'Contacts'],
  ['checklists/graduate', 'Where you live'],
])('%s is drawn beside its content, on a phone below it [ADM-05]', async (document, drawn) => {
  const { page, canvas, seenBy } = await openCanvas(document, phone)
  await seenBy.selectOption({ label: 'Student Member' })
  await canvas.getByText(drawn).first().click()
  await page.getByRole('button', { name: /^Back to / }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})
