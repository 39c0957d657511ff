import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser, origin, phone, scrollsSideways } from './browser.ts'
import { pdfFile } from './sample-files.ts'
import type { UploadedFile } from './sample-files.ts'
import { newFirm } from './new-applicant.ts'
import { field, logInAs, pick, summaryIs } from './steps.ts'

// Some calls fail on purpose.
const { visit, visitAs } = openBrowser(/status of 500|ERR_FAILED/)

/** A section of a firm: its dialog, and a record to add, change and delete. */
interface FirmSection {
  readonly tab: string
  readonly empty: RegExp
  readonly noun: string
  /** The dialog's width, in CSS pixels of a window 1,280 wide. */
  readonly width: number
  readonly required: readonly string[]
  readonly fill: (dialog: Locator) => Promise<void>
  /** The text of its row, and the name of the record in its buttons. */
  readonly row: RegExp
  readonly name: string
  readonly change: (dialog: Locator) => Promise<void>
  readonly changed: RegExp
  /** By which word its buttons name it then, if by another. */
  readonly changedName?: string
}

const people = {
  width: 640,
  fill: async (dialog: Locator) => {
    await dialog.getByText('Non Member', { exact: true }).click()
    await field(dialog, 'Full name').pressSequentially('neema example')
    await field(dialog, 'ID or passport number').fill('a1234567')
    await pick(dialog, 'Discipline', 'Civil')
  },
  name: 'NEEMA EXAMPLE',
  changedName: 'AMINA EXAMPLE ACTIVE',
} as const
const peopleRequired = ['Type is required', 'ID or passport number is required', 'Discipline is required']

const sections: readonly FirmSection[] = [
  {
    ...people,
    tab: 'Directors',
    empty: /^No directors yet/,
    noun: 'director',
    required: peopleRequired,
    row: /NEEMA EXAMPLE A1234567 Civil Non Member/,
    change: (dialog) => becomeMember(dialog),
    changed: /AMINA EXAMPLE ACTIVE A1234567 Civil Member M1001/,
  },
  {
    ...people,
    tab: 'Shareholders',
    empty: /^No shareholders yet/,
    noun: 'shareholder',
    required: [...peopleRequired, 'Shares held is required'],
    fill: async (dialog) => {
      await people.fill(dialog)
      await field(dialog, 'Shares held').fill('-1')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await summaryIs(dialog, ['Shares held must be 0 or more'])
      await field(dialog, 'Shares held').fill('12500')
    },
    row: /NEEMA EXAMPLE A1234567 Civil Non Member .* 12,500/,
    change: (dialog) => becomeMember(dialog),
    changed: /AMINA EXAMPLE ACTIVE A1234567 Civil Member M1001 12,500/,
  },
  {
    tab: 'Services',
    empty: /^No services yet/,
    noun: 'service',
    width: 640,
    required: ['Service name is required', 'Description is required'],
    fill: async (dialog) => {
      await field(dialog, 'Service name').fill('structural design')
      await dialog.getByLabel(/^Description/).fill('Bridges and halls')
    },
    row: /STRUCTURAL DESIGN Bridges and halls/,
    name: 'STRUCTURAL DESIGN',
    change: (dialog) => dialog.getByLabel(/^Description/).fill('Bridges, halls and towers'),
    changed: /Bridges, halls and towers/,
  },
  {
    tab: 'Firm Employees',
    empty: /^No employees counted yet/,
    noun: 'employee count',
    width: 500,
    required: ['Type of employee is required', 'Number of employees is required'],
    fill: async (dialog) => {
      await pick(dialog, 'Type of employee', 'Graduates in training')
      await field(dialog, 'Number of employees').fill('-2')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await summaryIs(dialog, ['Number of employees must be 0 or more'])
      await field(dialog, 'Number of employees').fill('7')
    },
    row: /Graduates in training 7/,
    name: 'Graduates in training',
    change: (dialog) => field(dialog, 'Number of employees').fill('1200'),
    changed: /Graduates in training 1,200/,
  },
  {
    tab: 'Banker Details',
    empty: /^No bankers yet/,
    noun: 'banker',
    width: 500,
    required: ['Name of the bank is required', 'Address is required'],
    fill: async (dialog) => {
      await field(dialog, 'Name of the bank').fill('example bank')
      await field(dialog, 'Address').fill('p.o. box 1, nairobi')
    },
    row: /EXAMPLE BANK/,
    name: 'EXAMPLE BANK',
    change: (dialog) => field(dialog, 'Address').fill('P.O. BOX 2, NAIROBI'),
    changed: /BOX 2/,
  },
  {
    tab: 'Equipment/Facilities',
    empty: /^No equipment or facilities yet/,
    noun: 'equipment or facility',
    width: 640,
    required: [
      'Name of equipment is required',
      'Quantity is required',
      'Attachment is required',
      'Remarks is required',
    ],
    fill: async (dialog) => {
      await field(dialog, 'Name of equipment').fill('total station')
      await field(dialog, 'Quantity').fill('2')
      await dialog.getByLabel(/^Remarks/).fill('Owned by the firm')
      await dialog.locator('input[type=file]').setInputFiles(tooLarge)
      await dialog.getByText('Attachment should be less than 10MB').first().waitFor()
      await dialog.locator('input[type=file]').setInputFiles(proof)
      await dialog.getByText(proof.name, { exact: true }).waitFor()
    },
    row: /TOTAL STATION 2 Owned by the firm lease\.pdf/,
    name: 'TOTAL STATION',
    change: (dialog) => field(dialog, 'Quantity').fill('3'),
    changed: /TOTAL STATION 3 Owned by the firm lease\.pdf/,
  },
]

const proof = pdfFile('lease.pdf')
/** One byte more than is accepted. */
const tooLarge: UploadedFile = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_000) }

/** A member is asked for the registration number, nobody else is; the register knows who has it, and says the name. */
async function becomeMember(dialog: Locator): Promise<void> {
  const number = field(dialog, 'Professional registration number')
  expect(await number.count()).toBe(0)
  await dialog.getByText('Member', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await summaryIs(dialog, ['Professional registration number is required'])
  await number.fill('nobody-1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await summaryIs(dialog, ['Professional Registration Number not found'])
  await number.fill('m1001')
  await dialog.getByRole('button', { name: 'Search member' }).click()
  await expect.poll(() => field(dialog, 'Full name').inputValue()).toBe('AMINA EXAMPLE ACTIVE')
  expect(await field(dialog, 'Full name').isEditable()).toBe(false)
}

/** A firm whose profile has its first section alone. */
const firmAt = (tenant: string, path: string): Promise<Page> => visitAs(newFirm(tenant), path)

/** Opens a tab by the keyboard: a click would miss while the row of tabs still scrolls to the open one. */
const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).press('Enter')

const tabSays = (page: Page, name: string, state: 'complete' | 'not yet complete'): Promise<void> =>
  page.getByRole('tab', { name: `${name} ${state}`, exact: true }).waitFor()

/** Waits for a section's request that contains the profile's id. */
const ownPayload = (page: Page): Promise<unknown> =>
  page.waitForRequest(
    (request) => request.method() === 'POST' && /"profileID":"[0-9a-f-]{36}"/.test(request.postData() ?? ''),
  )

/** Adds a record, first invalid, then valid; changes it; deletes it, after cancelling once. */
async function keep(page: Page, section: FirmSection): Promise<void> {
  await openTab(page, section.tab)
  await page.getByText(section.empty).waitFor()
  await page.getByRole('button', { name: `Add ${section.noun}` }).click()
  const dialog = page.getByRole('dialog', { name: `Add ${section.noun}` })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await summaryIs(dialog, section.required)
  expect((await dialog.boundingBox())?.width).toBe(section.width)
  expect(await axeViolations(page), section.tab).toEqual([])
  await section.fill(dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: section.row }).waitFor()
  await page.getByText('1 record', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Edit: ${section.name}` }).click()
  const edit = page.getByRole('dialog', { name: `Edit ${section.noun}` })
  await section.change(edit)
  const changed = ownPayload(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.waitFor({ state: 'detached' })
  await changed
  await page.getByRole('row', { name: section.changed }).waitFor()
}

async function remove(page: Page, section: FirmSection): Promise<void> {
  const bin = page.getByRole('button', { name: `Delete: ${section.changedName ?? section.name}` })
  await bin.click()
  const question = page.getByRole('alertdialog', { name: `Delete this ${section.noun}?` })
  await question.getByText('Are you sure you want to delete?').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await bin.click()
  const removed = ownPayload(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await removed
  await page.getByText(section.empty).waitFor()
}

describe('a firm of demo', () => {
  const halves = [sections.slice(0, 2), sections.slice(2)].map(
    (half) => [half.map(({ tab }) => tab).join(', '), half] as const,
  )

  test.each(halves)(
    'keeps %s: refused, added, changed, deleted, and its checklist follows [SEC-01 SEC-09 SEC-10 CHK-02]',
    async (_tabs, half) => {
      const page = await firmAt('demo', '/profile')
      for (const section of half) {
        await tabSays(page, section.tab, 'not yet complete')
        await keep(page, section)
        await tabSays(page, section.tab, 'complete')
        await remove(page, section)
        await tabSays(page, section.tab, 'not yet complete')
      }
    },
  )

  test('has the tabs of firms, the first open, each marked as complete or not [BIO-01 SEC-09]', async () => {
    const page = await firmAt('demo', '/profile')
    await page.getByRole('tab', { name: 'Firm Details complete', selected: true }).waitFor()
    const tabs = await page.getByRole('tab').allInnerTexts()
    const listed =
      'Firm Details, Directors, Shareholders, Services, Firm Employees, Equipment/Facilities, Banker Details, Attachments'
    const others = ['Contacts', 'Company Information']
    const names = tabs.map((text) => text.split('\n')[0]?.trim() ?? '')
    expect(names.filter((name) => !others.includes(name)).join(', ')).toBe(listed)
    await openTab(page, 'Attachments')
    await page.getByRole('button', { name: 'Add attachment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add attachment' })
    await pick(dialog, 'Description', 'Certificate of incorporation or registration')
    await dialog.locator('input[type=file]').setInputFiles(pdfFile('incorporation.pdf'))
    await field(dialog, 'File name').fill('Incorporation')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: /Certificate of incorporation or registration Incorporation/ }).waitFor()
    await tabSays(page, 'Attachments', 'complete')
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize(phone)
    await page.getByRole('row', { name: /Certificate of incorporation/ }).waitFor()
    await expect.poll(() => scrollsSideways(page)).toBe(false)
  })

  test('shows the same message for any failure to add a director, and keeps entered text [SEC-09]', async () => {
    const page = await firmAt('demo', '/profile?tab=directors')
    await page.getByRole('button', { name: 'Add director' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add director' })
    await people.fill(dialog)
    const refused = { message: 'Not so', code: 'invalid', errors: [], correlationId: 'c' }
    const failures: readonly ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 500, json: { message: 'Broke', code: 'internal', correlationId: 'c' } }),
      (route) => route.fulfill({ status: 422, json: refused }),
      (route) => route.abort(),
    ]
    let failed = 0
    await page.route('**/api/profile/directors', async (route) => {
      const fail = failures[failed]
      if (fail === undefined || route.request().method() !== 'POST') return route.fallback()
      await fail(route)
      failed += 1
    })
    for (const index of failures.keys()) {
      await dialog.getByRole('button', { name: 'Save' }).click()
      // The message of the failure before stands until the call is answered.
      await expect.poll(() => failed).toBe(index + 1)
      await dialog.getByRole('alert').getByText('Professional Registration Number not found').waitFor()
    }
    expect(await field(dialog, 'Full name').inputValue()).toBe('NEEMA EXAMPLE')
  })

  test('sees no message when the types of employees cannot be loaded, and can still enter numbers [SEC-09]', async () => {
    const page = await visit('demo')
    const start = await page.locator('#regalia-start').innerText()
    const { documents } = JSON.parse(start) as { documents: Readonly<Record<string, string>> }
    let asked = 0
    await page.route(`**/published/${documents['lists/employee-types']}.json`, (route) => {
      asked += 1
      return route.fulfill({ status: 500, body: 'The list broke' })
    })
    await logInAs(page, 'firm')
    await page.goto(`${origin('demo')}/profile?tab=employees`)
    await page.getByRole('button', { name: 'Add employee count' }).click()
    await page.getByRole('dialog', { name: 'Add employee count' }).waitFor()
    expect(asked).toBeGreaterThan(0)
    expect(await page.getByText('The list broke').count()).toBe(0)
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  })

  test('sees the progress of an upload, can stop it, and downloads the same file again [SEC-09]', async () => {
    const page = await firmAt('demo', '/profile?tab=facilities')
    const facility = sections.find(({ tab }) => tab === 'Equipment/Facilities')
    if (!facility) throw new Error('Firms have facilities')
    await page.getByRole('button', { name: `Add ${facility.noun}` }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, 'Name of equipment').fill('lidar')
    await field(dialog, 'Quantity').fill('1')
    await dialog.getByLabel(/^Remarks/).fill('Leased')
    await dialog.locator('input[type=file]').setInputFiles(proof)
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/profile/facilities', async (route) => {
      await held
      // The upload was stopped meanwhile.
      await route.continue().catch(() => undefined)
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('progressbar', { name: `Sending ${proof.name}` }).waitFor()
    await dialog
      .getByText(/^\d+% sent$/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Stop sending' }).click()
    await dialog.getByText('Not sent yet. It is kept here: save again to send it.').waitFor()
    release()
    await page.unroute('**/api/profile/facilities')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const loaded = page.waitForResponse(/\/api\/files\//)
    await page.getByRole('row', { name: /LIDAR/ }).getByRole('button', { name: proof.name }).click()
    expect(await (await loaded).body()).toEqual(proof.buffer)
    await remove(page, { ...facility, name: 'LIDAR' })
  })

  test('describes itself under Company Information, also from the checklist [SEC-09 CHK-02]', async () => {
    const page = await firmAt('demo', '/checklist/component/COMPANYINFORMATION')
    await page.getByRole('heading', { name: 'Company Information' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await summaryIs(page, [
      'Date of registration is required',
      'Company registration number is required',
      'Form of ownership is required',
      'Company statement is required',
    ])
    await field(page, 'Date of registration').fill('17/05/2001')
    await field(page, 'Company registration number').fill('cpr/2001/1')
    await page.getByLabel(/^Form of ownership/).selectOption('Limited company')
    await page.getByLabel(/^Company statement/).fill('We build what lasts.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('CPR/2001/1').waitFor()
    await page.getByRole('region', { name: 'What this completes' }).getByText('Complete', { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.goto(`${origin('demo')}/profile?tab=company-information`)
    await page.getByText('We build what lasts.').waitFor()
  })
})
