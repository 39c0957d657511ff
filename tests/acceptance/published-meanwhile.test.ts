import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations } from './browser.ts'
import { editorPanel, openOwnPortal, press, preview, says } from './editor-steps.ts'
import { fillContact } from './fill-contact.ts'
import { keptText } from './kept-drafts.ts'
import { field, openTab } from './steps.ts'

const { visitAs, goTo } = openOwnPortal()

/** Opens the form of contacts in the editor, once its preview is drawn. */
async function openEditor(page: Page): Promise<void> {
  await goTo(page, '/admin/forms/sections/contacts')
  await preview(page).getByRole('button', { name: 'Try it' }).waitFor()
}

/** Opens a field of the outline. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await editorPanel(page).getByRole('button', { name }).click()
  await editorPanel(page).getByRole('button', { name: 'All fields' }).waitFor()
}

async function relabel(page: Page, name: RegExp, label: string): Promise<void> {
  await choose(page, name)
  await editorPanel(page).getByLabel('Label').fill(label)
  await field(preview(page), label).waitFor()
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('The council decided it.')
  await press(dialog, 'Publish')
  await says(page, 'Published. Members see it within two seconds.')
}

/** Goes back to before the last publication. */
async function goBack(page: Page): Promise<void> {
  await goTo(page, '/admin/forms')
  await page
    .getByRole('button', { name: /^Go back to before publication/ })
    .first()
    .click()
  await dialogOf(page).getByLabel('Why').fill('It was clearer before.')
  await press(dialogOf(page), 'Go back')
  await dialogOf(page).waitFor({ state: 'detached' })
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog')

async function openContacts(page: Page): Promise<Locator> {
  await goTo(page, '/profile')
  return openTab(page.getByRole('tab', { name: 'Contacts' }))
}

async function addContact(page: Page): Promise<void> {
  const contacts = await openContacts(page)
  await contacts.getByRole('button', { name: /^Add/ }).first().click()
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).waitFor()
}

async function saveContact(page: Page): Promise<void> {
  await press(dialogOf(page), 'Save')
  await dialogOf(page).waitFor({ state: 'detached' })
}

/** The stored contacts, read with the page's session. */
const storedContacts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token?: string }
    const answer = await fetch('/api/profile/contact', { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: unknown }
    return data
  })

const notice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'The forms of this portal have just changed' })

test('a form that asks for more says so, and what was typed is there after a reload, and is stored [ADM-13]', async () => {
  const [page, member] = [await visitAs('superadmin'), await visitAs('begun')]
  await openEditor(page)
  await press(page, 'Add a field')
  await field(dialogOf(page), 'Label').fill('Nearest landmark')
  await press(dialogOf(page), 'Add')
  await editorPanel(page).getByRole('switch', { name: 'Required' }).check()
  await addContact(member)
  await fillContact(dialogOf(member), { email: 'typed@member.example' })
  await expect.poll(() => keptText(member)).toContain('"Location":"NAIROBI"')
  await publish(page)
  await press(dialogOf(member), 'Save')
  await notice(member).waitFor()
  expect(await storedContacts(member)).toEqual([])
  expect(await axeViolations(member)).toEqual([])

  // The browser asks before it leaves what is not saved.
  member.once('dialog', (question) => void question.accept())
  await press(notice(member), 'Reload')
  await notice(member).waitFor({ state: 'detached' })
  await addContact(member)
  await press(dialogOf(member), 'Continue')
  await says(member, 'Your changes are back. They are not saved yet.')
  await press(dialogOf(member), 'Save')
  await dialogOf(member)
    .getByRole('alert')
    .getByText(/^Nearest landmark/)
    .first()
    .waitFor()
  await field(dialogOf(member), 'Nearest landmark').fill('THE OLD BRIDGE')
  await saveContact(member)
  const [contact] = Object.values(Object(await storedContacts(member)))
  expect(contact).toMatchObject({
    Email: 'typed@member.example',
    PhoneNo: '0712345678',
    Address: '12345',
    Designation: 'ENGINEER',
    Location: 'NAIROBI',
  })
  expect(Object.values(Object(contact))).toContain('THE OLD BRIDGE')
})

test('a draft from before a publication says so, is merged with it, and members see both [ADM-13]', async () => {
  const page = await visitAs('superadmin')
  const outdated = page.getByRole('status').filter({ hasText: 'Something else was published for this form' })
  await openEditor(page)
  await relabel(page, /^E-mail/, 'Mail address')
  await publish(page)
  await goBack(page)
  await openEditor(page)
  await relabel(page, /^City/, 'Town')
  await press(page, 'Save draft')
  await says(page, 'The draft is saved. Members do not see it yet.')
  await goBack(page)
  await page.getByRole('row', { name: /^Contacts.*Draft from before the last publication/s }).waitFor()

  await openEditor(page)
  await outdated.waitFor()
  await field(preview(page), 'E-mail').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await press(outdated, 'Look and merge')
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this form' })
  await dialog.getByText('Label: “Mail address”, instead of “E-mail”').waitFor()
  expect(await dialog.getByText('Town').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await press(dialog, 'Merge both')
  await says(page, 'Both are merged. Look at the changes, then save the draft.')
  await outdated.waitFor({ state: 'detached' })
  for (const label of ['Mail address', 'Town']) await field(preview(page), label).waitFor()
  // Behind the merge the draft lacks again what was published.
  await press(page, 'Undo')
  await outdated.waitFor()
  await press(page, 'Redo')
  await outdated.waitFor({ state: 'detached' })
  await press(page, 'Save draft')
  await says(page, 'The draft is saved. Members do not see it yet.')
  await publish(page)

  const member = await visitAs('graduate')
  await addContact(member)
  for (const label of ['Mail address', 'Town']) await dialogOf(member).getByLabel(label).first().waitFor()
})
