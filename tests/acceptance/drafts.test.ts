import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser, origin, phone, scrollsSideways } from './browser.ts'
import { fillContact } from './fill-contact.ts'
import { fillConviction } from './fill-conviction.ts'
import { cutRemovalShort, everythingKept, kept, keptText } from './kept-drafts.ts'
import { newApplicant } from './new-applicant.ts'
import { pdfFile } from './sample-files.ts'
import { sampleSession } from './sessions.ts'
import type { Session } from './sessions.ts'
import { endSession, field, goToRegistration, isSeen, logInAs, logOut, newAddress, password } from './steps.ts'

const { visit, visitAs } = openBrowser(/ERR_INTERNET_DISCONNECTED/)

const offer = (page: Page) => page.getByText(/^You have unsaved changes from \d+\w+ \w+ \d{4}, \d\d:\d\d\.$/)
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

async function openContacts(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/profile?tab=contacts`)
  await page.getByRole('heading', { name: 'Contacts' }).first().waitFor()
}

/** A logged-in user's contacts. */
async function contactsOf(session: Promise<Session>): Promise<Page> {
  const page = await visitAs(session, '/profile?tab=contacts')
  await page.getByRole('heading', { name: 'Contacts' }).first().waitFor()
  return page
}

const addContact = (page: Page) => page.getByRole('button', { name: /^Add .*Contact$/ }).first()

/** Reloads like a crash, without the browser's question. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

describe('a draft [ENG-16]', () => {
  test('is offered after a reload, files included, and never applied automatically [ENG-16]', async () => {
    const page = await visitAs(sampleSession('demo', 'applicant'), '/initiate-profile')
    await field(page, 'Last Name').fill('Mwangaza')
    await field(page, 'ID attachment').setInputFiles(pdfFile('passport.pdf'))
    await page.getByText('passport.pdf', { exact: true }).waitFor()
    await expect.poll(() => kept(page, 'files')).toBe(1)
    await reload(page)
    await offer(page).waitFor()
    expect(await field(page, 'Last Name').inputValue()).toBe('')
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize(phone)
    await expect.poll(() => scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByText('Your changes are back. They are not saved yet.').waitFor()
    expect(await field(page, 'Last Name').inputValue()).toBe('MWANGAZA')
    expect(await isSeen(page.getByText('passport.pdf', { exact: true }))).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })

  test('that is discarded is not offered again [ENG-16]', async () => {
    const page = await contactsOf(sampleSession('iek', 'begun'))
    await addContact(page).click()
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111222')
    await expect.poll(() => kept(page)).toBe(1)
    await reload(page)
    await addContact(page).click()
    await offer(page).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => kept(page)).toBe(0)
    await page.keyboard.press('Escape')
    await reload(page)
    await addContact(page).click()
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111000')
    // Drafts are looked for before one is written: were any to be offered, it would be by now.
    await expect.poll(() => kept(page)).toBe(1)
    expect(await offer(page).count()).toBe(0)
  })

  test('of a record that is edited is offered to it alone, not to a new one [ENG-16]', async () => {
    const page = await contactsOf(sampleSession('ics', 'graduate'))
    const dialog = page.getByRole('dialog')
    const edit = page.getByRole('button', { name: /^Edit/ }).first()
    await edit.click()
    await field(dialog, 'Phone number').fill('0700111888')
    await expect.poll(() => kept(page)).toBe(1)
    await reload(page)
    await addContact(page).click()
    await field(dialog, 'Phone number').fill('0700111000')
    await expect.poll(() => kept(page)).toBe(2)
    expect(await offer(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => kept(page)).toBe(1)
    await edit.click()
    await offer(page).waitFor()
    expect(await field(dialog, 'Phone number').inputValue()).not.toBe('0700111888')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    expect(await field(dialog, 'Phone number').inputValue()).toBe('0700111888')
  })

  test('of a profile is offered where the profile is only shown, and continued in one step [ENG-16]', async () => {
    const page = await visitAs(sampleSession('demo', 'graduate'), '/profile')
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    await edit.click()
    await field(page, 'Nationality').waitFor()
    await field(page, 'ID/Passport number').fill('30405060')
    await expect.poll(() => kept(page)).toBe(1)
    await reload(page)
    await offer(page).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize(phone)
    await expect.poll(() => scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByText('Your changes are back. They are not saved yet.').waitFor()
    expect(await field(page, 'ID/Passport number').inputValue()).toBe('30405060')
    await reload(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => kept(page)).toBe(0)
    expect(await offer(page).count()).toBe(0)
  })

  test('is gone once its answers are saved [ENG-16]', async () => {
    // A saved record stays, so this does not use a sample account, which other files expect unchanged.
    const page = await contactsOf(newApplicant('demo'))
    await addContact(page).click()
    const dialog = page.getByRole('dialog')
    await fillContact(dialog, { email: 'someone@member.example' })
    await expect.poll(() => kept(page)).toBe(1)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => kept(page)).toBe(0)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    expect(await page.waitForURL(/dashboard/)).toBeUndefined()
  })

  test('of saved answers is never offered, even if the page closes before it is removed [ENG-16]', async () => {
    const page = await visitAs(newApplicant('demo'), '/profile?tab=convictions')
    const add = page.getByRole('button', { name: 'Add Conviction' })
    const dialog = await fillConviction(page)
    await expect.poll(() => kept(page)).toBe(1)
    await cutRemovalShort(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: /CARELESS DRIVING/ }).waitFor()
    expect(await kept(page)).toBe(1)
    await page.reload()
    await add.click()
    await expect.poll(() => kept(page)).toBe(0)
    await field(dialog, 'Offence').fill('ANOTHER')
    // Drafts are looked for before one is written: were any to be offered, it would be by now.
    await expect.poll(() => kept(page)).toBe(1)
    expect(await offer(page).count()).toBe(0)
  })

  test('survives a crashed tab, and nobody else gets it [ENG-16]', async () => {
    const page = await contactsOf(sampleSession('ics', 'begun'))
    await addContact(page).click()
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111333')
    await expect.poll(() => kept(page)).toBe(1)
    const second = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    await second.goto(`${origin('ics')}/profile?tab=contacts`)
    await addContact(second).click()
    await offer(second).waitFor()
    await second.evaluate(() => localStorage.removeItem('regalia.session'))
    await second.goto(origin('ics'))
    await logInAs(second, 'graduate')
    await openContacts(second)
    await addContact(second).click()
    await field(second.getByRole('dialog'), 'Phone number').fill('0700111000')
    await expect.poll(() => kept(second)).toBe(2)
    expect(await offer(second).count()).toBe(0)
  })

  test('is erased by logging out, in every tab [ENG-16]', async () => {
    const page = await contactsOf(sampleSession('demo', 'begun'))
    const other = await page.context().newPage()
    await other.goto(page.url())
    await addContact(other).click()
    await field(other.getByRole('dialog'), 'Phone number').fill('0700111444')
    await expect.poll(() => kept(page)).toBe(1)
    await logOut(page)
    await other.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect.poll(() => kept(page)).toBe(0)
  })

  test('stays when the server ends the session, even after an earlier log-out [ENG-16 PLAT-13]', async () => {
    const page = await visitAs(sampleSession('demo', 'begun'))
    await logOut(page)
    await logInAs(page, 'begun')
    await openContacts(page)
    await addContact(page).click()
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111222')
    await expect.poll(() => kept(page)).toBe(1)
    await endSession(page)
    await reload(page)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await logInAs(page, 'begun')
    await openContacts(page)
    await addContact(page).click()
    expect(await isSeen(offer(page))).toBe(true)
  })

  test('cannot be read by the next person, whoever ended the session [ENG-16 PLAT-13]', async () => {
    const page = await visitAs(sampleSession('demo', 'applicant'), '/initiate-profile')
    await field(page, 'Last Name').fill('Mwangaza')
    await field(page, 'ID attachment').setInputFiles(pdfFile('passport.pdf'))
    await expect.poll(() => kept(page, 'files')).toBe(1)
    await expect.poll(() => keptText(page)).toContain('MWANGAZA')
    expect(await everythingKept(page)).not.toMatch(/mwangaza|passport\.pdf|%PDF/i)
    await endSession(page)
    await reload(page)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await kept(page)).toBe(1)
    expect(await everythingKept(page)).not.toMatch(/mwangaza|passport\.pdf|%PDF|applicant@|draft_key/i)
  })

  test('of a registration is kept without its password [ENG-16]', async () => {
    const page = await visit('demo')
    await goToRegistration(page, /Graduate/)
    const email = newAddress('draft')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Password').fill(password)
    await expect.poll(() => kept(page)).toBe(1)
    await reload(page)
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    expect(await field(page, 'E-mail').inputValue()).toBe(email)
    expect(await field(page, 'Password').inputValue()).toBe('')
  })

  test('of a log-in form is never made [ENG-16]', async () => {
    const page = await visit('demo')
    await field(page, 'E-mail').fill('someone@member.example')
    await field(page, 'Password').fill('Wrong#2026')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForURL(/forgot-password/)
    expect(await kept(page)).toBe(0)
  })

  test('exists after the connection is lost during a save [ENG-16 PLAT-13]', async () => {
    const page = await contactsOf(sampleSession('demo', 'begun'))
    await addContact(page).click()
    await fillContact(page.getByRole('dialog'), { email: 'someone@member.example' })
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111555')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .getByText(/No connection/)
      .waitFor()
    expect(await field(page.getByRole('dialog'), 'Phone number').inputValue()).toBe('0700111555')
    await page.context().setOffline(false)
    await expect.poll(() => keptText(page)).toContain('0700111555')
    await reload(page)
    await addContact(page).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    expect(await field(page.getByRole('dialog'), 'Phone number').inputValue()).toBe('0700111555')
  })

  test('is not needed: a browser without a database still takes the form [ENG-16]', async () => {
    const page = await visit('demo')
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
    await logInAs(page, 'begun')
    await openContacts(page)
    await addContact(page).click()
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111666')
    expect(await field(page.getByRole('dialog'), 'Phone number').inputValue()).toBe('0700111666')
  })
})

describe('leaving with unsaved changes asks first [ENG-16]', () => {
  test('when a dialog is closed by Escape or beside it [ENG-16]', async () => {
    const page = await contactsOf(sampleSession('demo', 'begun'))
    await addContact(page).click()
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111777')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await field(page.getByRole('dialog'), 'Phone number').inputValue()).toBe('0700111777')
    await page.mouse.click(5, 5)
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => kept(page)).toBe(0)
  })

  test('when the browser goes back or is closed while a dialog is open [ENG-16]', async () => {
    const page = await visitAs(sampleSession('demo', 'begun'), '/dashboard')
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
    await page.getByRole('tab', { name: /Contact/ }).click()
    await addContact(page).click()
    const phoneNumber = field(page.getByRole('dialog'), 'Phone number')
    await phoneNumber.fill('0700111999')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await page.evaluate(() => history.back())
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await phoneNumber.inputValue()).toBe('0700111999')
    await page.evaluate(() => history.back())
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => kept(page)).toBe(0)
  })

  test('when another page or tab is opened, but not after saving [ENG-16]', async () => {
    const page = await visitAs(sampleSession('demo', 'begun'), '/profile')
    await page.getByRole('button', { name: 'Edit' }).click()
    const address = field(page, 'Last Name')
    await address.fill('CHANGED')
    await page.getByRole('tab', { name: /Contact/ }).click()
    await question(page).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await address.inputValue()).toBe('CHANGED')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/dashboard/)
    await expect.poll(() => kept(page)).toBe(0)
  })

  test('when the tab is closed or the user logs out [ENG-16]', async () => {
    const page = await visitAs(sampleSession('demo', 'begun'), '/settings')
    await page.getByRole('switch').first().click()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    expect(await isSeen(page.getByRole('button', { name: 'Sign in' }))).toBe(true)
  })
})
