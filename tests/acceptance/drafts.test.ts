import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser, origin, phone, scrollsSideways } from './browser.ts'
import { pdfFile } from './sample-files.ts'
import { endSession, field, goToRegistration, isSeen, logInAs, logOut, newAddress, password, pick } from './steps.ts'

const { visit } = openBrowser(/ERR_INTERNET_DISCONNECTED/)

const offer = (page: Page) => page.getByText(/^You have unsaved changes from \d+\w+ \w+ \d{4}, \d\d:\d\d\.$/)
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** How many drafts this browser holds, or how many files of drafts. */
const kept = (page: Page, what: 'drafts' | 'files' = 'drafts'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('regalia-drafts')
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
        request.addEventListener('success', () => {
          const database = request.result
          if (!database.objectStoreNames.contains(name)) return resolve(0)
          const count = database.transaction(name).objectStore(name).count()
          count.addEventListener('success', () => {
            database.close()
            resolve(count.result)
          })
        })
      }),
    what,
  )

async function openContacts(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/profile?tab=contacts`)
  await page.getByRole('heading', { name: 'Contacts' }).first().waitFor()
}

const addContact = (page: Page) => page.getByRole('button', { name: /^Add .*Contact$/ }).first()

async function fillContact(dialog: Locator): Promise<void> {
  await field(dialog, 'E-mail').fill('someone@member.example')
  await field(dialog, 'Phone number').fill('0712345678')
  await pick(dialog, 'County', 'Nairobi City')
  await pick(dialog, 'City', 'Westlands')
  await field(dialog, 'Address').fill('12345')
  await field(dialog, 'Place of Work').fill('SAMPLE WORKS')
  await field(dialog, 'Designation').fill('ENGINEER')
  await field(dialog, 'Location').fill('NAIROBI')
}

/** Reloads as a crash would: the browser does not ask. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

describe('a draft [ENG-16]', () => {
  test('is offered back after a reload, files included, and never applied by itself [ENG-16]', async () => {
    const page = await visit('demo')
    await logInAs(page, 'applicant')
    await page.goto(`${origin('demo')}/initiate-profile`)
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
    const page = await visit('iek')
    await logInAs(page, 'begun')
    await openContacts(page)
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
    await field(page.getByRole('dialog'), 'Phone number').waitFor()
    expect(await offer(page).count()).toBe(0)
  })

  test('of a record that is edited is offered to it alone, not to a new one [ENG-16]', async () => {
    const page = await visit('ics')
    await logInAs(page, 'graduate')
    await openContacts(page)
    const dialog = page.getByRole('dialog')
    const edit = page.getByRole('button', { name: /^Edit/ }).first()
    await edit.click()
    await field(dialog, 'Phone number').fill('0700111888')
    await expect.poll(() => kept(page)).toBe(1)
    await reload(page)
    await addContact(page).click()
    await field(dialog, 'Phone number').waitFor()
    expect(await offer(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await edit.click()
    await offer(page).waitFor()
    expect(await field(dialog, 'Phone number').inputValue()).not.toBe('0700111888')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    expect(await field(dialog, 'Phone number').inputValue()).toBe('0700111888')
  })

  test('is gone once what it holds is saved [ENG-16]', async () => {
    const page = await visit('demo')
    await logInAs(page, 'begun')
    await openContacts(page)
    await addContact(page).click()
    const dialog = page.getByRole('dialog')
    await fillContact(dialog)
    await expect.poll(() => kept(page)).toBe(1)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => kept(page)).toBe(0)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    expect(await page.waitForURL(/dashboard/)).toBeUndefined()
  })

  test('outlives a tab that crashes, and is another person’s to nobody [ENG-16]', async () => {
    const page = await visit('ics')
    await logInAs(page, 'begun')
    await openContacts(page)
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
    await field(second.getByRole('dialog'), 'Phone number').waitFor()
    expect(await offer(second).count()).toBe(0)
  })

  test('is erased by logging out, in every tab [ENG-16]', async () => {
    const page = await visit('demo')
    await logInAs(page, 'begun')
    await openContacts(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await addContact(other).click()
    await field(other.getByRole('dialog'), 'Phone number').fill('0700111444')
    await expect.poll(() => kept(page)).toBe(1)
    await logOut(page)
    await other.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect.poll(() => kept(page)).toBe(0)
  })

  test('stays when the server ends the session, of somebody too who had logged out before [ENG-16 PLAT-13]', async () => {
    const page = await visit('demo')
    await logInAs(page, 'begun')
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

  test('is there after a connection that was lost while it was saved [ENG-16 PLAT-13]', async () => {
    const page = await visit('demo')
    await logInAs(page, 'begun')
    await openContacts(page)
    await addContact(page).click()
    await fillContact(page.getByRole('dialog'))
    await field(page.getByRole('dialog'), 'Phone number').fill('0700111555')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('alertdialog')
      .getByText(/No connection/)
      .waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(await field(page.getByRole('dialog'), 'Phone number').inputValue()).toBe('0700111555')
    await page.context().setOffline(false)
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
    const page = await visit('demo')
    await logInAs(page, 'begun')
    await openContacts(page)
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
    const page = await visit('demo')
    await logInAs(page, 'begun')
    await page.goto(`${origin('demo')}/dashboard`)
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

  test('when another page or tab is opened, and once it is saved no more [ENG-16]', async () => {
    const page = await visit('demo')
    await logInAs(page, 'begun')
    await page.goto(`${origin('demo')}/profile`)
    await page.getByRole('button', { name: 'Edit' }).click()
    const address = field(page, 'Last Name')
    await address.fill('CHANGED')
    await page.getByRole('tab', { name: /Contact/ }).click()
    expect(await axeViolations(page)).toEqual([])
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await address.inputValue()).toBe('CHANGED')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/dashboard/)
    await expect.poll(() => kept(page)).toBe(0)
  })

  test('when the tab is closed or one logs out [ENG-16]', async () => {
    const page = await visit('demo')
    await logInAs(page, 'begun')
    await page.goto(`${origin('demo')}/settings`)
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
