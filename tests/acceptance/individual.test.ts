import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser } from './browser.ts'
import type { Tenant } from './browser.ts'
import { fillContact } from './fill-contact.ts'
import { pdfFile, pngFile } from './sample-files.ts'
import { field, goToRegistration, logIn, logOut, newAddress, pick, register, verifyCode } from './steps.ts'

/** The differences between the organisations for a member, all declared in their overlays. */
interface Way {
  readonly tenant: Tenant
  readonly category: string
  readonly amount: string
  /** Undefined where the title is optional. */
  readonly title?: string
  readonly idAttachment?: true
  readonly discipline?: string
  readonly specialization?: string
  readonly tab?: string
  readonly remove?: string
}

const ways: readonly Way[] = [
  { tenant: 'demo', category: 'Graduate Member', amount: 'KES 2,000.00', title: 'Ms' },
  {
    tenant: 'engineering-board',
    category: 'Graduate Engineer',
    amount: 'KES 1,500.00',
    idAttachment: true,
    discipline: 'Engineering discipline',
  },
  {
    tenant: 'iek',
    category: 'Graduate Engineer',
    amount: 'KES 3,000.00',
    title: 'Ms',
    discipline: 'Engineering discipline',
  },
  {
    tenant: 'ics',
    category: 'Graduate Specialist',
    amount: 'KES 2,000.00',
    title: 'Ms',
    specialization: 'Field of expertise',
    tab: 'Particulars',
    remove: 'Remove',
  },
]

const { visit } = openBrowser()

describe.each(ways)('an individual of $tenant', (way) => {
  test('registers, creates a profile and keeps contacts [AUTH-10 BIO-02 BIO-04 BIO-05 BIO-07 BIO-09 BIO-10 PLAT-11]', async () => {
    const email = newAddress('person')
    const page = await visit(way.tenant)
    await goToRegistration(page, new RegExp(`^Select ${way.category}`))
    await register(page, email, 'ID/Passport number')
    await verifyCode(page, way.tenant, email)
    await page.waitForURL(/\/initiate-profile$/)
    await fillBio(page, way)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await seeApplication(page, way)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click()
    await seeBio(page, way)
    await keepContacts(page, way, email)
    await approveNames(page)
    await logOut(page)
    await logIn(page, email)
    await page.waitForURL(/\/dashboard$/)
  })
})

async function fillBio(page: Page, way: Way): Promise<void> {
  await field(page, 'Profile Picture').setInputFiles(pngFile())
  await page.getByRole('button', { name: 'Use picture' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await field(page, 'Last Name').pressSequentially('mwangaza')
  expect(await field(page, 'Last Name').inputValue()).toBe('MWANGAZA')
  await field(page, 'First Name').fill('wanjiru')
  await field(page, 'Second Name').fill('neema')
  if (way.title !== undefined) await pick(page, 'Title', way.title)
  await page.getByText('Female', { exact: true }).click()
  await field(page, 'Date of Birth').fill('17/05/1994')
  if (way.idAttachment) await field(page, 'ID attachment').setInputFiles(pdfFile())
  await pick(page, 'County of residence', 'Nairobi City')
  await pick(page, 'City', 'Westlands')
  await field(page, 'P.O. Box').fill('12345')
  await pick(page, way.discipline ?? 'Discipline', 'Civil')
  await pick(page, way.specialization ?? 'Specialization', 'Railways')
}

/** The first save leads to the list of applications with a new one. */
async function seeApplication(page: Page, way: Way): Promise<void> {
  await page.waitForURL(/\/application$/)
  const row = page.getByRole('row', { name: new RegExp(way.category) })
  await row.waitFor()
  const cells = await row.locator('th, td').allInnerTexts()
  expect(cells.slice(1, 3)).toEqual([way.category, way.amount])
  expect(cells[3]).toMatch(/^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+ 20\d\d$/)
  expect(cells[4]).toBe('New')
}

/** The saved bio, and that Edit and Finish turn it into a form and back. */
async function seeBio(page: Page, way: Way): Promise<void> {
  await page.getByRole('tab', { name: way.tab ?? 'Bio' }).waitFor()
  await page.getByText('MWANGAZA').first().waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  expect(await field(page, 'First Name').inputValue()).toBe('WANJIRU')
  await field(page, 'P.O. Box').fill('54321')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('54321').waitFor()
}

/** One personal and one work contact; each button goes when its contact is there, and returns when it is removed. */
async function keepContacts(page: Page, way: Way, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'Add Personal Contact' }).click()
  const dialog = page.getByRole('dialog')
  expect(await field(dialog, 'E-mail').inputValue()).toBe(email)
  await saveContact(page, way)
  await page.getByRole('button', { name: 'Add Work Contact' }).click()
  await field(dialog, 'E-mail').fill('office@work.example')
  await saveContact(page, way)
  expect(await page.getByRole('button', { name: /^Add/ }).count()).toBe(0)
  await page.getByRole('row', { name: /Work/ }).getByRole('button', { name: /Edit/ }).click()
  await field(dialog, 'E-mail').fill('desk@work.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('cell', { name: 'desk@work.example' }).waitFor()
  await page
    .getByRole('row', { name: /Work/ })
    .getByRole('button', { name: new RegExp(way.remove ?? 'Delete') })
    .click()
  await page
    .getByRole('alertdialog', { name: /^Delete this/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page.getByRole('button', { name: 'Add Work Contact' }).waitFor()
  expect(await page.getByRole('row', { name: /Work/ }).count()).toBe(0)
}

async function saveContact(page: Page, { tenant }: Way): Promise<void> {
  const dialog = page.getByRole('dialog')
  await fillContact(dialog, { tenant })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function approveNames(page: Page): Promise<void> {
  const names = page.getByRole('dialog', { name: 'Approve Names' })
  await page.getByRole('button', { name: 'Approve Names' }).click()
  await names.getByRole('button', { name: 'Close' }).click()
  await names.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Approve Names' }).click()
  await names.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByRole('alertdialog')
  expect(await question.innerText()).toContain('MWANGAZA WANJIRU NEEMA')
  await question.getByRole('button', { name: 'Approve Names' }).click()
  await page.getByText('Your names are approved.').waitFor()
  expect(await page.getByRole('button', { name: 'Approve Names' }).count()).toBe(0)
}
