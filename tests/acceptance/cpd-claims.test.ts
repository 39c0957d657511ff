import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { pdfFile } from './sample-files.ts'
import { sampleSession } from './sessions.ts'
import { begunCase, field } from './steps.ts'

const { visitAs } = openBrowser()

const activity = 'Course in water supply'

/** Claims points with evidence; returns the number of the claim. */
async function claim(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Claim points' }).click()
  await page.getByRole('heading', { level: 2, name: 'The activity' }).waitFor()
  await field(page, 'Activity').fill(activity)
  await field(page, 'CPD year').fill('2025')
  await field(page, 'Points claimed').fill('7.5')
  await field(page, 'Provider').fill('Sample College')
  await page.locator('input[type=file]').setInputFiles(pdfFile('attendance.pdf'))
  await page.getByText('attendance.pdf').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  // What is sent is shown above what is declared about it.
  await page.getByRole('main').getByText(activity).first().waitFor()
  await page.getByRole('checkbox', { name: 'I agree to the above declaration' }).check()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  return begunCase(page, 'cpd-claim')
}

test('points are claimed with evidence, awarded at the desk, counted, and stated in a transcript [CPD-02]', async () => {
  const member = await visitAs(sampleSession('iek', 'member'), '/cpd')
  const number = await claim(member)
  const approver = await visitAs(sampleSession('iek', 'approver'), '/desk/cpd-claim')
  await approver.getByRole('link', { name: number }).click()
  await approver.getByText(activity).first().waitFor()
  await approver.getByRole('button', { name: 'Award points', exact: true }).click()
  const dialog = approver.getByRole('dialog')
  await field(dialog, 'Points').fill('4.5')
  expect(await axeViolations(approver)).toEqual([])
  await dialog.getByRole('button', { name: 'Award points', exact: true }).click()
  await approver.getByText(`${number}: Points awarded.`).waitFor()

  await member.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CPD', exact: true }).click()
  const row = member.getByRole('row', { name: new RegExp(activity) })
  await row.getByText('4.5').waitFor()

  await member.getByRole('link', { name: 'My CPD transcripts' }).click()
  await member.getByRole('button', { name: 'Request a transcript' }).click()
  await member.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).click()
  await member.waitForURL(/\/cases\/cpd-transcript\/CPT-.*\/documents\/transcript$/)
  await member.getByText(activity).first().waitFor()
  expect(await axeViolations(member)).toEqual([])
})

test('on a phone claims are cards, and the menu marks where they belong [CPD-02]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/cases/cpd-claim', phone)
  await page.getByRole('heading', { level: 1, name: 'My CPD claims' }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CPD', exact: true })
  expect(await entry.getAttribute('aria-current')).toBe('page')
})
