import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, phone, scrollsSideways } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { editorPanel, openOwnPortal, press, preview, says } from './editor-steps.ts'
import { field, holdCalls, openTab } from './steps.ts'

const { visitAs, goTo } = openOwnPortal()

/** Opens a form in the editor from the list of forms, once its preview is drawn. */
async function openEditor(page: Page, form = 'Contacts'): Promise<void> {
  await goTo(page, '/admin/forms')
  await page.getByRole('link', { name: `Change ${form}`, exact: true }).click()
  await preview(page).getByRole('button', { name: 'Try it' }).waitFor()
}

/** Opens a field of the outline. */
const choose = async (page: Page, name: RegExp): Promise<void> => {
  await editorPanel(page).getByRole('button', { name }).click()
  await editorPanel(page).getByRole('button', { name: 'All fields' }).waitFor()
}

/** The labels of a contact's form, as a member reads them. */
async function contactLabels(page: Page): Promise<readonly string[]> {
  await goTo(page, '/profile')
  const contacts = await openTab(page.getByRole('tab', { name: 'Contacts' }))
  await contacts.getByRole('button', { name: /^Add/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).waitFor()
  return dialog.locator('label').allInnerTexts()
}

test('a label is changed, undone, published with a reason, read by members and taken back [ADM-05 ADM-06 ADM-12]', async () => {
  const page = await visitAs('superadmin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Forms' }).click()
  await page.getByRole('table', { name: 'Sections of the profile' }).waitFor()
  await says(page, 'Nothing was published yet')
  expect(await axeViolations(page)).toEqual([])
  await openEditor(page)
  await choose(page, /^E-mail/)
  const label = editorPanel(page).getByLabel('Label')
  await label.fill('Mail address')
  await field(preview(page), 'Mail address').waitFor()
  await says(page, 'Changed here; it was: E-mail.')
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Undo')
  await field(preview(page), 'E-mail').waitFor()
  await press(page, 'Redo')
  await field(preview(page), 'Mail address').waitFor()
  await press(page, 'Save draft')
  await says(page, 'The draft is saved. Members do not see it yet.')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Save draft' }))).toBe(true)
  const member = await visitAs('graduate')
  expect(await contactLabels(member)).toContainEqual(expect.stringMatching(/^E-mail/))
  await page.getByRole('tab', { name: 'Changes (1)' }).click()
  await editorPanel(page).getByText('Label: “Mail address”, instead of “E-mail”').waitFor()
  await editorPanel(page).getByLabel('Why').fill('Members asked what is meant.')
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Only texts and layout change. No answer is judged differently.').waitFor()
  await press(dialog, 'Publish')
  await dialog.getByText('Enter why, for those who look at it later.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Why').fill('The council decided it.')
  await press(dialog, 'Publish')
  await says(page, 'Published. Members see it within two seconds.')
  // A page that was opened before says so at its next call.
  await press(member.getByRole('dialog'), 'Cancel')
  await openTab(member.getByRole('tab').first())
  await member.getByText(/^The forms of this portal have just changed/).waitFor()
  expect(await axeViolations(member)).toEqual([])
  await press(member, 'Reload')
  await member.getByText(/^The forms of this portal have just changed/).waitFor({ state: 'detached' })
  await expect.poll(() => contactLabels(member)).toContainEqual(expect.stringMatching(/^Mail address/))

  await goTo(page, '/admin/forms')
  await page.getByRole('row', { name: /^Contacts.*1 change published/s }).waitFor()
  await press(page, 'What changed in publication 1')
  await page.getByRole('dialog').getByText('Label: “Mail address”, instead of “E-mail”').waitFor()
  // Any two can be compared: it with itself here.
  await page.getByRole('dialog').getByLabel('Changed from').selectOption({ index: 0 })
  await page.getByRole('dialog').getByText('They do not differ.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await press(page, 'Go back to before publication 1')
  await page.getByRole('dialog').getByLabel('Why').fill('It was clearer before.')
  await press(page.getByRole('dialog'), 'Go back')
  await page.getByRole('row', { name: /Back to 0: It was clearer before\./ }).waitFor()
  await expect.poll(() => contactLabels(member)).toContainEqual(expect.stringMatching(/^E-mail/))
})

test('a field that becomes required is judged so in the preview, and the records that lack it are counted [ADM-06 ADM-11]', async () => {
  const page = await visitAs('superadmin')
  await openEditor(page)
  // Filling in the preview opens the properties of its fields, and leaves the focus where it is.
  await field(preview(page), 'Phone number').fill('0712345678')
  await editorPanel(page).getByRole('heading', { name: 'Phone number' }).waitFor()
  await expect.poll(() => hasFocus(field(preview(page), 'Phone number'))).toBe(true)
  await press(editorPanel(page), 'All fields')
  await choose(page, /^Postal code/i)
  await editorPanel(page).getByRole('switch', { name: 'Required' }).check()
  const missing = preview(page)
    .getByRole('alert')
    .getByText(/^Postal code/i)
  await expect
    .poll(async () => {
      await press(preview(page), 'Try it')
      return missing.count()
    })
    .toBeGreaterThan(0)
  await press(page, 'Publish')
  await page.getByRole('dialog').getByText('Answers may be asked again.').waitFor()
  await page
    .getByRole('dialog')
    .getByText(/^\d+ of \d+ stored records would be incomplete\.$/)
    .waitFor()
  await press(page.getByRole('dialog'), 'Cancel')
  await press(page, 'Discard draft')
  await press(page.getByRole('alertdialog'), 'Discard draft')
  await says(page, 'The draft is discarded.')
  await page.getByRole('tab', { name: 'Changes (0)' }).waitFor()
})

test('what is being typed into the preview goes on when a changed rule comes into force [ADM-11]', async () => {
  const page = await visitAs('superadmin')
  await openEditor(page)
  await choose(page, /^Postal code/i)
  const release = await holdCalls(page, '**/api/admin/forms/preview')
  const asked = page.waitForRequest('**/api/admin/forms/preview')
  await editorPanel(page).getByRole('switch', { name: 'Required' }).check()
  await asked
  const [code, address] = [field(preview(page), 'Postal code'), field(preview(page), 'Address')]
  await code.fill('00100')
  await code.fill('')
  await address.click()
  await editorPanel(page).getByRole('heading', { name: 'Address' }).waitFor()
  await address.fill('P.O. BOX')
  for (let letter = 0; letter < 'BOX'.length; letter += 1) await address.press('ArrowLeft')
  expect(await code.getAttribute('aria-invalid')).not.toBe('true')
  release()
  const inForce = async () => [await code.getAttribute('aria-invalid'), await hasFocus(address)]
  await expect.poll(inForce).toEqual(['true', true])
  await page.keyboard.type('NEW ')
  expect(await address.inputValue()).toBe('P.O. NEW BOX')
  expect(await editorPanel(page).getByRole('heading', { name: 'Address' }).isVisible()).toBe(true)
})

test('fields are moved, hidden, added and shown on a condition by the keyboard alone [ENG-03 ADM-05]', async () => {
  const page = await visitAs('superadmin', phone)
  await openEditor(page)
  const enter = async (control: Locator) => {
    await control.focus()
    await page.keyboard.press('Enter')
  }
  await enter(editorPanel(page).getByRole('button', { name: 'Move City down' }))
  await says(page, 'City was moved down.')
  await expect.poll(() => hasFocus(editorPanel(page).getByRole('button', { name: 'Move City down' }))).toBe(true)
  await enter(editorPanel(page).getByRole('button', { name: 'Move Type up' }))
  await says(page, 'Type is the first already.')
  await enter(editorPanel(page).getByRole('button', { name: 'Add a field' }))
  await page.getByRole('dialog').getByLabel('Label').fill('Nearest landmark')
  await page.keyboard.press('Enter')
  await expect.poll(() => editorPanel(page).getByRole('heading', { name: 'Nearest landmark' }).isVisible()).toBe(true)
  await field(preview(page), 'Nearest landmark').waitFor()
  await editorPanel(page).getByLabel('Shown').selectOption({ label: 'Depending on Country' })
  await editorPanel(page).getByLabel('Only if the answer is').selectOption({ label: 'Uganda' })
  await field(preview(page), 'Nearest landmark').waitFor({ state: 'detached' })
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await enter(editorPanel(page).getByRole('button', { name: 'All fields' }))
  await expect.poll(() => hasFocus(editorPanel(page).getByRole('button', { name: /^Nearest landmark/ }))).toBe(true)
  await enter(editorPanel(page).getByRole('button', { name: /^Postal code/i }))
  await editorPanel(page).getByRole('switch', { name: 'Hidden' }).focus()
  await page.keyboard.press('Space')
  await field(preview(page), 'Postal code').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: /^Changes/ }).click()
  await editorPanel(page).getByText('Hidden: Yes').waitFor()
  for (;;) {
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    if ((await undo.getAttribute('aria-disabled')) === 'true') break
    await undo.click()
  }
  await page.getByRole('tab', { name: 'Changes (0)' }).waitFor()
})

test('the later of two administrators sees what saving would overwrite, and merges both [ADM-13]', async () => {
  const [first, second] = [await visitAs('superadmin'), await visitAs('superadmin')]
  await openEditor(first)
  await openEditor(second)
  await choose(first, /^E-mail/)
  await editorPanel(first).getByLabel('Label').fill('Mail address')
  await press(first, 'Save draft')
  await says(first, 'The draft is saved. Members do not see it yet.')
  await choose(second, /^City/)
  await editorPanel(second).getByLabel('Label').fill('Town')
  await press(editorPanel(second), 'All fields')
  await choose(second, /^E-mail/)
  await editorPanel(second).getByLabel('Label').fill('Post')
  await press(second, 'Save draft')
  const dialog = second.getByRole('dialog', { name: 'Somebody else has changed this form' })
  await dialog.getByText('Label: “Mail address”, instead of “E-mail”').waitFor()
  expect(await axeViolations(second)).toEqual([])
  await press(dialog, 'Merge both')
  await dialog.waitFor({ state: 'detached' })
  await field(preview(second), 'Town').waitFor()
  await field(preview(second), 'Mail address').waitFor()
  const decision = editorPanel(second).getByRole('listitem').filter({ hasText: 'It was changed elsewhere too.' })
  for (const value of ['E-mail', 'Mail address', 'Post'])
    await decision.getByText(value, { exact: true }).first().waitFor()
  expect(await axeViolations(second)).toEqual([])
  await press(decision, 'Keep ours')
  await field(preview(second), 'Post').waitFor()
  await press(second, 'Save draft')
  await says(second, 'The draft is saved. Members do not see it yet.')
  await press(second, 'Discard draft')
  await press(second.getByRole('alertdialog'), 'Discard draft')
})
