import { expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'
import { openAccountMenu } from './steps.ts'

const { visitAs } = openBrowser()

async function openJobs() {
  const page = await visitAs(sampleSession('demo', 'admin'), '/admin/jobs')
  const table = page.getByRole('table', { name: 'Background work' })
  return { page, table }
}

test('an administrator sees what the portal does by itself, in both languages, on a phone too [ADM-17 PLAT-15]', async () => {
  const { page, table } = await openJobs()
  await table.getByRole('row', { name: /^Remove what has expired.*Done.*Next run/s }).waitFor()
  await table.getByRole('row', { name: /^Compare stored files with records/ }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const filter = page.getByRole('combobox', { name: 'Show' })
  await filter.selectOption('Cancelled')
  await page.getByText('No work in this state').waitFor()
  await filter.selectOption('All work')
  await page.setViewportSize(phone)
  await table.getByText('Remove what has expired').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.getByRole('table', { name: 'Kazi za nyuma ya pazia' }).getByText('Kuondoa vilivyopitwa na muda').waitFor()
})

test('what failed is first and tried again, what waits is cancelled after a question, and the list follows [ADM-17]', async () => {
  // Work that fails cannot be had from the shared server; its own tests cause it.
  const once = {
    name: 'draw-document',
    counts: {},
    ids: [],
    failure: null,
    error: null,
    running: false,
    progress: null,
    tries: 0,
    started_at: null,
    finished_at: null,
  }
  const later = '2030-01-05T08:00:00Z'
  const jobs = new Map<string, object>([
    ['waits', { ...once, id: 'waits', outcome: null, next_at: later }],
    ['fails', { ...once, id: 'fails', outcome: 'failed', failure: 'interrupted', tries: 5, next_at: null }],
  ])
  const { page, table } = await openJobs()
  await page.route('**/api/admin/jobs', (route) => route.fulfill({ json: { data: [...jobs.values()] } }))
  await page.route('**/api/admin/jobs/retry', (route) => {
    jobs.set('fails', {
      ...once,
      id: 'fails',
      outcome: null,
      running: true,
      progress: { done: 3, of: 9 },
      next_at: later,
    })
    return route.fulfill({ json: { data: { message: 'The job is tried again' } } })
  })
  await page.route('**/api/admin/jobs/cancel', (route) => {
    jobs.set('waits', { ...once, id: 'waits', outcome: 'cancelled', next_at: null })
    return route.fulfill({ json: { data: { message: 'The job is cancelled' } } })
  })
  await page.reload()
  const first = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
  await expect.poll(() => first.innerText()).toMatch(/fails\s+Failed.*The server stopped every time\s+5 runs/s)
  await first.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The job is tried again').waitFor()
  await expect.poll(() => first.innerText()).toMatch(/Running\s+3 of 9/)
  jobs.set('fails', {
    ...once,
    id: 'fails',
    outcome: null,
    running: true,
    progress: { done: 8, of: 9 },
    next_at: later,
  })
  await table.getByText('8 of 9').waitFor()
  await table.getByRole('row', { name: /waits/ }).getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this work?' })
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel the work' }).click()
  await page.getByText('The job is cancelled').waitFor()
  await question.waitFor({ state: 'detached' })
  await table
    .getByRole('row', { name: /waits\s*Cancelled/ })
    .getByRole('button', { name: 'Try again' })
    .waitFor()
})
