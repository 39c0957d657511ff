import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, phone, scrollsSideways } from './browser.ts'
import { editorPanel, openOwnPortal, press, preview, says } from './editor-steps.ts'
import { hasFocus } from './has-focus.ts'
import { kept } from './kept-drafts.ts'
import { field, openTab } from './steps.ts'

const { visitAs, goTo } = openOwnPortal()

async function openTable(page: Page): Promise<void> {
  await goTo(page, '/admin/forms/sections/contacts')
  await page.getByRole('tab', { name: 'Table', exact: true }).click()
  await editorPanel(page).getByRole('button', { name: 'Add a column' }).waitFor()
}

const column = (page: Page, title: string): Locator =>
  editorPanel(page).getByRole('button', { name: title, exact: true })

/** The headings of a table, without the controls that sort by them. */
const headings = async (table: Locator): Promise<readonly string[]> => {
  const texts = await table.getByRole('columnheader').allInnerTexts()
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** The contacts of a member, as they see them. */
async function contactsOf(member: Page): Promise<Locator> {
  await goTo(member, '/profile')
  await openTab(member.getByRole('tab', { name: 'Contacts' }))
  const table = member.getByRole('table')
  await table.waitFor()
  return table
}

test('columns are moved and removed by the keyboard alone, on a phone [ADM-16 ENG-03]', async () => {
  const page = await visitAs('superadmin', phone)
  await openTable(page)
  const enter = async (control: Locator) => {
    await control.focus()
    await page.keyboard.press('Enter')
  }
  const down = editorPanel(page).getByRole('button', { name: 'Move Type down' })
  await enter(down)
  await says(page, 'Type was moved down.')
  await expect.poll(() => hasFocus(down)).toBe(true)
  await enter(editorPanel(page).getByRole('button', { name: 'Move Country down' }))
  await says(page, 'Country is the last already.')
  await enter(column(page, 'Country'))
  await enter(editorPanel(page).getByRole('button', { name: 'Remove this column' }))
  await column(page, 'Country').waitFor({ state: 'detached' })
  // Its records are cards here, headed by the first column.
  await preview(page).getByText('wanjiru.member@example.com').first().waitFor()
  expect(await preview(page).getByText('Country').count()).toBe(0)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await enter(page.getByRole('button', { name: 'Undo', exact: true }))
  await column(page, 'Country').waitFor()
  await page.getByRole('tab', { name: 'Changes (1)' }).click()
  await editorPanel(page).getByText('Stands after E-mail').waitFor()
})

test('what is typed into a made-up record of the preview is nobody’s draft [ADM-11 ADM-16]', async () => {
  const page = await visitAs('superadmin')
  await openTable(page)
  await preview(page).getByRole('button', { name: /^Edit/ }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Address').fill('Nowhere Lane 1')
  // A page that is no longer seen writes what is kept, long before the question is there.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await press(dialog, 'Cancel')
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  expect(await kept(page)).toBe(0)
})

test('a table is changed, seen as members will, published and read by a member [ADM-16 ADM-11 ADM-12]', async () => {
  const page = await visitAs('superadmin')
  await openTable(page)
  const shown = preview(page).getByRole('table')
  expect(await headings(shown)).toEqual(['Type', 'E-mail', 'Phone', 'City', 'Country', 'Actions'])
  expect(await axeViolations(page)).toEqual([])
  await column(page, 'City').click()
  await editorPanel(page).getByRole('heading', { name: 'City' }).waitFor()
  await editorPanel(page).getByLabel('Heading').fill('Town or city')
  await says(page, 'Changed here; it was: City.')
  await editorPanel(page).getByLabel('Order').selectOption({ label: 'The least or earliest first' })
  await shown.getByRole('columnheader', { name: 'Town or city', exact: false }).waitFor()
  await expect
    .poll(() => shown.getByRole('columnheader', { name: /^Town or city/ }).getAttribute('aria-sort'))
    .toBe('ascending')
  expect(await axeViolations(page)).toEqual([])
  await press(editorPanel(page), 'All columns')
  await column(page, 'Phone').click()
  await editorPanel(page).getByRole('switch', { name: 'Only the end is shown' }).check()
  await expect.poll(() => shown.getByText('0712345678').count()).toBe(0)
  await press(editorPanel(page), 'All columns')
  await press(editorPanel(page), 'Add a column')
  const adding = page.getByRole('dialog', { name: 'Add a column' })
  expect(await axeViolations(page)).toEqual([])
  await adding.getByLabel('What it shows').selectOption({ label: 'Postal code' })
  await press(adding, 'Add')
  await editorPanel(page).getByRole('heading', { name: 'Postal code' }).waitFor()
  await press(editorPanel(page), 'All columns')
  await editorPanel(page).getByLabel('Title').fill('How to reach you')
  await preview(page).getByRole('heading', { name: 'How to reach you' }).waitFor()

  await page.getByRole('tab', { name: 'Changes (5)' }).click()
  for (const line of [
    'Heading: “Town or city”, instead of “City”',
    'Order: The least or earliest first',
    'Only the end is shown: Yes',
    'Column added',
    'Title: “How to reach you”, instead of “Contacts”',
  ])
    await editorPanel(page).getByText(line).waitFor()
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Something else than texts changes: what members are asked, shown or charged.').waitFor()
  await dialog.getByLabel('Why').fill('The secretariat sorts letters by town.')
  await press(dialog, 'Publish')
  await says(page, 'Published. Members see it within two seconds.')

  const member = await visitAs('graduate')
  await expect
    .poll(async () => headings(await contactsOf(member)))
    .toEqual(['Type', 'E-mail', 'Phone', 'Town or city', 'Country', 'Postal code', 'Actions'])
  await member.getByRole('heading', { name: 'How to reach you' }).waitFor()
})
