import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

async function openDashboard(tenant: string, account: string, viewport = desk) {
  const page = await visitAs(sampleSession(tenant, account), '/dashboard', viewport)
  const tiles = page.getByRole('region', { name: 'Your standing' })
  await tiles.locator('p').first().waitFor()
  const titles = async () => tiles.getByRole('heading').allInnerTexts()
  return { page, tiles, titles }
}

test('tiles say arrears, status, points and notifications; what is overdue explains the status and leads to the account [DASH-01]', async () => {
  const { page, tiles, titles } = await openDashboard('demo', 'graduate')
  expect(await titles()).toEqual(['Status', 'Arrears', 'CPD points earned', 'Notifications'])
  await tiles
    .getByRole('article', { name: 'Status' })
    .getByText(/Good Standing$/)
    .waitFor()
  await tiles
    .getByRole('article', { name: 'Arrears' })
    .getByText(/^KES\s[\d,]+\.\d\d$/)
    .waitFor()
  await page.getByRole('table', { name: 'Pending Payments' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await tiles.getByRole('link', { name: 'Arrears' }).click()
  await page.waitForURL(/\/billing$/)
})

test('the board has no tile for notifications [DASH-01]', async () => {
  const { titles } = await openDashboard('engineering-board', 'member')
  expect(await titles()).toEqual(['Status', 'Arrears', 'CPD points earned'])
})

test('what to do next comes before all else and leads there; general information, applications and upgrades follow [DASH-02]', async () => {
  const { page } = await openDashboard('demo', 'graduate', phone)
  const next = page.getByRole('region', { name: 'What to do next' })
  await next
    .getByRole('link', { name: /^Pay KES/ })
    .first()
    .waitFor()
  const general = page.getByRole('region', { name: 'General information' })
  await general.getByText('Registration No.', { exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual([
      'What to do next',
      'Status',
      'Arrears',
      'CPD points earned',
      'Notifications',
      'General information',
      'Your applications',
      'Your upgrades',
      'Pending Payments',
      'CPD points by year',
      'What good standing asks',
    ])
  expect(await axeViolations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await next
    .getByRole('link', { name: /^Pay KES/ })
    .first()
    .click()
  await page.waitForURL(/\/billing\/invoice\//)
})

test('points of each year are shown beside what was expected, and what the next category asks of them [DASH-05]', async () => {
  const { page } = await openDashboard('demo', 'member')
  const points = page.getByRole('region', { name: 'CPD points by year' })
  await points
    .getByRole('progressbar', { name: /^\d{4}: [\d.]+ of 30 points$/ })
    .first()
    .waitFor()
  expect(await points.getByRole('progressbar').count()).toBeGreaterThanOrEqual(3)
  const graduate = await openDashboard('demo', 'graduate')
  const asked = graduate.page.getByRole('region', { name: 'CPD points by year' })
  await asked.getByRole('heading', { name: 'Professional Member asks for 45 points in the last 3 years' }).waitFor()
  await asked.getByRole('progressbar', { name: /^Professional Member: [\d.]+ of 45 points$/ }).waitFor()
})

test('a member in good standing requests the document about it, and its own address shows it [DASH-04]', async () => {
  const { page, tiles } = await openDashboard('iek', 'member')
  const status = tiles.getByRole('article', { name: 'Status' })
  await status.getByText('In Good Standing', { exact: true }).waitFor()
  const asked = page.getByRole('region', { name: 'What good standing asks' })
  await asked.getByText(/^You earned the CPD points of last year \([\d.]+ of 30\)$/).waitFor()
  await status.getByRole('link').click()
  await page.waitForURL(/\/dashboard\/goodStanding\//)
  const letter = page.url()
  await page.getByText('You have none that is valid today.').waitFor()
  await page.getByRole('link', { name: 'Request one' }).click()
  await page.getByRole('link', { name: 'Request a new one' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: /Who is it for/ }).fill('The Embassy of Sampleland')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Request' }).click()
  await page.waitForURL(/\/documents\/letter$/)
  await page.getByRole('heading', { level: 1, name: 'Certificate of Membership in Good Standing' }).waitFor()
  await page.getByText('One page', { exact: true }).waitFor()
  await page.goto(letter)
  await page.getByRole('heading', { level: 1, name: 'Certificate of Membership in Good Standing' }).waitFor()
  await page.getByText('One page', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})
