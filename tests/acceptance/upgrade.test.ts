import { expect, test } from 'vitest'
import { getAt } from '../../src/engine/json/pointer.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { getCall, sampleSession } from './sessions.ts'
import { agree, signAndConfirm } from './submit-application.ts'

const { visitAs } = openBrowser()

test('the list shows where an upgrade is, and what its state allows [UPG-01]', async () => {
  const page = await visitAs(sampleSession('engineering-board', 'graduate'), '/upgrade')
  await page.getByRole('heading', { level: 1, name: 'My Upgrades' }).waitFor()
  await page.getByText('KES 11,000.00').waitFor()
  await page.getByRole('link', { name: 'Proforma' }).waitFor()
  await page.getByRole('link', { name: 'Upgrade Report' }).waitFor()
  expect(await page.getByRole('link', { name: /Receipt|Registration Letter/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Read (1)' }).click()
  await page.getByRole('dialog', { name: 'Reviewer feedback' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('three plans have their price and numbered requirements, and one is open; who owes something reads so [UPG-02 UPG-03]', async () => {
  const page = await visitAs(sampleSession('engineering-board', 'graduate'), '/upgrade/plan', phone)
  const card = (name: string) => page.getByRole('article').filter({ hasText: `Upgrade to ${name}` })
  const prices = [
    ['Professional Engineer', 'KES 11,000.00', true],
    ['Consulting Engineer', 'KES 100,000.00', false],
    ['Accredited Checker', 'KES 11,000.00', false],
  ] as const
  for (const [name, price, isOpen] of prices) {
    await card(name).getByText(price).waitFor()
    await card(name).getByText('Requirements').waitFor()
    expect(
      await card(name)
        .getByRole('button', { name: `Select ${name}` })
        .isEnabled(),
    ).toBe(isOpen)
  }
  await page.getByText('Please Visit your Profile and Revise your payment').waitFor()
  const path = page.getByRole('navigation', { name: 'You are here' })
  await expect
    .poll(() => path.getByRole('listitem').allInnerTexts())
    .toEqual(['Dashboard', 'My Upgrades', 'New Upgrade'])
  expect(await path.getByRole('link', { name: 'My Upgrades' }).getAttribute('href')).toBe('/upgrade')
  expect(await axeViolations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await card('Professional Engineer').getByRole('button').click()
  await page.getByText(/You have \d+\/\d+ requirement\(s\) that are complete/).waitFor()
  await page.getByRole('checkbox', { name: 'I Confirm to upgrade' }).check()
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
})

test('a member in order confirms, signs and submits an upgrade, and returns to the list; its report can be read [UPG-03 UPG-04]', async () => {
  const session = sampleSession('engineering-board', 'rising')
  const { token } = await session
  const page = await visitAs(session, '/upgrade/checklist/PE')
  await page.getByText(/You have (\d+)\/\1 requirement\(s\) that are complete/).waitFor()
  await page.locator('nav a[aria-current="page"]', { hasText: 'Upgrade' }).waitFor()
  const goOn = page.getByRole('button', { name: 'Continue' })
  expect(await goOn.isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: 'I Confirm to upgrade' }).check()
  await goOn.click()
  await agree(page, 'Submit Application ?', 'I have read and agree to the terms and conditions')
  await signAndConfirm(page, await session)
  await page.waitForURL(/\/upgrade$/)
  const code = String(getAt(await getCall('engineering-board', 'upgrade', token), '/0/code'))
  await page.getByRole('link', { name: code }).waitFor()
  await page.goto(new URL(`/upgrade/document/${code}`, page.url()).href)
  const saved = page.waitForEvent('download')
  const download = page.getByRole('button', { name: 'Download' })
  await expect.poll(() => download.isEnabled()).toBe(true)
  await download.click()
  expect((await saved).suggestedFilename()).toMatch(/^UPGRADE_REPORT-\d{4}-\d\d-\d\d\.pdf$/)
})
