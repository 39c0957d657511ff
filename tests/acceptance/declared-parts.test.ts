import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, phone } from './browser.ts'
import { editorPanel, openOwnPortal, press, says } from './editor-steps.ts'
import { hasFocus } from './has-focus.ts'

const { goTo, visitAs } = openOwnPortal()

test('a fee is changed with the mouse, published, and charged [ADM-16 ADM-05 ADM-12]', async () => {
  const page = await visitAs('superadmin')
  await goTo(page, '/admin/forms')
  await page.getByLabel('Search what can be changed').fill('fees')
  await page.getByRole('link', { name: 'Change Membership categories and fees' }).click()
  const panel = editorPanel(page)
  await panel.getByRole('button', { name: /^Student Member/ }).click()
  await panel.getByRole('button', { name: /^Charges/ }).click()
  await panel.getByRole('button', { name: /^SUBS/ }).click()
  await panel.getByLabel('Amount Including VAT').fill('many')
  await says(page, 'Enter a number, such as 1500.')
  await panel.getByLabel('Amount Including VAT').fill('750')
  await says(page, 'Changed here; it was: 500.')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Changes (1)' }).click()
  await says(page, 'Amount Including VAT: 750, instead of 500')
  await panel.getByLabel('Why').fill('The council decided it.')
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Something else than texts changes').waitFor()
  await dialog.getByLabel('Why').fill('The council decided it.')
  await press(dialog, 'Publish')
  await says(page, 'Published. Members see it within two seconds.')
  const charges = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token: string }
    const answer = await fetch('/api/setup/membership-categories', { headers: { authorization: `Bearer ${token}` } })
    return answer.text()
  })
  expect(charges).toContain('750')
})

test('a letter is changed by the keyboard on a phone, beside what is issued [ADM-16 ADM-11]', async () => {
  const page = await visitAs('superadmin', phone)
  await goTo(page, '/admin/forms/documents/acceptance-letter')
  const blocks = editorPanel(page).getByRole('button', { name: /^Blocks/ })
  await blocks.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Yours sincerely/ }).focus()
  await page.keyboard.press('Enter')
  await editorPanel(page)
    .getByRole('heading', { name: /^Yours sincerely/ })
    .waitFor()
  const field = editorPanel(page).getByLabel('Text', { exact: true })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('With kind regards,')
  const sheet = page.getByRole('region', { name: 'As it is issued' })
  await sheet.getByText('With kind regards,').waitFor()
  await editorPanel(page).getByRole('button', { name: 'Back to Blocks' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(editorPanel(page).getByRole('button', { name: /^With kind regards/ }))).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

/** Pastes a text in place of all that a field has. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('the source says what is wrong with it while it is written [ADM-05 ADM-16]', async () => {
  const page = await visitAs('superadmin')
  await goTo(page, '/admin/forms/documents/acceptance-letter')
  await page.getByRole('tab', { name: 'Source' }).click()
  const source = page.getByRole('textbox', { name: 'The document as JSON' })
  await source.fill('{ "document": ')
  await says(page, 'This is not JSON yet.')
  await paste(source, `[${'1,\n'.repeat(3_400_000)}1]`)
  await says(page, /^That would be longer than 1,?000,?000 characters/)
  // A key that would reach an object's prototype is named where it is, and stays to be mended.
  await paste(source, '{ "document": { "title": "Karibu", "blocks": [{ "__proto__": { "id": "to" } }] } }')
  await says(page, '/document/blocks/0/__proto__: The key "__proto__" is forbidden.')
  expect(await source.textContent()).toContain('__proto__')
  await paste(source, `{ "document": { "blocks": ${'['.repeat(9000)}${']'.repeat(9000)} } }`)
  await says(page, /^\/document\/blocks(\/0)+: Values are inside one another more than \d+ levels deep\.$/)
  expect(await source.textContent()).toContain('[[[[')
  const letter = (text: string) =>
    JSON.stringify({ document: { title: 'Karibu', blocks: [{ id: 'to', kind: 'paragraph', text }] } })
  await source.fill(letter('Dear {owner.name},'))
  await page.getByRole('region', { name: 'As it is issued' }).getByRole('heading', { name: 'Karibu' }).waitFor()
  // What a highlighted bracket is replaced by must not ask for a style that the policy refuses.
  await source.press('ControlOrMeta+Home')
  await source.locator('.cm-matchingBracket').first().waitFor()
  await source.evaluate((element, text) => {
    getSelection()?.selectAllChildren(element)
    document.execCommand('insertText', false, text)
  }, letter('Dear {nobody.name},'))
  await says(page, /The check finds \d+ problems?:/)
  await page
    .getByRole('listitem')
    .filter({ hasText: /nobody/ })
    .first()
    .waitFor()
  await press(page, 'Undo')
  await page.getByRole('tab', { name: 'Changes (0)' }).waitFor()
  await says(page, 'The check finds nothing wrong.')
  expect(await axeViolations(page)).toEqual([])
})
