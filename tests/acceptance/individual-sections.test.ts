import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { todayIn } from '../../src/engine/format/today-in.ts'
import { axeViolations, openBrowser, origin, phone, scrollsSideways, tenants } from './browser.ts'
import { newApplicant } from './new-applicant.ts'
import { cutRemovalShort, kept, keptText } from './kept-drafts.ts'
import { pdfFile, pngFile } from './sample-files.ts'
import { sampleSession } from './sessions.ts'
import { drawn, field, holdCalls, openAccountMenu, pick, savingSays } from './steps.ts'

const { visitAs } = openBrowser()

/** A user with only a bio, at a tab of the profile. */
async function applicantAt(tenant: string, tab: string, category?: string): Promise<Page> {
  const page = await visitAs(newApplicant(tenant, category), `/profile?tab=${tab}`)
  await page.getByRole('tab', { selected: true }).waitFor()
  return page
}

const button = (scope: Page | Locator, name: string): Locator => scope.getByRole('button', { name, exact: true })

interface EmptyDialog {
  readonly title: string
  readonly width: number
  /** The messages after saving it, field by field. */
  readonly says: readonly string[]
}

/**
 * Opens the dialog of the button that adds, which has the same title, and saves it empty. The focus then is in its
 * first field.
 */
async function addedEmpty(page: Page, { title, width, says }: EmptyDialog): Promise<Locator> {
  const dialog = await opened(page, title, title)
  expect(await widthOf(dialog)).toBe(width)
  await savingSays(dialog, says)
  const first = says[0]?.replace(/ is required$/, '') ?? ''
  await expect.poll(async () => (await focused(page)).startsWith(first), { message: first }).toBe(true)
  return dialog
}

/** Waits until the tab is marked as complete or not. */
const tabSays = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).waitFor()

/** Opens a dialog and checks its title. */
async function opened(page: Page, name: string, title: string): Promise<Locator> {
  await button(page, name).click()
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.waitFor()
  return dialog
}

async function saved(dialog: Locator): Promise<void> {
  await button(dialog, 'Save').click()
  await dialog.waitFor({ state: 'detached' })
}

/** Deletes a record by keyboard, after cancelling once. */
async function removed(page: Page, name: string, title: string): Promise<void> {
  await button(page, `Delete: ${name}`).click()
  const question = page.getByRole('alertdialog', { name: title, exact: true })
  await question.getByText('Are you sure you want to delete?', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await button(page, `Delete: ${name}`).press('Enter')
  await button(question, 'Delete').press('Enter')
  await question.waitFor({ state: 'detached' })
}

const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement?.labels?.[0]?.innerText ?? ""')

/** How wide a dialog is, in pixels of a window 1,280 wide. */
const widthOf = async (dialog: Locator): Promise<number> => (await dialog.boundingBox())?.width ?? 0

/** Today at the organisations, where dates are checked, not where the tests run. */
const today = todayIn('Africa/Nairobi', new Date())
const year = Number(today.slice(0, 4))

/** A PDF just above the size limit. */
const largePdf = (name: string) => ({ ...pdfFile(name), buffer: Buffer.alloc(10_000_000, '%PDF-1.4\n') })

/** The id of the logged-in user's profile. */
const profileOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const session: { user?: { profile_id?: string } } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}')
    return session.user?.profile_id ?? ''
  })

test('work experience can be added only after answering yes; no is enough where that is declared [SEC-01 SEC-03 SEC-10 SEC-11 API-02]', async () => {
  const page = await applicantAt('demo', 'work-experience')
  const question = page.getByRole('group', { name: 'Are you currently employed?' })
  await tabSays(page, 'Work Experience not yet complete')
  expect(await button(page, 'Add work experience').isDisabled()).toBe(true)
  const request = page.waitForRequest(/\/profile\/update\/experience$/)
  await question.getByRole('radio', { name: 'No' }).check()
  expect((await request).postDataJSON()).toEqual({ hasNoExperience: 'NO', ProfileID: await profileOf(page) })
  await tabSays(page, 'Work Experience complete')
  expect(await button(page, 'Add work experience').isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('radio', { name: 'No' }).press('ArrowUp')
  await tabSays(page, 'Work Experience not yet complete')
  await page.reload()
  expect(await question.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)

  const dialog = await addedEmpty(page, {
    title: 'Add work experience',
    width: 640,
    says: [
      'Employer is required',
      'Sector is required',
      'Position Held is required',
      'From is required',
      'To is required',
      'Key Responsibilities is required',
    ],
  })
  await field(dialog, 'Employer').pressSequentially('sample works')
  await pick(dialog, 'Sector', 'Building and construction')
  await field(dialog, 'Position Held').fill('Site engineer')
  await field(dialog, 'From').fill(`01/01/${year + 1}`)
  await field(dialog, 'To').fill('01/01/2020')
  await field(dialog, 'Key Responsibilities').fill('x'.repeat(101))
  await savingSays(dialog, [
    'From cannot be after today',
    'End Date Cannot come before Start Date',
    'Key Responsibilities: Enter at most 100 characters',
  ])
  await field(dialog, 'From').fill('01/02/2020')
  await field(dialog, 'To').fill('01/02/2021')
  await field(dialog, 'Key Responsibilities').fill('x'.repeat(100))
  await saved(dialog)
  await tabSays(page, 'Work Experience complete')
  expect(await question.count()).toBe(0)
  const heads = await page.getByRole('table', { name: 'Work Experience' }).getByRole('columnheader').allInnerTexts()
  expect(heads).toEqual(['Position', 'Sector', 'Description', 'Firm', 'From', 'To', 'Actions'])
  await page
    .getByRole('row', { name: /SITE ENGINEER Building and construction x+ SAMPLE WORKS 1st February 2020/ })
    .waitFor()

  const edit = await opened(page, 'Edit: SITE ENGINEER', 'Edit work experience')
  await edit.getByRole('checkbox', { name: 'I work here now' }).check()
  expect(await field(edit, 'To').count()).toBe(0)
  await saved(edit)
  await page.getByRole('row', { name: /1st February 2020 Present/ }).waitFor()
  await removed(page, 'SITE ENGINEER', 'Delete this work experience?')
  await question.waitFor()
  await tabSays(page, 'Work Experience not yet complete')
})

test('an answer that changes while the previous one is being saved is saved after it [SEC-03]', async () => {
  const page = await applicantAt('demo', 'work-experience')
  const question = page.getByRole('group', { name: 'Are you currently employed?' })
  const sent: string[] = []
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/profile/update/experience', async (route) => {
    sent.push(route.request().postData() ?? '')
    if (sent.length === 1) await held
    await route.continue()
  })
  await question.getByRole('radio', { name: 'No' }).check()
  await question.getByRole('radio', { name: 'Yes' }).check()
  await expect.poll(() => sent.length).toBe(1)
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/update/experience') && sent.length === 2,
  )
  release()
  await answered
  expect(await question.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => question.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
})

test('others are asked whether they have experience, and need some; all sections fit a phone [SEC-03 CHK-03 PLAT-11]', async () => {
  const page = await applicantAt('ics', 'work-experience', 'STUDENT')
  await page.setViewportSize(phone)
  const question = page.getByRole('group', { name: 'Do you have Work experience?' })
  await question.getByRole('radio', { name: 'No' }).check()
  await page.getByText('Noted. Answer yes once there is something to add.').waitFor()
  await tabSays(page, 'Work Experience not yet complete')
  for (const tab of ['institutions', 'attachments', 'specialization', 'convictions', 'work-experience']) {
    await page.goto(`${origin('ics')}/profile?tab=${tab}`)
    await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).waitFor()
    await page.getByRole('tabpanel').locator('[aria-busy]').waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page), tab).toEqual([])
    expect(await scrollsSideways(page), tab).toBe(false)
  }
})

test('memberships of institutions have a certificate and a year since 1900 [SEC-01 SEC-05]', async () => {
  const page = await applicantAt('demo', 'institutions')
  const dialog = await addedEmpty(page, {
    title: 'Add institution membership',
    width: 640,
    says: [
      'Institution is required',
      'Registration No is required',
      'Membership Type is required',
      'Year of registration is required',
      'Attachment is required',
    ],
  })
  const years = dialog.getByRole('combobox', { name: 'Year of registration' })
  await years.click()
  expect(await dialog.page().getByRole('option').first().innerText()).toBe(String(year))
  await years.fill(String(year + 1))
  expect(await page.getByRole('option', { name: String(year + 1) }).count()).toBe(0)
  await years.fill('1900')
  await page.getByRole('option', { name: '1900', exact: true }).click()
  await field(dialog, 'Institution').pressSequentially('sample surveyors')
  await field(dialog, 'Registration No').fill('S-1')
  await pick(dialog, 'Membership Type', 'Graduate')
  await field(dialog, 'Attachment').setInputFiles(pngFile('certificate.png', 8))
  await dialog.getByText('Attachment must be a Pdf', { exact: true }).waitFor()
  await field(dialog, 'Attachment').setInputFiles(largePdf('certificate.pdf'))
  await dialog.getByText('Attachment should be less than 10MB', { exact: true }).waitFor()
  await field(dialog, 'Attachment').setInputFiles(pdfFile('certificate.pdf'))
  expect(await axeViolations(page)).toEqual([])
  await saved(dialog)
  await page.getByRole('row', { name: /SAMPLE SURVEYORS S-1 Graduate 1900 certificate\.pdf/ }).waitFor()
  const edit = await opened(page, 'Edit: SAMPLE SURVEYORS', 'Edit institution membership')
  await pick(edit, 'Year of registration', String(year))
  await saved(edit)
  await page.getByRole('row', { name: new RegExp(`SAMPLE SURVEYORS S-1 Graduate ${year}`) }).waitFor()
  await removed(page, 'SAMPLE SURVEYORS', 'Delete this institution membership?')
  await page.getByText('No memberships yet. Add the professional bodies that you belong to.').waitFor()
})

test('an attachment takes its file’s name, and is replaced or kept [SEC-01 SEC-06 SEC-10]', async () => {
  const page = await applicantAt('demo', 'attachments', 'STUDENT')
  await tabSays(page, 'Attachments not yet complete')
  const dialog = await addedEmpty(page, {
    title: 'Add attachment',
    width: 500,
    says: ['Description is required', 'Attachment is required', 'File name is required'],
  })
  await pick(dialog, 'Description', 'Curriculum vitae')
  await field(dialog, 'Attachment').setInputFiles(pngFile('cv.png', 8))
  await dialog.getByText('Attachment must be a Pdf', { exact: true }).waitFor()
  await field(dialog, 'Attachment').setInputFiles(largePdf('cv.pdf'))
  await dialog.getByText('Attachment should be less than 10MB', { exact: true }).waitFor()
  expect(await field(dialog, 'File name').inputValue()).toBe('')
  await field(dialog, 'Attachment').setInputFiles(pdfFile('cv-2025.pdf'))
  await expect.poll(() => field(dialog, 'File name').inputValue()).toBe('cv-2025.pdf')
  await saved(dialog)
  await page.getByRole('row', { name: /Curriculum vitae cv-2025\.pdf cv-2025\.pdf/ }).waitFor()
  await tabSays(page, 'Attachments complete')

  const edit = await opened(page, 'Edit: Curriculum vitae', 'Edit attachment')
  await edit.getByText('cv-2025.pdf').first().waitFor()
  expect(await edit.locator('input[type=file]').count()).toBe(0)
  await button(edit, 'Update Attachment').press('Enter')
  await edit.locator('input[type=file]:focus').waitFor({ state: 'attached' })
  await field(edit, 'Attachment').setInputFiles(pdfFile('wrong.pdf'))
  await expect.poll(() => field(edit, 'File name').inputValue()).toBe('wrong.pdf')
  await button(edit, 'Cancel').first().click()
  expect(await field(edit, 'File name').inputValue()).toBe('cv-2025.pdf')
  expect(await edit.locator('input[type=file]').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await button(edit, 'Update Attachment').click()
  await field(edit, 'Attachment').setInputFiles(pdfFile('cv-2026.pdf'))
  await saved(edit)
  await page.getByRole('row', { name: /Curriculum vitae cv-2026\.pdf cv-2026\.pdf/ }).waitFor()
  const records = page.waitForResponse((response) => response.url().endsWith('/api/profile/attachments'))
  await page.reload()
  expect(await (await records).json()).toMatchObject({
    data: [{ description: 'CV', fileName: 'cv-2026.pdf', attachmentType: 'PDF', lineNo: 1, EntryNo: 1 }],
  })
  await removed(page, 'Curriculum vitae', 'Delete this attachment?')
  await tabSays(page, 'Attachments not yet complete')
})

test('specializations are chips, typed or picked, none twice, and unsaved ones are restored [SEC-07 ENG-16]', async () => {
  const page = await applicantAt('demo', 'specialization')
  const chips = page.getByRole('list', { name: 'My specializations' })
  const text = field(page, 'Add Specialization')
  const suggestions = page.getByRole('group', { name: 'Suggestions for your discipline' })
  await button(suggestions, 'Highways and pavements').waitFor()
  expect(await button(suggestions, 'Avionics').count()).toBe(0)
  await button(page, 'Add').click()
  await page.getByText('Description is required', { exact: true }).waitFor()
  await text.fill('x'.repeat(100))
  await text.press('Enter')
  await page.getByText('Max 100 characters', { exact: true }).waitFor()
  await text.fill('steel bridges')
  await text.press('Enter')
  await chips.getByText('STEEL BRIDGES · not saved yet').waitFor()
  expect(await text.inputValue()).toBe('')
  await text.fill('Steel Bridges')
  await button(page, 'Add').click()
  await page.getByText('You already have this specialization', { exact: true }).waitFor()
  expect(await text.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => focused(page)).toBe('Add Specialization')
  await button(suggestions, 'Highways and pavements').click()
  expect(await button(suggestions, 'Highways and pavements').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await expect.poll(() => keptText(page)).toMatch(/highways and pavements/i)
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await page.getByText(/You have unsaved changes from/).waitFor()
  expect(await chips.getByText('STEEL BRIDGES').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Continue').click()
  await chips.getByText('HIGHWAYS AND PAVEMENTS · not saved yet').waitFor()
  await chips.getByText('STEEL BRIDGES · not saved yet').waitFor()
  // Another tab has the same draft, and this one closes before its draft is removed: both are saved, neither is
  // offered.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await field(other, 'Add Specialization').fill('steel bridges')
  await field(other, 'Add Specialization').press('Enter')
  await expect.poll(() => kept(page)).toBe(2)
  await other.close({ runBeforeUnload: false })
  await cutRemovalShort(page)
  await button(page, 'Save').click()
  await tabSays(page, 'Specialization complete')
  expect(await button(page, 'Save').isDisabled()).toBe(true)
  await page.getByText('Your changes are back. They are not saved yet.').waitFor({ state: 'detached' })
  await page.reload()
  await chips.getByText('STEEL BRIDGES').waitFor()
  // A draft without changes is removed when it would be offered; by now it would have been offered.
  await expect.poll(() => kept(page)).toBe(0)
  expect(await page.getByText(/You have unsaved changes from/).count()).toBe(0)

  const edit = await opened(page, 'Edit: HIGHWAYS AND PAVEMENTS', 'Edit specialization')
  expect(await widthOf(edit)).toBe(500)
  expect(await field(edit, 'Code').inputValue()).toBe('HIGHWAYS')
  expect(await edit.getByRole('combobox', { name: 'Discipline' }).inputValue()).toMatch(/Civil/)
  await field(edit, 'Description').fill('STEEL BRIDGES')
  await savingSays(edit, ['You already have this specialization'])
  await field(edit, 'Description').fill('ROADS')
  await saved(edit)
  await removed(page, 'STEEL BRIDGES', 'Delete this specialization?')
  await expect.poll(() => chips.getByRole('listitem').allInnerTexts()).toEqual(['ROADS'])
  // Valid text that is not added yet is saved too.
  await text.fill('roads')
  await button(page, 'Save').click()
  await page.getByText('You already have this specialization', { exact: true }).waitFor()
  await text.fill('harbours')
  await button(page, 'Save').click()
  await expect.poll(() => chips.getByRole('listitem').allInnerTexts()).toEqual(['ROADS', 'HARBOURS\nSaved'])
  expect(await text.inputValue()).toBe('')
})

test('nothing is suggested before the discipline is known [SEC-07]', async () => {
  const page = await applicantAt('demo', 'bio')
  const release = await holdCalls(page, '**/api/profile')
  const listed = page.waitForResponse('**/api/profile/specialization')
  await page.goto(`${origin('demo')}/profile?tab=specialization`)
  await (await listed).finished()
  await drawn(page)
  await page.getByRole('tabpanel').locator('[aria-busy]').waitFor()
  const suggestions = page.getByRole('group', { name: 'Suggestions for your discipline' })
  expect(await suggestions.count()).toBe(0)
  release()
  await button(suggestions, 'Highways and pavements').waitFor()
  expect(await button(suggestions, 'Avionics').count()).toBe(0)
})

test('unsaved chips stay while the language changes [SEC-07 PLAT-15]', async () => {
  const page = await applicantAt('demo', 'specialization')
  await field(page, 'Add Specialization').fill('steel bridges')
  await field(page, 'Add Specialization').press('Enter')
  await page.getByText('STEEL BRIDGES · not saved yet').waitFor()
  await field(page, 'Add Specialization').fill('stone')
  const release = await holdCalls(page, '**/api/profile')
  await openAccountMenu(page)
  const listed = page.waitForResponse('**/api/profile/specialization')
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await (await listed).finished()
  await drawn(page)
  expect(await page.getByText(/^STEEL BRIDGES · (?!not saved yet)/).count()).toBe(1)
  expect(await page.getByRole('tabpanel').locator('input').inputValue()).toBe('stone')
  release()
})

test('a board with a single specialization has it in the bio without a tab; tabs are in the listed order [SEC-07 BIO-01]', async () => {
  const tabs = async (tenant: string): Promise<readonly string[]> => {
    const page = await applicantAt(tenant, 'bio')
    await tabSays(page, 'Institutional Membership not yet complete')
    await page.getByText('Specialization').first().waitFor()
    const names = await page.getByRole('tab').allInnerTexts()
    return names.map((name) => name.split('\n')[0] ?? '')
  }
  const shown = await tabs('demo')
  expect(shown).toEqual([
    'Bio',
    'Contacts',
    'Academic Qualifications',
    'Professional Qualifications',
    'Institutional Membership',
    'Work Experience',
    'Referees',
    'Attachments',
    'Specialization',
    'Convictions',
  ])
  expect(await tabs('engineering-board')).toEqual(shown.filter((name) => name !== 'Specialization'))
})

test('convictions have their own texts, dates and numbers [SEC-01 SEC-08 SEC-10 API-02]', async () => {
  const page = await applicantAt('demo', 'convictions')
  await tabSays(page, 'Convictions complete')
  const dialog = await addedEmpty(page, {
    title: 'Add Conviction',
    width: 500,
    says: ['Conviction Date is required', 'Offence is required', 'Sentence Imposed No is required'],
  })
  await field(dialog, 'Conviction Date').fill(`31/12/${year}`)
  await field(dialog, 'Offence').fill('careless driving')
  await field(dialog, 'Sentence Imposed').fill('fine')
  if (!today.endsWith('-12-31')) await savingSays(dialog, ['Conviction Date cannot be after today'])
  await field(dialog, 'Conviction Date').fill('20/05/2019')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await saved(dialog)
  expect(await (await answer).json()).toMatchObject({ data: { EntryNo: 1, lineNo: 1, Offence: 'CARELESS DRIVING' } })
  await page.getByRole('table', { name: 'My Convictions' }).waitFor()
  const edit = await opened(page, 'Edit: 20th May 2019', 'Edit Conviction')
  await field(edit, 'Sentence Imposed').fill('community service')
  const changed = page.waitForRequest((request) => request.url().endsWith('/convictions/update'))
  await saved(edit)
  const sent = (await changed).postData()
  const profileID = await profileOf(page)
  expect(sent).toMatch(/"EntryNo":1[,}]/)
  expect(sent).toMatch(/"lineNo":1[,}]/)
  expect(sent).toContain(`"profileID":"${profileID}"`)
  await page.getByRole('row', { name: /20th May 2019 CARELESS DRIVING COMMUNITY SERVICE/ }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const removal = page.waitForRequest(/\/convictions\/remove$/)
  await removed(page, '20th May 2019', 'Delete this conviction?')
  expect((await removal).postDataJSON()).toEqual({ EntryNo: 1, profileID })
  await page.getByText('No convictions. Add one only if a court has convicted you.').waitFor()
})

test('a long statement shows its first 300 characters, and the rest when asked [SEC-11]', async () => {
  const page = await visitAs(sampleSession('demo', 'firm'))
  const statement = 'We design bridges. '.repeat(30).trim()
  const record = { registeredOn: '2010-01-01', companyRegNo: 'C-1', ownership: 'LIMITED', statement }
  await page.route('**/api/profile/company-information', (route) => route.fulfill({ json: { data: record } }))
  await page.goto(`${origin('demo')}/profile?tab=company-information`)
  const more = button(page, 'Read more')
  await more.waitFor()
  const shown = page.getByText(/^We design bridges/)
  expect(await shown.innerText()).toBe(`${statement.slice(0, 300).trimEnd()}…`)
  expect(await axeViolations(page)).toEqual([])
  await more.press('Enter')
  expect(await shown.innerText()).toBe(statement)
  await button(page, 'Read less').click()
  await more.waitFor()
})

const tabsWithTables = [
  'contacts',
  'academic',
  'professional',
  'institutions',
  'work-experience',
  'referees',
  'attachments',
]

test.each(tenants)('every table of a full profile of %s fits a desk, its actions included [SEC-10]', async (tenant) => {
  const page = await visitAs(sampleSession(tenant, 'member'), '/profile')
  const cut: string[] = []
  for (const tab of tabsWithTables) {
    await page.locator(`[role=tab][id$="-tab-${tab}"]`).click()
    const table = page.locator(`[role=tabpanel][aria-labelledby$="-tab-${tab}"]`).getByRole('table')
    const isCut = (element: Element) => element.scrollWidth > (element.parentElement?.clientWidth ?? 0)
    if (await table.evaluate(isCut)) cut.push(tab)
  }
  expect(cut).toEqual([])
})
