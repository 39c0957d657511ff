import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { axeViolations, openBrowser, origin, phone, scrollsSideways } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { newApplicant } from './new-applicant.ts'
import { pdfFile, pngFile } from './sample-files.ts'
import { field, isSeen, pick, summaryIs } from './steps.ts'

const { visitAs } = openBrowser()

const row = (page: Page, name: RegExp): Locator => page.getByRole('row', { name })
const save = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'Save' }).click()
const gone = (dialog: Locator): Promise<void> => dialog.waitFor({ state: 'detached' })

type Tab = 'academic' | 'professional'

async function openTab(page: Page, tenant: string, tab: Tab): Promise<void> {
  await page.goto(`${origin(tenant)}/profile?tab=${tab}`)
  await tabIsShown(page, tab)
}

/** A user with only a bio, at the academic qualifications. */
async function academicOf(tenant: string): Promise<Page> {
  const page = await visitAs(newApplicant(tenant), '/profile?tab=academic')
  await tabIsShown(page, 'academic')
  return page
}

async function tabIsShown(page: Page, tab: Tab): Promise<void> {
  await page
    .getByRole('heading', { name: new RegExp(`^${tab} qualifications$`, 'i') })
    .first()
    .waitFor()
}

/** The dialog that adds a qualification, once its form is there. */
async function openDialog(page: Page, kind: 'academic' | 'professional'): Promise<Locator> {
  await page.getByRole('button', { name: `Add ${kind} qualification` }).click()
  const dialog = page.getByRole('dialog', { name: `Add ${kind} qualification` })
  await dialog.getByRole('combobox', { name: 'Certificate Awarded' }).waitFor()
  return dialog
}

/** 'Other' turns the choice into a text field. */
async function writeOwn(dialog: Locator, label: string, text: string): Promise<void> {
  await pick(dialog, label, 'Other')
  await field(dialog, label).fill(text)
}

async function fillContact(dialog: Locator, country: string): Promise<void> {
  await field(dialog, 'Contact Person').fill('sample registrar')
  await field(dialog, 'Designation').fill('registrar')
  await field(dialog, 'E-mail').fill('registrar@example.org')
  await field(dialog, 'Address').fill('1 sample road')
  await pick(dialog.getByRole('region', { name: 'Contact person at the institution' }), 'Country', country)
}

/** The response of the API to the user of the page's session. */
const api = (page: Page, path: string, body?: object): Promise<JsonValue> =>
  page.evaluate(
    async ([at, sent]) => {
      const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const request = sent === undefined ? { headers } : { method: 'POST', headers, body: sent }
      return (await fetch(`/api/${at}`, request)).json()
    },
    [path, body && JSON.stringify(body)] as const,
  )

async function storedRecords(page: Page) {
  const records = getAt(await api(page, 'profile/certification'), '/data')
  return isJsonArray(records) ? records.filter(isJsonObject) : []
}

describe('qualifications', () => {
  test('of a school: subjects and grades, Other as free text, and issues at their fields [SEC-01 SEC-02 API-02]', async () => {
    const page = await academicOf('demo')
    const dialog = await openDialog(page, 'academic')
    expect(await axeViolations(page)).toEqual([])
    expect((await dialog.boundingBox())?.width).toBe(640)
    await save(dialog)
    await summaryIs(dialog, [
      'Certificate Awarded is required',
      'Area of Specialization is required',
      'Certificate No is required',
      'Institution is required',
      'County is required',
      'Location is required',
      'Start Date is required',
      'End Date is required',
      'Graduation Date is required',
      'Attachment is required',
    ])
    await expect.poll(() => hasFocus(dialog.getByRole('combobox', { name: 'Certificate Awarded' }))).toBe(true)
    await dialog.getByRole('checkbox', { name: 'This is an O-level certificate' }).check()
    await dialog.getByRole('combobox', { name: 'Certificate Awarded' }).click()
    expect(await page.getByRole('option', { name: 'Bachelor’s degree' }).count()).toBe(0)
    await page.getByRole('option', { name: /KCSE/ }).click()
    await field(dialog, 'Certificate No').fill('n/a')
    await writeOwn(dialog, 'Institution', 'Sample High School')
    await pick(dialog, 'County', 'Nairobi City')
    await field(dialog, 'Location').fill('Westlands')
    await field(dialog, 'Start Date').fill('04/02/2008')
    await field(dialog, 'End Date').fill('03/02/2008')
    await field(dialog, 'Certificate').setInputFiles(pngFile('certificate.png'))
    expect(await isSeen(dialog.getByText('Attachment must be a Pdf'))).toBe(true)
    const large = { ...pdfFile('certificate.pdf'), buffer: Buffer.alloc(10_000_000, '%PDF-1.4\n') }
    await field(dialog, 'Certificate').setInputFiles(large)
    expect(await isSeen(dialog.getByText('Attachment should be less than 10MB'))).toBe(true)
    await field(dialog, 'Certificate').setInputFiles(pdfFile('certificate.pdf'))
    await pick(dialog, 'Division or aggregate grade', 'Mean grade B+')
    await dialog.getByText('Grade', { exact: true }).and(dialog.locator(':visible')).first().waitFor()
    await dialog.getByRole('combobox', { name: 'Grade', exact: true }).first().selectOption('A-')
    await fillContact(dialog, 'Kenya')
    await field(dialog, 'E-mail').fill('registrar')
    await save(dialog)
    await summaryIs(dialog, ['End Date Cannot come before Start Date', 'E-mail must be valid'])
    await field(dialog, 'E-mail').fill('registrar@example.org')
    await field(dialog, 'End Date').fill('18/11/2011')
    expect(await axeViolations(page)).toEqual([])
    await save(dialog)
    await gone(dialog)
    expect(await isSeen(row(page, /\(KCSE\).*SAMPLE HIGH SCHOOL.*certificate\.pdf/))).toBe(true)
    const [record] = await storedRecords(page)
    expect(record).toMatchObject({ Institution: 'SAMPLE HIGH SCHOOL', UniversityCode: 'OTHER', CertificateNo: 'N/A' })
    expect(getAt(record ?? {}, '/certificationSubjects/0')).toEqual({ Subject: 'Mathematics', Grade: 'A-', marks: 0 })
    const { EntryNo = null } = record ?? {}
    const certificationSubjects = [{ Subject: 'Physics', Grade: 'B', marks: 0 }]
    await api(page, 'profile/certification/storesubjects', { EntryNo, certificationSubjects })
    expect(getAt((await storedRecords(page))[0] ?? {}, '/certificationSubjects')).toEqual(certificationSubjects)
  })

  test('from abroad: transcripts, a contact and the warning; editing keeps the files, deleting asks [SEC-01 SEC-02 SEC-11 API-02]', async () => {
    const page = await academicOf('iek')
    const dialog = await openDialog(page, 'academic')
    const warning = dialog.getByText('Make sure the Degree/Certificate is translated')
    expect(await warning.count()).toBe(0)
    await dialog.getByText('Foreign', { exact: true }).click()
    await warning.waitFor()
    await save(dialog)
    await summaryIs(dialog, [
      'Country is required',
      'Certificate Awarded is required',
      'Area of Specialization is required',
      'Certificate No is required',
      'Institution is required',
      'Location is required',
      'Start Date is required',
      'End Date is required',
      'Graduation Date is required',
      'Attachment is required',
      'Contact Person is required',
      'Designation is required',
      'E-mail is required',
      'Address is required',
    ])
    await pick(dialog.getByRole('region', { name: 'Qualification' }), 'Country', 'Uganda')
    await pick(dialog, 'Certificate Awarded', 'Master’s degree')
    await writeOwn(dialog, 'Area of Specialization', 'bridges')
    await field(dialog, 'Certificate No').fill('M-77')
    await dialog.getByRole('combobox', { name: 'Institution' }).click()
    expect(await page.getByRole('option', { name: 'University of Nairobi' }).count()).toBe(0)
    await page.getByRole('option', { name: 'Makerere University' }).click()
    await field(dialog, 'Location').fill('Kampala')
    await field(dialog, 'Start Date').fill('03/09/2012')
    await field(dialog, 'End Date').fill(`30/06/${new Date().getFullYear() + 1}`)
    await field(dialog, 'Graduation Date').fill('02/09/2012')
    await pick(dialog, 'Completion Year', '2014')
    await field(dialog, 'Certificate').setInputFiles(pdfFile('masters.pdf'))
    await dialog.getByRole('button', { name: 'Add transcript' }).click()
    await field(dialog, 'Description').fill('year 1')
    await field(dialog, 'Transcript').setInputFiles(pdfFile('year-1.pdf'))
    await fillContact(dialog, 'Uganda')
    await save(dialog)
    await summaryIs(dialog, ['End Date cannot be later than today', 'Graduation Date Cannot come before Start Date'])
    await field(dialog, 'End Date').fill('30/06/2014')
    await field(dialog, 'Graduation Date').fill('01/12/2014')
    await page.setViewportSize(phone)
    await expect.poll(() => scrollsSideways(page)).toBe(false)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await save(dialog)
    await gone(dialog)
    await row(page, /Master’s degree.*Makerere University.*BRIDGES.*masters\.pdf/).waitFor()
    await page.getByRole('button', { name: 'Edit: Master’s degree' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit academic qualification' })
    await edit.getByText('year-1.pdf', { exact: true }).waitFor()
    await field(edit, 'Certificate No').fill('M-78')
    await save(edit)
    await gone(edit)
    const [record] = await storedRecords(page)
    expect(record).toMatchObject({ CertificateNo: 'M-78', UniversityCode: 'MAKERERE', ContactCountry: 'UG' })
    expect(getAt(record ?? {}, '/transcript/0')).toMatchObject({
      description: 'YEAR 1',
      attachment: { name: 'year-1.pdf' },
    })
    const path = `profile/certification/attachment/getCertificationAttachment?entryNoInt=${Number(record?.['EntryNo'])}`
    expect(getAt(await api(page, path), '/data')).toBe(pdfFile().buffer.toString('base64'))
    await page.getByRole('button', { name: 'Delete: Master’s degree' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this academic qualification?' })
    await question.getByText('Are you sure you want to delete?').waitFor()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    expect(await isSeen(page.getByText('No academic qualifications yet.', { exact: false }))).toBe(true)
    expect(await storedRecords(page)).toEqual([])
  })

  test('of the profession have a tab of their own, and complete their item of the checklist [SEC-02 CHK-02]', async () => {
    const page = await visitAs(newApplicant('demo'), '/checklist/component/PROFESSIONAL', phone)
    const dialog = await openDialog(page, 'professional')
    expect(await dialog.getByRole('checkbox', { name: 'This is an O-level certificate' }).count()).toBe(0)
    await dialog.getByRole('combobox', { name: 'Certificate Awarded' }).click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Accredited professional degree'])
    await page.getByRole('option').click()
    await pick(dialog, 'Area of Specialization', 'Civil')
    await field(dialog, 'Certificate No').fill('P-1')
    await pick(dialog, 'Institution', 'University of Nairobi')
    expect(await field(dialog, 'Contact Person').count()).toBe(0)
    await pick(dialog, 'County', 'Nairobi City')
    await field(dialog, 'Location').fill('Nairobi')
    await field(dialog, 'Start Date').fill('03/09/2012')
    await field(dialog, 'End Date').fill('30/06/2017')
    await field(dialog, 'Graduation Date').fill('01/12/2017')
    await field(dialog, 'Certificate').setInputFiles(pdfFile('licence.pdf'))
    await save(dialog)
    await gone(dialog)
    await page.getByText('licence.pdf', { exact: true }).waitFor()
    await openTab(page, 'demo', 'academic')
    expect(await isSeen(page.getByText('No academic qualifications yet.', { exact: false }))).toBe(true)
    await openTab(page, 'demo', 'professional')
    expect(await isSeen(page.getByText('licence.pdf', { exact: true }))).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })
})
