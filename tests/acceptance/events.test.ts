import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { noisePng } from './sample-files.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

async function openEvents(tenant = 'demo', viewport = desk, path = '/events') {
  const page = await visitAs(sampleSession(tenant, 'member'), path, viewport)
  await page.getByRole('tab', { name: 'Upcoming Events' }).waitFor()
  return page
}

test('upcoming events say what, when and where they are, are booked outside, and are put into a calendar [EVT-01]', async () => {
  const page = await openEvents()
  const workshop = page.getByRole('article', { name: 'Workshop on contract administration' })
  await workshop.waitFor()
  expect(await page.getByRole('article').count()).toBe(9)
  const shown = await workshop.innerText()
  for (const part of ['Workshop', '8 CPD points', '08:30 – 17:00', 'Nairobi', 'Example Training Centre']) {
    expect(shown).toContain(part)
  }
  const webinar = page.getByRole('article', { name: 'Writing technical reports that are read' })
  await webinar.getByText('Online', { exact: true }).waitFor()
  expect(await page.getByRole('article', { name: 'Annual dinner and awards' }).getByText('CPD points').count()).toBe(0)
  const book = workshop.getByRole('link', { name: 'Book Now: Workshop on contract administration' })
  const [, eventCode = '', memberCode = ''] =
    /^https:\/\/events\.example\/delegate-card\/([\w-]+)\/([\w-]+)$/.exec((await book.getAttribute('href')) ?? '') ?? []
  expect(Buffer.from(eventCode, 'base64url').toString()).toBe('EV-0105')
  expect(Buffer.from(memberCode, 'base64url').toString()).toMatch(/\S/)
  expect(await book.getAttribute('target')).toBe('_blank')
  const name = workshop.getByRole('link', { name: 'Workshop on contract administration', exact: true })
  expect(await name.getAttribute('href')).toBe(`https://events.example/events/${eventCode}`)
  const colours = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card.querySelector('li > span') ?? card).color))
  expect(new Set(colours).size).toBe(7)
  const saving = page.waitForEvent('download')
  await workshop.getByRole('button', { name: /^Add to calendar/ }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('EV-0105.ics')
  const file = await readFile(await saved.path(), 'utf8')
  expect(file).toContain('SUMMARY:Workshop on contract administration\r\n')
  expect(file).toMatch(/DTSTART:\d{8}T053000Z\r\n/)
  expect(await axeViolations(page)).toEqual([])
})

test('events are a list at first where the organisation declares so [EVT-01]', async () => {
  const page = await visitAs(sampleSession('ics', 'member'), '/events')
  await expect.poll(() => page.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true')
})

test('events are a grid or a list, which the browser keeps; documents are previewed or downloaded [EVT-01 EVT-02]', async () => {
  const page = await openEvents()
  const grid = page.getByRole('button', { name: 'Grid' })
  await expect.poll(() => grid.getAttribute('aria-pressed')).toBe('true')
  const tops = async () => {
    const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()))
    return new Set(boxes.map((box) => box?.y)).size
  }
  expect(await tops()).toBeLessThan(9)
  await page.getByRole('button', { name: 'List' }).click()
  await expect.poll(tops).toBe(9)
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true')
  const shown = page.getByRole('link', { name: 'Preview: programme.pdf' })
  expect(await shown.getAttribute('href')).toBe('https://events.example/documents/contracts/programme.pdf')
  expect(await shown.getAttribute('target')).toBe('_blank')
  const other = page.getByRole('link', { name: 'Download: exercises.docx' })
  expect(await other.getAttribute('download')).not.toBeNull()
})

test('booked events have the specified columns, and each what its state allows; an invoice opens [EVT-02]', async () => {
  const page = await openEvents()
  await page.getByRole('tab', { name: 'Booked Events' }).click()
  const table = page.getByRole('table', { name: 'Booked Events' })
  await expect
    .poll(() => table.getByRole('columnheader').allInnerTexts())
    .toEqual(['No', 'Event', 'Location', 'Paid', 'Status', 'Actions'])
  expect(new URL(page.url()).search).toBe('?tab=booked')
  const actionsOf = async (number: string) => {
    const links = await table.getByRole('row').filter({ hasText: number }).getByRole('link').allInnerTexts()
    return links.join(' ')
  }
  expect(await actionsOf('BK-0106')).toBe('View')
  expect(await actionsOf('BK-0105')).toBe('View Receipt Invoice')
  expect(await actionsOf('BK-0103')).toBe('')
  expect(await actionsOf('BK-0101')).toBe('Receipt Invoice')
  const view = await table.getByRole('link', { name: 'View: BK-0106' }).getAttribute('href')
  expect(view).toBe(`https://events.example/bookings/${Buffer.from('BK-0106').toString('base64url')}`)
  await table.getByRole('row').filter({ hasText: 'BK-0105' }).getByText('Paid', { exact: true }).waitFor()
  await table.getByRole('row').filter({ hasText: 'BK-0106' }).getByText('Not paid', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await table.getByRole('link', { name: 'Invoice: BK-0105' }).click()
  await page.waitForURL(/\/billing\/invoice\//)
  await page.getByText('One page', { exact: true }).waitFor()
  await page.goBack()
  await table.getByRole('link', { name: 'Receipt: BK-0105' }).click()
  await page.waitForURL(/\/billing\/receipt\//)
  await page.getByText('One page', { exact: true }).waitFor()
})

test('on a phone nothing scrolls sideways; without the package there is no page [EVT-01 EVT-02]', async () => {
  const page = await openEvents('demo', phone)
  await page.getByRole('article').first().waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Booked Events' }).click()
  await page.getByRole('table').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  // Without a package there are no such pages.
  const board = await visitAs(sampleSession('engineering-board', 'member'), '/license', phone)
  await board.getByRole('heading', { level: 1, name: 'Nothing here' }).waitFor()
  expect(await axeViolations(board)).toEqual([])
})

test('an administrator announces, changes and cancels an event; members see it as long as it takes place [EVT-01]', async () => {
  const page = await visitAs(sampleSession('ics', 'admin'), '/admin/events')
  await page.getByRole('button', { name: 'Announce an event' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Announce an event' })
  await submit.click()
  await dialog.getByText('Name the event').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Event number').fill('EV-900')
  await dialog.getByLabel('Name of the event').fill('Bridge inspection')
  await dialog.getByLabel('Kind').selectOption({ label: 'Workshop' })
  await dialog.getByRole('textbox', { name: 'First day' }).fill('01/03/2099')
  await dialog.getByRole('textbox', { name: 'Last day' }).fill('02/03/2099')
  await dialog.locator('input[type="file"]').setInputFiles(noisePng('bridge.png', 600))
  await page.getByRole('button', { name: 'Use picture' }).click()
  await dialog.getByRole('img', { name: 'Picture' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await submit.click()
  await page.getByText('The event is announced').waitFor()
  const member = await openEvents('ics')
  const announced = member.getByRole('article', { name: 'Bridge inspection' })
  await announced.getByText('1st – 2nd March 2099').waitFor()
  expect(await announced.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(192)
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Bridge inspection' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Change')
  // What is stored is shown, and stays when something else is changed.
  await dialog.getByRole('img', { name: 'Picture' }).waitFor()
  await dialog.getByLabel('Location').fill('Nanyuki')
  await dialog.getByRole('button', { name: 'Save the changes' }).click()
  await page.getByText('The event is changed').waitFor()
  await page.getByRole('row', { name: /Nanyuki/ }).waitFor()
  await member.reload()
  await announced.getByText('Nanyuki').waitFor()
  await announced.locator('img').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await act('Cancel the event')
  await dialog.getByLabel('Reason').fill('The venue is closed.')
  await dialog.getByRole('button', { name: 'Cancel the event' }).click()
  await page.getByText('The event is cancelled').waitFor()
  await page.getByRole('row', { name: /Nanyuki/ }).waitFor({ state: 'detached' })
  await member.reload()
  await member.getByRole('article').first().waitFor()
  expect(await member.getByRole('article', { name: 'Bridge inspection' }).count()).toBe(0)
})

test('without a site, a member books here, has a ticket, and joins the waiting list of a full event [EVT-01 EVT-02]', async () => {
  const page = await openEvents('engineering-board')
  const full = page.getByRole('article', { name: 'Workshop on contract administration' })
  await full.getByText('No places left').waitFor()
  const priced = page.getByRole('article', { name: 'Writing technical reports that are read' })
  expect(await priced.innerText()).toMatch(/1,500[\s\S]*40 places left/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Book Now: Annual dinner and awards' }).click()
  await expect.poll(() => page.getByLabel('Event', { exact: true }).inputValue()).toBe('Annual dinner and awards')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL(/\/events\?tab=booked$/)
  const panel = page.getByRole('tabpanel')
  // Beside the booking of the sample data.
  await panel.getByRole('row').filter({ hasText: 'Seminar on sustainable water supply' }).waitFor()
  const dinner = panel.getByRole('row').filter({ hasText: 'Annual dinner and awards' })
  await dinner.getByText('Booked', { exact: true }).waitFor()
  // What is booked here is among the bookings that a site reports as well, and is listed once.
  await page.waitForLoadState('networkidle')
  expect(await panel.getByRole('table').count()).toBe(1)
  await dinner.getByRole('link', { name: /^View/ }).click()
  await page.getByText('Your place is booked. Show the code of your ticket at the door.', { exact: true }).waitFor()
  await page.goBack()
  await dinner.getByText('Booked', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Upcoming Events' }).click()
  await page.getByRole('link', { name: 'My booking: Annual dinner and awards' }).waitFor()
  await page.getByRole('link', { name: 'Join the waiting list: Workshop on contract administration' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await page.waitForURL(/\/events\?tab=booked$/)
  await panel.getByText('On the waiting list').waitFor()
  const narrow = await openEvents('engineering-board', phone)
  await narrow.getByRole('link', { name: 'My booking: Annual dinner and awards' }).waitFor()
  expect(await scrollsSideways(narrow)).toBe(false)
  expect(await axeViolations(narrow)).toEqual([])
})
