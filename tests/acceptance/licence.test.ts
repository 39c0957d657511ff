import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { readPaymentRequest } from '../../src/engine/payments/payment-request.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { pdfFile } from './sample-files.ts'
import { sampleSession } from './sessions.ts'
import { field } from './steps.ts'

const { visitAs } = openBrowser()

/** What a link to the checkout asks for. */
const requestOf = async (link: Locator) =>
  readPaymentRequest((await link.getAttribute('href'))?.split('/').at(-1) ?? '')

test('the list has the specified columns, and each application what its state allows [LIC-01]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/license')
  await page.getByRole('heading', { level: 1, name: 'License' }).waitFor()
  const table = page.getByRole('table')
  const cells = table.locator('tbody tr').first().locator('[data-title]')
  await expect
    .poll(() => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-title'))))
    .toEqual(['Application No', 'Application Date', 'Description', 'Amount', 'Type', 'Status'])
  const row = (state: string) => table.getByRole('row').filter({ hasText: state })
  await row('Issued').getByRole('link', { name: 'Receipt' }).waitFor()
  await row('Issued').getByRole('link', { name: 'Invoice' }).waitFor()
  await row('Awaiting signature').getByRole('link', { name: 'View' }).waitFor()
  expect(
    await row('Awaiting signature')
      .getByRole('link', { name: /Receipt|Invoice|Proforma/ })
      .count(),
  ).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('the heading is the caption from the settings; on a phone nothing scrolls sideways [LIC-01 PLAT-17]', async () => {
  const page = await visitAs(sampleSession('ics', 'member'), '/license', phone)
  await page.getByRole('heading', { level: 1, name: 'Annual Practice Permit' }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})

test('an application goes step by step, is signed and uploaded, and then has a pro forma to pay [LIC-02 LIC-03 LIC-04]', async () => {
  const page = await visitAs(sampleSession('demo', 'firm'), '/license/card')
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
  const listed = (title: string) => page.getByRole('button', { name: new RegExp(title) })
  await step('Licence details').waitFor()
  expect(await field(page, 'Licence Amount').inputValue()).toBe('KES 25,000.00')
  expect(await field(page, 'Practice Name').inputValue()).toBe('SAMPLE WORKS LIMITED')
  for (const later of ['Checklist', 'Declaration']) expect(await listed(later).isDisabled()).toBe(true)
  await field(page, 'Practice Start Date').fill('01/02/2027')
  await page.getByRole('button', { name: 'Continue' }).click()
  await step('Checklist').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await step('Declaration').waitFor()
  await page.getByText(/is then decided by the Registration Committee/).waitFor()
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  expect(await submit.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Back' }).click()
  await step('Checklist').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: 'I agree to the above declaration' }).check()
  expect(await axeViolations(page)).toEqual([])
  await submit.click()
  await page.waitForURL(/\/license\/document\/.+/)
  await page.getByText('Download the application to sign/stamp then upload the scanned pdf document').waitFor()
  await page.locator('input[type=file]').setInputFiles(pdfFile('signed.pdf'))
  // Another page would end an upload that is under way.
  const uploaded = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Upload Application', exact: true }).click()
  expect((await uploaded).ok()).toBe(true)
  await page.goto(new URL('/license', page.url()).href)
  const row = page.getByRole('table').locator('tbody tr').first()
  const inRow = await requestOf(row.getByRole('link', { name: 'Pay Now' }))
  expect(inRow).toMatchObject({ description: 'License fees', amount: 25_000 })
  expect(inRow).toMatchObject({ success_url: '/license', fail_url: '/license' })
  await row.getByRole('link', { name: 'Proforma' }).click()
  await page.getByRole('link', { name: 'Pay Now' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('a signed application that is too large is refused, and nothing is sent [LIC-03]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/license')
  await page.getByRole('link', { name: 'View' }).first().waitFor()
  const waiting = page.getByRole('row').filter({ hasText: 'Awaiting signature' })
  await waiting.getByRole('link', { name: /Upload Application/ }).click()
  const upload = page.getByRole('button', { name: 'Upload Application', exact: true })
  expect(await upload.isDisabled()).toBe(true)
  const tooLarge = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_145_728)])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: tooLarge })
  const refusal = 'File too large. max allowed size is 3MB.'
  await page.getByRole('region', { name: 'Notifications' }).getByText(refusal).waitFor()
  await page.getByRole('main').getByText(refusal).first().waitFor()
  expect(await upload.isDisabled()).toBe(true)
  // With the pages of the document in its panel of the same name.
  await page.getByRole('figure', { name: 'Application', exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})
