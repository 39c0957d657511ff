import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser, origin, phone, scrollsSideways } from './browser.ts'
import { fillContact } from './fill-contact.ts'
import { hasFocus } from './has-focus.ts'
import { kept } from './kept-drafts.ts'
import { newApplicant } from './new-applicant.ts'
import { pdfFile } from './sample-files.ts'
import { field } from './steps.ts'

const { visit, visitAs } = openBrowser()

const dialogOf = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save', exact: true })

async function openContacts(page: Page): Promise<void> {
  await page.goto(`${origin('demo')}/profile?tab=contacts`)
  await contactsAreShown(page)
}

const contactsAreShown = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Contacts' }).first().waitFor()

async function addNew(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add .*Contact$/ })
    .first()
    .click()
  await fillContact(dialogOf(page), { email: 'someone@member.example' })
}

const openEdit = (page: Page) => page.getByRole('button', { name: /^Edit/ }).first().click()

/** The stored record, read with the page's session. */
const read = (page: Page, path: string) =>
  page.evaluate(async (call) => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token?: string }
    const answer = await fetch(`/api/${call}`, { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: unknown }
    return data
  }, path)

const stored = (page: Page) => read(page, 'profile/contact')

async function storedNames(page: Page) {
  const { LastName, FirstName, nameApproved } = (await read(page, 'profile')) as Record<string, unknown>
  return { LastName, FirstName, nameApproved }
}

async function withContact(): Promise<Page> {
  const page = await visitAs(newApplicant('demo'), '/profile?tab=contacts')
  await contactsAreShown(page)
  await addNew(page)
  await save(page).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  return page
}

/** The same user in another browser. */
async function elsewhere(page: Page): Promise<Page> {
  const session = await page.evaluate(() => localStorage.getItem('regalia.session') ?? '')
  const other = await visit('demo')
  await other.evaluate((text) => localStorage.setItem('regalia.session', text), session)
  await openContacts(other)
  return other
}

/** Reloads like a crash, without the browser's question. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('heading', { name: 'Contacts' }).first().waitFor()
}

const takeUpDraft = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continue', exact: true }).click()

describe('two tabs that change one record', () => {
  test('lose nothing: separate changes are merged, and for common ones the second user chooses', async () => {
    const one = await withContact()
    const two = await one.context().newPage()
    await openContacts(two)
    await openEdit(one)
    await openEdit(two)
    await field(dialogOf(one), 'Address').fill('111')
    await field(dialogOf(one), 'Designation').fill('CHIEF ENGINEER')
    await field(dialogOf(two), 'Address').fill('222')
    await field(dialogOf(two), 'Location').fill('MOMBASA')
    await save(one).click()
    await dialogOf(one).waitFor({ state: 'detached' })
    await save(two).click()
    const panel = two.getByRole('region', { name: /^This was changed in the meantime/ })
    await panel.waitFor()
    await expect.poll(() => hasFocus(panel)).toBe(true)
    expect(await panel.getByText(/Taken over from there.*Designation/).count()).toBe(1)
    expect(await field(dialogOf(two), 'Designation').inputValue()).toBe('CHIEF ENGINEER')
    expect(await axeViolations(two)).toEqual([])
    await two.setViewportSize(phone)
    await expect.poll(() => scrollsSideways(two)).toBe(false)
    const address = panel.getByRole('group', { name: 'Address' })
    await save(two).click()
    await expect.poll(() => hasFocus(panel)).toBe(true)
    await address.getByRole('radio', { name: /^Theirs: 111/ }).check()
    expect(await field(dialogOf(two), 'Address').inputValue()).toBe('111')
    await address.getByRole('radio', { name: /^Mine: 222/ }).check()
    await save(two).click()
    await dialogOf(two).waitFor({ state: 'detached' })
    expect(await stored(two)).toMatchObject([{ Address: '222', Designation: 'CHIEF ENGINEER', Location: 'MOMBASA' }])
  })

  test('of which one removes it: the other may save its answers as a new record', async () => {
    const one = await withContact()
    const two = await one.context().newPage()
    await openContacts(two)
    await openEdit(two)
    await field(dialogOf(two), 'Location').fill('MOMBASA')
    await one
      .getByRole('button', { name: /^(Delete|Remove)/ })
      .first()
      .click()
    await one
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect.poll(() => stored(one)).toEqual([])
    await save(two).click()
    await two.getByRole('button', { name: 'Save as a new record' }).click()
    await save(two).click()
    await dialogOf(two).waitFor({ state: 'detached' })
    expect(await stored(two)).toMatchObject([{ EntryNo: 2, Location: 'MOMBASA' }])
  })
})

describe('a record that was removed on another device', () => {
  const post = (page: Page, path: string, body: unknown) =>
    page.evaluate(
      async ([call, sent]) => {
        const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token?: string }
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const answer = await fetch(`/api/${call}`, { method: 'POST', headers, body: sent })
        return answer.status
      },
      [path, JSON.stringify(body)] as const,
    )
  const removeElsewhere = async (page: Page, section: string) => {
    expect(await post(page, `profile/${section}/remove`, { EntryNo: 1 })).toBe(200)
  }
  const noContacts = (page: Page) => page.getByText('No contacts yet').waitFor()

  /** As a server that knows of no revisions, which the portal sends none, sees it. */
  const withoutRevisions = (page: Page) =>
    page.route('**/api/profile/contact/*', async (route) => {
      const { 'if-match': _, ...headers } = route.request().headers()
      await route.continue({ headers })
    })

  test.each([
    ['by its revision', async () => {}],
    ['by its number alone', withoutRevisions],
  ])('is found missing %s: the form says so, and the row goes', async (_, prepare) => {
    const page = await withContact()
    await prepare(page)
    await openEdit(page)
    await field(dialogOf(page), 'Location').fill('MOMBASA')
    await removeElsewhere(page, 'contact')
    await save(page).click()
    await page.getByRole('region', { name: 'This was deleted in the meantime' }).waitFor()
    expect(await page.getByText(/There is a problem/).count()).toBe(0)
    await dialogOf(page).getByRole('button', { name: 'Discard' }).click()
    await noContacts(page)
  })

  test('may be removed once more: a message says that it is gone, and so does the list', async () => {
    const page = await withContact()
    await withoutRevisions(page)
    await removeElsewhere(page, 'contact')
    await page
      .getByRole('button', { name: /^(Delete|Remove)/ })
      .first()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('status').filter({ hasText: 'This was deleted already' }).waitFor()
    await noContacts(page)
  })

  test('has no file to open any more: a message says so, and the row goes', async () => {
    const page = await visitAs(newApplicant('demo'), '/profile?tab=attachments')
    const { name, mimeType: mediaType, buffer } = pdfFile()
    const attachment = { name, mediaType, size: buffer.length, content: buffer.toString('base64') }
    expect(await post(page, 'profile/attachments', { description: 'CV', fileName: 'My life', attachment })).toBe(200)
    await page.reload()
    const file = page.getByRole('button', { name, exact: true })
    await file.waitFor()
    await removeElsewhere(page, 'attachments')
    await file.click()
    await page.getByRole('alert').filter({ hasText: 'This file is no longer there' }).waitFor()
    await page.getByText('No attachments yet').waitFor()
  })
})

describe('a draft that is restored after another device has saved', () => {
  test('is a change of the record that it was made from: neither side is lost', async () => {
    const one = await withContact()
    await openEdit(one)
    await field(dialogOf(one), 'Address').fill('222')
    await field(dialogOf(one), 'Location').fill('MOMBASA')
    await expect.poll(() => kept(one)).toBe(1)
    const two = await elsewhere(one)
    await openEdit(two)
    await field(dialogOf(two), 'Address').fill('111')
    await field(dialogOf(two), 'Designation').fill('CHIEF ENGINEER')
    await save(two).click()
    await dialogOf(two).waitFor({ state: 'detached' })
    await reload(one)
    await openEdit(one)
    expect(await field(dialogOf(one), 'Address').inputValue()).toBe('111')
    await takeUpDraft(one)
    await save(one).click()
    const panel = one.getByRole('region', { name: /^This was changed in the meantime/ })
    await panel.waitFor()
    expect(await panel.getByText(/Taken over from there.*Designation/).count()).toBe(1)
    expect(await panel.getByRole('group').count()).toBe(1)
    expect(await stored(one)).toMatchObject([{ Address: '111', Designation: 'CHIEF ENGINEER', Location: 'NAIROBI' }])
    await panel
      .getByRole('group', { name: 'Address' })
      .getByRole('radio', { name: /^Mine: 222/ })
      .check()
    await save(one).click()
    await dialogOf(one).waitFor({ state: 'detached' })
    expect(await stored(one)).toMatchObject([{ Address: '222', Designation: 'CHIEF ENGINEER', Location: 'MOMBASA' }])
  })
})

describe('names that were changed in another tab since they were shown', () => {
  test('are not approved: the dialog says so and shows the current ones, and nothing is overwritten [BIO-09]', async () => {
    const one = await visitAs(newApplicant('demo'), '/profile')
    await one.getByRole('button', { name: 'Approve Names' }).click()
    const dialog = one.getByRole('dialog', { name: 'Approve Names' })
    const confirmation = one.getByRole('alertdialog')
    const approve = async () => {
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await confirmation.getByRole('button', { name: 'Approve Names' }).click()
    }
    await field(dialog, 'First Name').fill('TYPED')
    const two = await one.context().newPage()
    await two.goto(`${origin('demo')}/profile`)
    await two.getByRole('button', { name: 'Edit' }).click()
    await field(two, 'Last Name').fill('ELSEWHERE')
    await two.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => storedNames(two)).toMatchObject({ LastName: 'ELSEWHERE' })
    const { FirstName } = await storedNames(two)
    await approve()
    await dialog.getByRole('alert').filter({ hasText: 'This was changed in the meantime' }).waitFor()
    expect(await storedNames(one)).toEqual({ LastName: 'ELSEWHERE', FirstName, nameApproved: false })
    await expect.poll(() => field(dialog, 'Last Name').inputValue()).toBe('ELSEWHERE')
    expect(await field(dialog, 'First Name').inputValue()).toBe(FirstName)
    await approve()
    await expect.poll(() => storedNames(one)).toEqual({ LastName: 'ELSEWHERE', FirstName, nameApproved: true })
  })
})
