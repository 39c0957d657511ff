import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser } from './browser.ts'
import type { Tenant } from './browser.ts'
import { pngFile } from './sample-files.ts'
import { field, logIn, logOut, newAddress, pick, readProblems, register, verifyCode } from './steps.ts'

interface FirmWay {
  readonly tenant: Tenant
  readonly category: string
  readonly amount: string
  readonly nameLabel: string
}

const ways: readonly FirmWay[] = [
  { tenant: 'demo', category: 'Registered Firm', amount: 'KES 30,000.00', nameLabel: 'Firm name' },
  {
    tenant: 'engineering-board',
    category: 'Engineering Consulting Firm',
    amount: 'KES 50,000.00',
    nameLabel: 'Registered name of the firm',
  },
  { tenant: 'iek', category: 'Affiliate Firm', amount: 'KES 25,000.00', nameLabel: 'Firm name' },
  { tenant: 'ics', category: 'Chartered Practice', amount: 'KES 35,000.00', nameLabel: 'Firm name' },
]

const { visit } = openBrowser()

describe.each(ways)('a firm of $tenant', ({ tenant, category, amount, nameLabel }) => {
  test('is sent to log-in, registers, and creates its profile [AUTH-08 AUTH-10 BIO-08 PLAT-08]', async () => {
    const email = newAddress('firm')
    const page = await visit(tenant, '/categories')
    await page.getByRole('tab', { name: 'Firm' }).click()
    await page.getByRole('link', { name: `Select ${category}` }).click()
    await page.waitForURL(/\/\?redirect=%2Ffirm$/)
    await page.getByRole('link', { name: 'Register the firm' }).click()
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await register(page, email, 'Tax PIN')
    await verifyCode(page, tenant, email)
    await page.waitForURL(/\/initiate-firm$/)
    await fillFirm(page, nameLabel)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await page.waitForURL(/\/application$/)
    await page
      .getByRole('row', { name: new RegExp(`${category}.*${amount.replaceAll('.', String.raw`\.`)}`) })
      .waitFor()
    await page.goto(new URL('/profile', page.url()).href)
    await page.getByRole('tab', { name: 'Firm Details', selected: true }).waitFor()
    await page.getByText('SAMPLE WORKS LIMITED').first().waitFor()
    await logOut(page)
    await logIn(page, email)
    await page.waitForURL(/\/dashboard$/)
  })
})

test('every field of a firm but its physical address is required [BIO-08]', async () => {
  const email = newAddress('firm')
  const page = await visit('demo', '/register/Corporate/FIRM')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await register(page, email, 'Tax PIN')
  await verifyCode(page, 'demo', email)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const messages = await readProblems(page)
  expect(messages).toContain('VAT registration number is required')
  expect(messages).toContain('L.R. number is required')
  expect(messages.join()).not.toContain('Physical address')
})

async function fillFirm(page: Page, nameLabel: string): Promise<void> {
  await field(page, 'Firm Logo').setInputFiles(pngFile('logo.png'))
  await page.getByRole('button', { name: 'Use picture' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await field(page, nameLabel).pressSequentially('sample works limited')
  expect(await field(page, nameLabel).inputValue()).toBe('SAMPLE WORKS LIMITED')
  await field(page, 'VAT registration number').fill('0123456a')
  await field(page, 'Telephone number').fill('020000000')
  await field(page, 'Fax number').fill('020000001')
  await field(page, 'Postal address').fill('12345')
  await pick(page, 'City', 'Nairobi')
  await field(page, 'Street name').fill('kenyatta avenue')
  await field(page, 'House number').fill('1')
  await field(page, 'Block number').fill('2')
  await field(page, 'L.R. number').fill('209/1')
}
