import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, origin, phone, scrollsSideways, tenants } from './browser.ts'
import { fillContact } from './fill-contact.ts'
import { newApplicant } from './new-applicant.ts'
import { sampleSession } from './sessions.ts'
import { field } from './steps.ts'

const { visitAs } = openBrowser()

const checklist = '/checklist/type/GRADUATE'

/** The items that the organisations' overlays change. */
const askedAt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  demo: { 'A contact at work': 'Optional', 'Your identity card or passport': 'Complete' },
  'engineering-board': { 'Your identity card or passport, with a copy of it': 'Complete' },
  iek: { 'A contact at your employer': 'Incomplete' },
  ics: { 'A contact at work': 'Optional' },
}

/** A user at an organisation with only a bio. */
async function applicantAt(tenant: string, path: string): Promise<Page> {
  const page = await visitAs(newApplicant(tenant), path)
  return page
}

/** The states of the items, by description; by default of all of them. */
async function itemsOf(page: Page, list = /^(?:Checklist|Optional items)$/): Promise<Readonly<Record<string, string>>> {
  const tables = page.getByRole('table', { name: list })
  await tables.first().waitFor()
  const rows = await tables.locator('tbody tr').all()
  const cells = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()))
  return Object.fromEntries(cells.map(([item = '', status = '']) => [item, status]))
}

const bar = (page: Page): Locator => page.getByRole('progressbar', { name: 'Required items that are complete' })
const percentOf = async (page: Page): Promise<number> => Number(await bar(page).getAttribute('aria-valuenow'))

async function addContact(page: Page, tenant: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Personal Contact' }).click()
  await saveContact(page, tenant)
}

async function saveContact(page: Page, tenant: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await fillContact(dialog, { tenant, email: 'somebody@contact.example' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function removeContact(page: Page): Promise<void> {
  await page
    .getByRole('row', { name: /Personal/ })
    .getByRole('button', { name: /Delete|Remove/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

describe.each(tenants)('the checklist of %s', (tenant) => {
  test('shows items, states and progress, leads to the form and back, and follows the changes there [CHK-01 CHK-02 CHK-03 SEC-10]', async () => {
    const page = await applicantAt(tenant, checklist)
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Dashboard' }).waitFor()
    const before = await itemsOf(page)
    const heads = await page.getByRole('table', { name: 'Checklist' }).getByRole('columnheader').allInnerTexts()
    expect(heads).toEqual(['Item', 'Status', 'Actions'])
    expect(before).toMatchObject({
      'Your personal details': 'Complete',
      'A personal contact': 'Incomplete',
      ...askedAt[tenant],
    })
    const percent = await percentOf(page)
    await page.getByRole('link', { name: 'Complete: A personal contact' }).click()
    await page.waitForURL(/\/checklist\/component\/CONTACTS$/)
    const items = page.getByLabel('What this completes')
    await page.getByRole('dialog').waitFor()
    expect(await items.innerText()).toMatch(/A personal contact\s+Incomplete/)
    await saveContact(page, tenant)
    await expect.poll(() => items.innerText()).toMatch(/A personal contact\s+Complete/)
    await items.getByRole('link', { name: /^Next: / }).waitFor()
    await page.getByRole('link', { name: 'Back to checklist' }).click()
    await page.waitForURL(new RegExp(`${checklist}$`))
    await expect.poll(() => itemsOf(page)).toMatchObject({ 'A personal contact': 'Complete' })
    expect(await percentOf(page)).toBeGreaterThan(percent)
    expect(await page.getByRole('link', { name: 'Complete: A personal contact' }).count()).toBe(0)
  })

  test('is accessible and fits a phone [CHK-01 CHK-02 PLAT-11]', async () => {
    const page = await visitAs(sampleSession(tenant, 'graduate'))
    for (const path of [checklist, '/checklist/component/CONTACTS', '/checklist/component/PROFILE']) {
      await page.setViewportSize(phone)
      await page.goto(`${origin(tenant)}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        expect(await axeViolations(page), `${path} ${viewport.width}`).toEqual([])
        expect(await scrollsSideways(page), `${path} ${viewport.width}`).toBe(false)
      }
    }
  })

  test('shows what applicants have to know and prepare [CHK-04]', async () => {
    // The path may contain the membership type instead of the category.
    const path = tenant === 'ics' ? '/checklist/type/Individual' : checklist
    const page = await visitAs(sampleSession(tenant, 'graduate'), path)
    const notes = page.getByRole('complementary', { name: 'What you should know' })
    await notes.getByRole('heading', { name: 'Please note' }).waitFor()
    await notes.getByText(/^A false statement/).waitFor()
    const needs = notes.getByRole('region', { name: 'What you need' }).getByRole('listitem')
    await expect.poll(() => needs.count()).toBeGreaterThan(1)
  })
})

/**
 * The heading of the form that each name leads to, for individuals and firms. Unknown names and those of the other type
 * lead to the attachments.
 */
const forms: Readonly<Record<'graduate' | 'firm', Readonly<Record<string, string>>>> = {
  graduate: {
    PROFILE: 'Bio',
    PICTURE: 'Bio',
    RESIDENCE: 'Bio',
    ID: 'Bio',
    CONTACTS: 'Contacts',
    ADDRESS: 'Contacts',
    OLEVEL: 'Academic Qualifications',
    EDUCATION: 'Academic Qualifications',
    PROFESSIONAL: 'Professional Qualifications',
    IEK: 'Professional Qualifications',
    'WORK EXPERIENCE': 'Work Experience',
    REFEREE: 'Referees',
    PROPOSER: 'Referees',
    SECONDER: 'Referees',
    SPECILIZATION: 'My specializations',
    CONVICTION: 'My Convictions',
    ATTACHMENTS: 'Attachments',
    SOMETHING: 'Attachments',
    DIRECTORS: 'Attachments',
  },
  firm: {
    PROFILE: 'Firm Details',
    PICTURE: 'Firm Details',
    RESIDENCE: 'Firm Details',
    ID: 'Firm Details',
    CONTACTS: 'Contacts',
    ADDRESS: 'Contacts',
    SERVICES: 'Services',
    DIRECTORS: 'Directors',
    FIRMEMPLOYEES: 'Firm Employees',
    SHAREHOLDERS: 'Shareholders',
    FIRMBANKERS: 'Banker Details',
    FACILITIES: 'Equipment/Facilities',
    COMPANYINFORMATION: 'Company Information',
    ATTACHMENTS: 'Attachments',
    SOMETHING: 'Attachments',
    EDUCATION: 'Attachments',
  },
}

/** Follows a component's address, and waits for its form and the way back. */
async function seeForm(page: Page, name: string, heading: string): Promise<void> {
  await page.goto(`${origin('demo')}/checklist/component/${encodeURIComponent(name)}`)
  await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
  await page.getByRole('link', { name: 'Back to checklist' }).waitFor()
}

test('each name leads to its form, also where an organisation has moved it [CHK-02]', async () => {
  const page = await visitAs(sampleSession('demo', 'graduate'))
  for (const [name, heading] of Object.entries(forms.graduate)) await seeForm(page, name, heading)
  const board = await applicantAt('engineering-board', '/checklist/component/SPECILIZATION')
  await board.getByRole('heading', { level: 2, name: 'Bio', exact: true }).waitFor()
})

test('the button of an item opens its form with what the item asks for chosen [CHK-01 CHK-02]', async () => {
  const page = await applicantAt('demo', checklist)
  const dialog = page.getByRole('dialog')
  const open = async (item: string) => {
    await page.goto(`${origin('demo')}${checklist}`)
    await page.getByRole('link', { name: `Complete: ${item}` }).click()
    await dialog.waitFor()
    // A reload does not open it again: the address now names only the page.
    await page.waitForURL((url) => url.search === '')
  }
  await open('Your O-level certificate, with the grades of its subjects')
  expect(await dialog.getByRole('checkbox', { name: 'This is an O-level certificate' }).isChecked()).toBe(true)
  await open('A referee who speaks for you')
  await expect.poll(() => field(dialog, 'Referee type').inputValue()).toBe('Referee')
})

test('a firm has a checklist of its own, with its own forms [CHK-02 CHK-03]', async () => {
  const page = await visitAs(sampleSession('demo', 'firm'), '/checklist/type/FIRM')
  expect(await itemsOf(page)).toMatchObject({ 'The details of the firm': 'Complete' })
  for (const [name, heading] of Object.entries(forms.firm)) await seeForm(page, name, heading)
})

test('the bar is in the primary colour below half, in the secondary from there on [CHK-01]', async () => {
  const page = await applicantAt('demo', '/dashboard')
  const colour = async (passed: number): Promise<string> => {
    const items = Array.from({ length: 10 }, (_, i) => ({
      checkListType: 'PROFILE',
      description: `Item ${i}`,
      pass: i < passed,
      mandatory: true,
    }))
    await page.route('**/api/application/checklist/*', (route) => route.fulfill({ json: { data: items } }))
    await page.goto(`${origin('demo')}${checklist}`)
    await bar(page).waitFor()
    expect(await percentOf(page)).toBe(passed * 10)
    return page.evaluate(`getComputedStyle(document.querySelector('main [role=progressbar] > *')).backgroundColor`)
  }
  const palette = (name: string) =>
    page.evaluate<string>(
      `(() => { const probe = document.createElement('i'); probe.style.color = 'var(--mui-palette-${name}-main)';
        document.body.append(probe); return getComputedStyle(probe).color })()`,
    )
  const [low, high] = [await colour(4), await colour(5)]
  expect([low, high]).toEqual([await palette('primary'), await palette('secondary')])
})

/** Replaces what the server answers about the checklist. */
async function checklistIs(page: Page, items: readonly { readonly pass: boolean; readonly mandatory: boolean }[]) {
  const data = items.map((item, i) => ({ checkListType: 'PROFILE', description: `Item ${i}`, ...item }))
  await page.route('**/api/application/checklist/*', (route) => route.fulfill({ json: { data } }))
}

const passed = { pass: true, mandatory: true }
const optional = { pass: false, mandatory: false }

test('an application without optional items is complete and ready to submit, and leads on [CHK-01 PLAT-07]', async () => {
  const page = await applicantAt('ics', '/dashboard')
  await checklistIs(page, [passed, passed, optional, optional])
  await page.reload()
  const ready = page.getByRole('status').filter({ hasText: 'You are ready to submit' })
  await ready.waitFor()
  expect(await page.getByText('Your profile is incomplete').count()).toBe(0)
  await page.getByRole('main').getByText('100% complete').waitFor()
  expect(await axeViolations(page)).toEqual([])
  // The first visit leads to the application.
  await page.goto(`${origin('ics')}${checklist}`)
  await page.waitForURL(/\/application$/)
  await page.goto(`${origin('ics')}${checklist}`)
  await page.getByText('2 of 2 required items are complete').waitFor()
  expect(await percentOf(page)).toBe(100)
  expect(Object.keys(await itemsOf(page, /^Checklist$/))).toEqual(['Item 0', 'Item 1'])
  expect(await itemsOf(page, /^Optional items$/)).toEqual({ 'Item 2': 'Optional', 'Item 3': 'Optional' })
  await page.getByRole('main').getByText('You are ready to submit').waitFor()
  expect(await page.getByText('You are ready to submit').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to your application' }).click()
  await page.waitForURL(/\/application$/)
})

test('a checklist for which there is no application to submit congratulates [CHK-01]', async () => {
  const page = await applicantAt('ics', '/dashboard')
  await checklistIs(page, [passed])
  await page.route('**/api/application', (route) => route.fulfill({ json: { data: [] } }))
  await page.goto(`${origin('ics')}${checklist}`)
  await page.getByText('Congratulations!').waitFor()
  await page.getByText('100%', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: /^Complete/ }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  // An unknown checklist is reported as not found, without a retry.
  await page.unroute('**/api/application/checklist/*')
  await page.goto(`${origin('ics')}/checklist/type/NOBODY`)
  await page.getByRole('main').getByText('Not found', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('another tab of the browser follows every change by itself [SEC-10 PLAT-07 BIO-01]', async () => {
  const list = await applicantAt('demo', checklist)
  const ring = await list.context().newPage()
  await ring.goto(`${origin('demo')}/dashboard`)
  const warning = ring.getByRole('progressbar', { name: 'Profile' })
  await warning.waitFor()
  const percent = await percentOf(list)
  expect(Number(await warning.getAttribute('value'))).toBe(percent)
  const editor = await list.context().newPage()
  await editor.goto(`${origin('demo')}/profile?tab=contacts`)
  await editor.getByRole('tab', { name: 'Contacts not yet complete' }).waitFor()
  await addContact(editor, 'demo')
  await expect.poll(() => itemsOf(list)).toMatchObject({ 'A personal contact': 'Complete' })
  await expect.poll(() => warning.getAttribute('value')).toBe(String(await percentOf(list)))
  expect(await percentOf(list)).toBeGreaterThan(percent)
  await editor.getByRole('tab', { name: 'Contacts complete' }).waitFor()
  await removeContact(editor)
  await expect.poll(() => itemsOf(list)).toMatchObject({ 'A personal contact': 'Incomplete' })
  await expect.poll(() => warning.getAttribute('value')).toBe(String(percent))
  await editor.getByRole('tab', { name: 'Contacts not yet complete' }).waitFor()
})

test('the warning about an incomplete profile leads to the checklist [PLAT-07]', async () => {
  const page = await applicantAt('iek', '/dashboard')
  await page.getByRole('link', { name: 'See what is missing' }).click()
  await page.waitForURL(new RegExp(`${checklist}$`))
  await page.getByRole('heading', { level: 1, name: 'Checklist' }).waitFor()
})
