import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

test('a member opens the certificate and the invoice of a paid year from the menu’s page, and saves them [SUB-01 SUB-03]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/dashboard')
  await page.getByRole('link', { name: 'Subscription', exact: true }).click()
  const table = page.getByRole('table', { name: 'My Subscriptions' })
  await table.waitFor()
  const cells = table.locator('tbody tr').first().locator('[data-title]')
  await expect
    .poll(() => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-title'))))
    .toEqual(['Period', 'Category', 'Status', 'Amount', 'Amount Paid', 'Date Paid'])
  expect(await table.locator('tbody tr').count()).toBe(3)
  expect(await table.getByRole('link', { name: /^Pay Now/ }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await table
    .getByRole('link', { name: /^Certificate: INV-/ })
    .first()
    .click()
  await page.waitForURL(/\/subscription\/certificate\//)
  await page.getByText('One page', { exact: true }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^CERTIFICATE-INV-\d{4}-\d{5}\.pdf$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.waitForURL(/\/subscription$/)
  // The invoice is saved by its number alone.
  await table
    .getByRole('link', { name: /^Invoice: INV-/ })
    .first()
    .click()
  await page.waitForURL(/\/subscription\/document\//)
  await page.getByText('One page', { exact: true }).waitFor()
  const savingInvoice = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await savingInvoice).suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.pdf$/)
})

test('a graduate pays what is owed, and has no certificate; the checkout leads back [SUB-01 BIL-07]', async () => {
  const page = await visitAs(sampleSession('demo', 'graduate'), '/subscription', phone)
  const table = page.getByRole('table', { name: 'My Subscriptions' })
  await table.waitFor()
  expect(await table.getByRole('link', { name: /^Certificate/ }).count()).toBe(0)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  const address = await table.getByRole('link', { name: /^Pay Now: INV-/ }).getAttribute('href')
  const payload = Buffer.from(address?.split('/').at(-1) ?? '', 'base64url').toString()
  const request = JSON.parse(payload) as { sourceDocumentNo: string }
  expect(request).toMatchObject({ description: 'Subscription Payment', success_url: '/subscription' })
  // From the invoice, among all that was posted, it is the same payment.
  const invoice = Buffer.from(request.sourceDocumentNo).toString('base64url')
  await page.goto(new URL(`/billing/invoice/${invoice}`, page.url()).href)
  const again = await page.getByRole('link', { name: /^Pay Now: INV-/ }).getAttribute('href')
  expect(JSON.parse(Buffer.from(again?.split('/').at(-1) ?? '', 'base64url').toString())).toMatchObject({
    ...request,
    fail_url: `/billing/invoice/${invoice}`,
  })
})

test('the institution’s members save the history of their payments, the latest year first [SUB-02]', async () => {
  const page = await visitAs(sampleSession('iek', 'member'), '/subscription')
  const table = page.getByRole('table', { name: 'Payment History' })
  await table.waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  const saved = await saving
  const [head = '', ...lines] = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n')
  expect(head.replace('\uFEFF', '')).toBe(
    'No#,Date Of Payment,From,To,Amount,Payment ID,Payment Type,Year Of Subscription,Email,Name,No',
  )
  const number = lines.at(0)?.split(',').at(-1)
  expect(saved.suggestedFilename()).toBe(`payment-history-${number?.replaceAll('/', '-')}.csv`)
  const years = lines.map((line) => line.split(',').at(-4))
  expect(years).toEqual([...years].toSorted((one = '', other = '') => other.localeCompare(one)))
  expect(lines.every((line) => line.includes('member@sample.example'))).toBe(true)
  const elsewhere = await visitAs(sampleSession('demo', 'member'), '/subscription')
  await elsewhere.getByRole('table', { name: 'My Subscriptions' }).waitFor()
  expect(await elsewhere.getByText('Payment History').count()).toBe(0)
})
