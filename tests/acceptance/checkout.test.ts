import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { encodePaymentRequest } from '../../src/engine/payments/payment-request.ts'
import { isJsonArray } from '../../src/engine/json/json.ts'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { getCall, sampleSession } from './sessions.ts'
import type { Session } from './sessions.ts'

const { visitAs } = openBrowser()

/** Opens the checkout of what a sample account owes, from its dashboard. */
async function openCheckout(who: Promise<Session>, viewport = desk): Promise<Page> {
  const page = await visitAs(who, '/dashboard', viewport)
  await page
    .getByRole('table', { name: 'Pending Payments' })
    .getByRole('link', { name: /^Pay Now: INV-/ })
    .first()
    .click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('heading', { level: 2, name: 'How do you want to pay?' }).waitFor()
  return page
}

/** Pays by M-Pesa from a phone, whose last digits say what its owner does. */
async function payFrom(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'M-Pesa phone number' }).fill(number)
  await page.getByRole('button', { name: /^M-Pesa: Pay KES/ }).click()
}

const isPaid = (page: Page) => page.getByRole('heading', { level: 2, name: 'Paid', exact: true }).waitFor()

async function paymentsOf(who: Promise<Session>): Promise<number> {
  const { tenant, token } = await who
  const history = await getCall(tenant, 'billing/history', token)
  return isJsonArray(history) ? history.length : 0
}

test('what is pending is paid by M-Pesa, and leads to its receipt [BIL-02 BIL-03 BIL-05 DASH-03]', async () => {
  const who = sampleSession('ics', 'graduate')
  const before = await paymentsOf(who)
  const page = await openCheckout(who)
  expect(await page.getByRole('textbox', { name: 'M-Pesa phone number' }).inputValue()).not.toBe('')
  expect(await axeViolations(page)).toEqual([])
  await payFrom(page, '+254 712 345 600')
  await page.getByText('Enter your M-Pesa PIN on your phone to pay').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await isPaid(page)
  await page.getByText('We have received your payment. Thank you').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await paymentsOf(who)).toBe(before + 1)
  await page.reload()
  await page.getByText('Nothing is owed of this invoice').waitFor()
  await page.getByRole('link', { name: 'Open receipt' }).click()
  await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor()
  await page.getByText('One page', { exact: true }).waitFor()
})

test('a malformed phone is refused at its field, a cancelled payment says so, and is paid at last [BIL-02 BIL-03]', async () => {
  const who = sampleSession('iek', 'graduate')
  const before = await paymentsOf(who)
  const page = await openCheckout(who, phone)
  expect(await scrollsSideways(page)).toBe(false)
  await payFrom(page, '12345')
  await page.getByText('Enter a Safaricom phone number such as 0712 345 678').waitFor()
  await payFrom(page, '0712345632')
  await page.getByRole('alert').getByText('You cancelled the payment on your phone. Nothing was paid').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  expect(await paymentsOf(who)).toBe(before)
  // Back leads where the payment began. Opened again, the checkout asks how to pay, and has asked for nothing.
  const checkout = page.url()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.waitForURL(/\/dashboard$/)
  await page.goto(checkout)
  await page.getByRole('heading', { level: 2, name: 'How do you want to pay?' }).waitFor()
  await payFrom(page, '0712345600')
  await isPaid(page)
  expect(await paymentsOf(who)).toBe(before + 1)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(/\/subscription$/)
})

test('two tabs pay once; whoever leaves both finds the receipt in the bell [BIL-02 BIL-04]', async () => {
  const who = sampleSession('engineering-board', 'graduate')
  const before = await paymentsOf(who)
  const first = await openCheckout(who)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.getByRole('heading', { level: 2, name: 'How do you want to pay?' }).waitFor()
  await payFrom(first, '0712345600')
  await payFrom(second, '0712345600')
  await first.close()
  const checkout = second.url()
  await second.getByText('Enter your M-Pesa PIN on your phone to pay').waitFor()
  await second.goto('about:blank')
  await expect.poll(() => paymentsOf(who), { timeout: 20_000 }).toBe(before + 1)
  await second.goto(checkout)
  await isPaid(second)
  expect(await paymentsOf(who)).toBe(before + 1)
  await second.getByRole('button', { name: /^Notifications/ }).click()
  const bell = second.getByRole('dialog', { name: 'Notifications' })
  expect(await axeViolations(second)).toEqual([])
  await bell.getByRole('link', { name: /^Open .* was paid for .* Your receipt is / }).click()
  await second.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor()
  await bell.waitFor({ state: 'detached' })
})

test('a card is declined, left, and pays once from two tabs and after a reload [BIL-02 BIL-04 BIL-05]', async () => {
  const who = sampleSession('ics', 'firm')
  const before = await paymentsOf(who)
  const page = await openCheckout(who, phone)
  expect(await scrollsSideways(page)).toBe(false)
  const second = await page.context().newPage()
  await second.goto(page.url())
  const choose = async (act: string) => {
    await page.waitForURL(/\/pay\//)
    await page.getByRole('button', { name: act, exact: true }).click()
  }
  const pay = () => page.getByRole('button', { name: /^Pay KES .* by card$/ }).click()
  await pay()
  await choose('decline')
  await page.getByRole('alert').getByText('Declined').waitFor()
  // The other tab leads to the same page.
  const onward = second.getByRole('link', { name: 'Go to the card page' })
  await second.reload()
  await onward.waitFor()
  expect(await onward.getAttribute('href')).toBe(page.url())
  expect(await axeViolations(second)).toEqual([])
  await choose('leave')
  await page.getByRole('alert').getByText('Your bank declined the card').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  expect(await paymentsOf(who)).toBe(before)
  await second.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await pay()
  await choose('approve')
  await isPaid(page)
  // The other tab, which still shows the payment that was declined, finds that nothing is owed any more.
  await second.getByRole('button', { name: 'Try again' }).click()
  await isPaid(second)
  await page.reload()
  await isPaid(page)
  expect(await paymentsOf(who)).toBe(before + 1)
  await page.getByRole('link', { name: 'Open receipt' }).click()
  await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor()
})

test('what is over pays what is owed [BIL-02]', async () => {
  const who = sampleSession('iek', 'firm')
  const before = await paymentsOf(who)
  const page = await openCheckout(who)
  await page.getByRole('button', { name: /^Credit balance: Pay KES/ }).click()
  await isPaid(page)
  expect(await paymentsOf(who)).toBe(before + 1)
})

test('an invoice has Pay Now while something is owed of it, and an address that leads to no payment says so [BIL-02]', async () => {
  const page = await visitAs(sampleSession('demo', 'graduate'), '/dashboard')
  await page
    .getByRole('link', { name: /^Preview: INV-/ })
    .first()
    .click()
  await page.waitForURL(/\/billing\/invoice\//)
  await page.getByRole('heading', { level: 1, name: 'Invoice' }).waitFor()
  await page.getByRole('link', { name: /^Pay Now: INV-/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Pay' }).waitFor()
  const asking = (amount: number) =>
    encodePaymentRequest({
      payerID: '',
      sourceDocumentNo: 'INV-1999-00001',
      description: '',
      amount,
      success_url: '',
      fail_url: '',
    })
  for (const [payload, sentence] of [
    ['e30', 'This address leads to no payment. Go back, and press Pay Now again'],
    [asking(1), 'You have no such invoice'],
    [asking(0), 'The amount of a payment has to be more than zero'],
    [asking(-5), 'The amount of a payment has to be more than zero'],
  ] as const) {
    await page.goto(`${new URL(page.url()).origin}/checkout/${payload}`)
    await page.getByRole('alert').getByText(sentence).waitFor()
  }
})
