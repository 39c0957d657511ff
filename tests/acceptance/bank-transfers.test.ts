import { expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { pdfFile } from './sample-files.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

test('a bank transfer is entered with its slip, read, and taken back [BIL-01 BIL-06]', async () => {
  const member = await visitAs(sampleSession('ics', 'graduate'), '/billing')
  const first = member.getByRole('table').getByRole('row').filter({ hasText: 'Invoice' }).first()
  const invoice = (await first.innerText()).split(/\s/)[0] ?? ''

  const page = await visitAs(sampleSession('ics', 'finance'), '/admin/finance?view=transfers')
  await page.getByRole('button', { name: 'Enter a transfer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter a transfer' })
  await dialog.getByRole('textbox', { name: 'Invoice or member number' }).fill('nobody')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await dialog.getByText(/No invoice, request or member has this number/).waitFor()
  await dialog.getByRole('textbox', { name: 'Invoice or member number' }).fill(invoice.toLowerCase())
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Whose money it is' }).inputValue()).not.toBe('')
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill('12.50')
  await dialog.getByRole('textbox', { name: 'Date of the transfer' }).fill('2026-01-15')
  await dialog.getByRole('textbox', { name: 'Bank’s reference' }).fill('ft26015accept')
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('slip.pdf'))
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Post the receipt' }).click()
  await page.getByText(/^RCT-.+ is posted$/).waitFor()
  await dialog.waitFor({ state: 'detached' })

  await page.setViewportSize(phone)
  const list = page.getByRole('table', { name: 'Bank transfers' })
  const row = list.getByRole('row').filter({ hasText: 'FT26015ACCEPT' })
  await row.getByText(invoice).waitFor()
  const [slip] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: /^Slip/ }).click()])
  expect(slip.suggestedFilename()).toBe('slip.pdf')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])

  await member.reload()
  await member.getByRole('link', { name: 'Open as a document' }).click()
  await member.waitForURL(/\/billing\/document\/statement\/all$/)
  await member.getByRole('figure', { name: /Statement of Account/ }).waitFor()
  await member.getByRole('combobox', { name: 'Year' }).click()
  await member
    .getByRole('option', { name: /^\d{4}$/ })
    .first()
    .click()
  await member.waitForURL(/\/statement\/\d{4}$/)
  await member.getByRole('figure', { name: /Statement of Account/ }).waitFor()
  // A tooltip of what the pointer is over is no part of the page.
  await member.mouse.move(0, 0)
  await member.getByRole('tooltip').waitFor({ state: 'detached' })
  expect(await axeViolations(member)).toEqual([])

  await row.getByRole('button', { name: /^Take back/ }).click()
  const taking = page.getByRole('dialog', { name: /^Take RCT-/ })
  await taking.getByRole('textbox', { name: 'Reason' }).fill('It was another member’s money.')
  await taking.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('The transfer is taken back; its receipt is reversed').waitFor()

  await page.getByRole('button', { name: 'Enter a refund' }).click()
  const refund = page.getByRole('dialog', { name: 'Enter a refund' })
  await refund.getByRole('textbox', { name: 'Member or invoice number' }).fill(invoice)
  await refund.getByRole('button', { name: 'Find' }).click()
  await expect.poll(() => refund.getByRole('textbox', { name: 'Who is refunded' }).inputValue()).not.toBe('')
  await refund.getByRole('textbox', { name: 'Amount paid out' }).fill('9999999')
  await refund.getByRole('textbox', { name: 'Bank’s reference' }).fill('ft26016refund')
  expect(await axeViolations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await refund.getByRole('button', { name: 'Post the refund' }).click()
  await refund.getByText("The member's credit is less than that").first().waitFor()
  await refund.getByRole('button', { name: 'Cancel' }).click()
  await row.getByText(/^Taken back by REV-/).waitFor()
})
