import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  paybillVariables,
  simulatorKeys,
  simulatorVariables,
  startDarajaSimulator,
} from '../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../scripts/simulators/daraja-simulator.ts'
import type { PaybillAct } from '../../scripts/simulators/paybill.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { startSeeded } from './seeded-server.ts'
import { listed, logInAs } from './steps.ts'

const { visitAt } = openBrowser()

// One server alone may read the list of a paybill.
let provider: DarajaSimulator
let portal: ServerProcess
beforeAll(async () => {
  provider = await startDarajaSimulator()
  portal = await startSeeded({ ...simulatorVariables(provider.address, ['demo']), ...paybillVariables(['demo']) })
})
afterAll(async () => {
  await portal.stop()
  await provider.close()
})

async function enter(account: string): Promise<Page> {
  const page = await visitAt(portal.origin('demo'))
  await logInAs(page, account)
  return page
}

const send = (shortcode: string, account: string, amount: number, act: PaybillAct = 'pay') =>
  provider.paybill.pay({ shortcode, account, amount, phone: '254712345600', act })

test('money by paybill is posted by its account, and assigned by staff without one [BIL-02 BIL-06]', async () => {
  const member = await enter('graduate')
  const pending = member.getByRole('table', { name: 'Pending Payments' })
  await pending
    .getByRole('link', { name: /^Pay Now: INV-/ })
    .first()
    .click()
  const numbers = member.locator('dl').filter({ hasText: 'Paybill number' }).locator('dd')
  await numbers.first().waitFor()
  expect(await axeViolations(member)).toEqual([])
  const [shortcode = '', account = ''] = await numbers.allInnerTexts()
  expect(await send(shortcode, `${account}1`, 10)).toBe('C2B00012')
  // The server has registered its addresses once the wrong account is refused, and then hears of the money.
  expect(await send(shortcode, account, 100_000)).toBe('0')
  await expect
    .poll(
      async () => {
        await member.reload()
        return member.getByRole('heading', { level: 2, name: /Paid|How do you want to pay/ }).innerText()
      },
      { timeout: 20_000 },
    )
    .toBe('Paid')

  await send(shortcode, 'school fees', 700, 'pay, not checked')
  const page = await enter('finance')
  await page.goto(`${portal.origin('demo')}/admin/finance?view=money`)
  const row = page.getByRole('row').filter({ hasText: 'school fees' })
  await expect
    .poll(
      async () => {
        await page.reload()
        await listed(page.getByRole('tabpanel'))
        return row.count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await row.getByRole('button', { name: /^Open:/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/"billreference": "school fees"/).waitFor()
  await dialog.getByRole('button', { name: 'Assign to a member' }).click()
  const memberOf = dialog.getByLabel('Member or invoice number')
  await memberOf.fill('nobody')
  await dialog.getByLabel('How you know whose it is').fill('The payer called.')
  await dialog.getByRole('button', { name: 'Assign to a member' }).click()
  await dialog.getByText('No member and no invoice has this number', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await memberOf.fill(account)
  await dialog.getByRole('button', { name: 'Assign to a member' }).click()
  await page.getByText('The money is assigned, and the receipt posted', { exact: true }).waitFor()
  await page.getByText('All money is placed.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('OUTPUT')
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})

test('a number that a forged notice names is set aside by staff, and that is taken back [BIL-02 BIL-06]', async () => {
  const { shortcode } = simulatorKeys
  // The server has registered its addresses once what names nothing is refused.
  await expect.poll(() => send(shortcode, 'school fees', 10), { timeout: 20_000 }).not.toBe('0')
  await send(shortcode, 'forged fees', 900, 'forged notice')
  const page = await enter('finance')
  const show = (shown: string) => page.goto(`${portal.origin('demo')}/admin/finance?view=money&shown=${shown}`)
  const forged = page.getByRole('region').filter({ hasText: 'forged fees' })
  const decide = async (action: string, then: string) => {
    await forged.getByRole('button', { name: new RegExp(`^${action}: P`) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Looked up at the provider.')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await page.getByText(then, { exact: true }).waitFor()
    await expect.poll(() => forged.count()).toBe(0)
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('OUTPUT')
  }
  await show('heard')
  await decide('Set aside', 'The number is set aside')
  await show('aside')
  await forged.getByText('Looked up at the provider.').waitFor()
  await decide('Take back', 'The decision is taken back')
  await page.setViewportSize(phone)
  await show('heard')
  await forged.waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})
