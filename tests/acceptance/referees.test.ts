import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { formatDate } from '../../src/engine/format/format-date.ts'
import { todayIn } from '../../src/engine/format/today-in.ts'
import { readPdf } from '../server/documents/read-pdf.ts'
import { axeViolations, desk, openBrowser, origin, phone, scrollsSideways } from './browser.ts'
import type { Tenant } from './browser.ts'
import { callServer } from './call-server.ts'
import { hasFocus } from './has-focus.ts'
import { everythingKept, kept } from './kept-drafts.ts'
import { newApplicant } from './new-applicant.ts'
import { readOutbox } from './outbox.ts'
import { sampleSession } from './sessions.ts'
import { field, openAccountMenu, pick } from './steps.ts'

const { visit, visitAs, visitAt } = openBrowser()

const button = (scope: Page | Locator, name: string): Locator => scope.getByRole('button', { name, exact: true })

/** A member of the sample register. Each test asks others, so that it finds its own messages. */
interface SampleMember {
  readonly number: string
  readonly name: string
}
const amina = { number: 'M1001', name: 'AMINA EXAMPLE ACTIVE' }
const baraka = { number: 'M1002', name: 'BARAKA EXAMPLE REGISTERED' }
const daniel = { number: 'M1004', name: 'DANIEL EXAMPLE IMPORTED' }

/** A user with only a bio, at the referees. */
async function applicantAt(tenant: Tenant): Promise<Page> {
  const page = await visitAs(newApplicant(tenant), '/profile?tab=referees')
  await refereesAreShown(page)
  return page
}

async function goToReferees(page: Page, tenant: Tenant): Promise<void> {
  await page.goto(`${origin(tenant)}/profile?tab=referees`)
  await refereesAreShown(page)
}

const refereesAreShown = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 2, name: 'Referees', exact: true }).waitFor()

/**
 * Adds a referee of a type, found in the register by number, and sends the link: with the save or, where something is
 * to be seen before, by the row. Returns the address of the e-mail.
 */
async function named(
  page: Page,
  type: string,
  { number, name }: SampleMember,
  whileUnasked?: () => Promise<void>,
): Promise<string> {
  await button(page, 'Add Referee').click()
  const dialog = page.getByRole('dialog', { name: 'Add referee' })
  await pick(dialog, 'Referee type', type)
  await field(dialog, 'Member No').fill(number)
  await button(dialog, 'Search member').click()
  await dialog.getByText('Found. The fields below are filled in: check them.').waitFor()
  expect(await dialog.getByText('takes this answer away', { exact: false }).count()).toBe(0)
  expect(await field(dialog, 'Name').inputValue()).toBe(name)
  expect(await field(dialog, 'E-mail').inputValue()).toBe('m•••@s•••.example')
  expect(await field(dialog, 'Phone No').inputValue()).toBe(`•••• ${number.slice(-3)}`)
  for (const filled of ['Name', 'E-mail', 'Phone No']) expect(await field(dialog, filled).isEditable()).toBe(false)
  const confirmed = page.getByText('Email Sent', { exact: true }).waitFor()
  await button(dialog, whileUnasked ? 'Save, ask later' : 'Save and ask').click()
  await dialog.waitFor({ state: 'detached' })
  const unasked = rowOf(page, name).getByText('Added, not asked yet', { exact: true })
  if (whileUnasked) {
    await unasked.waitFor()
    await whileUnasked()
    await button(page, `Send E-mail: ${name}`).click()
  }
  await confirmed
  await unasked.waitFor({ state: 'detached' })
  return `${number.toLowerCase()}@sample.example`
}

/** The paths of the links in the newest message to an address: to the questions, and to accept or reject at once. */
async function linksTo(tenant: Tenant, email: string): Promise<readonly string[]> {
  const [sent] = (await readOutbox(tenant)).filter(({ recipient }) => recipient === email)
  return [...(sent?.body_text ?? '').matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)].map(([, path = '']) => path)
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) })

/** What happened to a request, as its row shows it from the top. */
const statesOf = (page: Page, name: string): Promise<string[]> =>
  rowOf(page, name)
    .getByText(/^(Asked|Reminded|Answered) on /)
    .allTextContents()

/** Reloads the page and changes the referees that it gets: reminders go out after days. */
async function pretend(page: Page, changes: object): Promise<void> {
  const path = '**/api/profile/referee'
  const listed = page.waitForResponse(path)
  await page.reload()
  const { data } = JSON.parse(await (await listed).text()) as { data: readonly object[] }
  await page.route(path, (route) => route.fulfill({ json: { data: data.map((one) => ({ ...one, ...changes })) } }))
  await page.reload()
}

/** Checks that axe finds nothing, nothing is cut off and the header is one row, on a desk and on a phone. */
async function isSound(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await axeViolations(page), `${viewport.width}`).toEqual([])
    expect(await scrollsSideways(page), `${viewport.width}`).toBe(false)
    // Not by its role, which it loses below a dialog.
    const header = await page.locator('header').first().boundingBox()
    expect(header?.height, `${viewport.width}`).toBeLessThan(80)
  }
}

/** The only question that is shown. */
const question = (page: Page): Locator => page.getByRole('textbox')
const progress = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).waitFor()
const alone = 'field is required'

test('a referee is found by number, asked by e-mail, answers in steps without an account, and the report has it all [SEC-04 REF-01 REF-02 REF-04]', async () => {
  const page = await applicantAt('demo')
  await page.getByText('No referees yet. Add those who are to speak for you.').waitFor()
  await page.getByRole('tab', { name: 'Referees not yet complete' }).waitFor()
  const email = await named(page, 'Referee', amina, async () => {
    // Naming somebody is not enough: the item is complete once they have been asked.
    await page.getByRole('tab', { name: 'Referees not yet complete' }).waitFor()
  })
  await rowOf(page, amina.name).getByText('Pending', { exact: true }).waitFor()
  const today = formatDate(todayIn('Africa/Nairobi', new Date()))
  expect(await statesOf(page, amina.name)).toEqual([`Asked on ${today}`])
  await page.getByRole('tab', { name: 'Referees complete' }).waitFor()
  await isSound(page)

  const [path = ''] = await linksTo('demo', email)
  expect(path).toMatch(new RegExp(`^/profile/response\\?user=${encodeText('M1001')}&code=`))
  // A link of one step cannot answer questions, and leads to them.
  const [, query = ''] = path.split('?')
  const guest = await visit('demo', `/referee-response/response?${query}&action=${encodeText('accept')}`)
  await guest.waitForURL((url) => url.pathname === '/profile/response')
  await guest.getByRole('heading', { level: 1, name: 'Request for a reference' }).waitFor()
  await progress(guest, 'Question 1 of 5')
  await isSound(guest)
  expect(await button(guest, 'Previous').count()).toBe(0)
  await button(guest, 'Next').click()
  await guest.getByText(alone, { exact: true }).waitFor()
  await progress(guest, 'Question 1 of 5')
  await guest.getByText('Maximum of 250 characters').first().waitFor()
  await question(guest).fill('a'.repeat(251))
  await guest.getByText('251 of 250', { exact: true }).waitFor()
  await button(guest, 'Next').click()
  await progress(guest, 'Question 1 of 5')
  // Once as help, once as a message.
  await expect.poll(() => guest.getByText('Maximum of 250 characters', { exact: true }).count()).toBe(2)
  await question(guest).fill('Answer 1')
  await button(guest, 'Next').click()
  await progress(guest, 'Question 2 of 5')
  expect(await button(guest, 'Reject').count()).toBe(0)
  await button(guest, 'Previous').click()
  await progress(guest, 'Question 1 of 5')
  await button(guest, 'Reject').waitFor()
  expect(await question(guest).inputValue()).toBe('Answer 1')
  for (const step of [1, 2, 3, 4]) {
    await progress(guest, `Question ${step} of 5`)
    await question(guest).fill(`Answer ${step}`)
    expect(await button(guest, 'Accept').count()).toBe(0)
    await button(guest, 'Next').click()
  }
  await progress(guest, 'Question 5 of 5')
  await button(guest, 'Accept').click()
  await guest.getByText(alone, { exact: true }).waitFor()
  await question(guest).fill('Answer 5')
  await button(guest, 'Accept').click()
  await guest
    .getByRole('heading', { level: 1, name: 'Referee Confirmed Successfully' })
    .and(guest.locator(':focus'))
    .waitFor()
  await isSound(guest)
  const values = [...new URLSearchParams(query).values()]
  await guest.goto(`${origin('demo')}/profile/response/${values.map(encodeURIComponent).join('/')}`)
  await guest.getByText('This request has been answered already').waitFor()
  await isSound(guest)

  await goToReferees(page, 'demo')
  await rowOf(page, amina.name).getByText('Accepted', { exact: true }).waitFor()
  expect(await statesOf(page, amina.name)).toEqual([`Answered on ${today}`, `Asked on ${today}`])
  expect(await button(page, `Send E-mail: ${amina.name}`).count()).toBe(0)
  await button(page, `Report: ${amina.name}`).click()
  await page.waitForURL(/\/profile\/RefereeFormReport\/1$/)
  await page
    .getByRole('article', { name: /^Page 1 of/ })
    .getByText('Answer 5')
    .waitFor()
  await page.locator('canvas .structTree').first().waitFor({ state: 'attached' })
  expect(await axeViolations(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await button(page, 'Download').click()
  const pdf = await readPdf(await readFile(await (await saving).path()))
  const printed = pdf.texts.join(' ')
  for (const part of [amina.name, 'Member of the register', 'Accepted', 'Answer 1', 'Answer 5'])
    expect(printed).toContain(part)
  await button(page, 'Back').click()
  await page.waitForURL(/\/profile\?tab=referees$/)
  await rowOf(page, amina.name).waitFor()
  // There is a response for this referee: naming somebody else warns that it will be lost.
  await button(page, `Edit: ${amina.name}`).click()
  const dialog = page.getByRole('dialog', { name: 'Edit referee' })
  await dialog.getByText('takes this answer away', { exact: false }).waitFor()
  await isSound(page)
  await field(dialog, 'Designation').fill('Director')
  await button(dialog, 'Save').click()
  await dialog.waitFor({ state: 'detached' })
  await rowOf(page, amina.name).getByText('Accepted', { exact: true }).waitFor()
})

test('a referee rejects on the first step with a remark; the board’s statement has to be confirmed to accept; a reload loses no answer [REF-02 REF-04 ENG-16]', async () => {
  const tenant = 'engineering-board'
  const page = await applicantAt(tenant)
  const email = await named(page, 'Referee', baraka)
  const [path = ''] = await linksTo(tenant, email)
  const guest = await visit(tenant, path, phone)
  for (const step of [1, 2, 3, 4, 5]) {
    await progress(guest, `Question ${step} of 5`)
    if (step === 3) await guest.getByText(/competence as an engineer/).waitFor()
    await question(guest).fill(`Answer ${step}`)
    if (step < 5) await button(guest, 'Next').click()
  }
  await button(guest, 'Accept').click()
  await guest.getByText('Please confirm this statement before you accept.').waitFor()
  await guest.getByRole('combobox', { name: 'Language' }).selectOption('sw')
  await guest.getByText(/^Nimemfahamu mwombaji kikazi/).waitFor()
  await guest.getByRole('combobox', { name: 'Lugha' }).selectOption('en')
  await guest.getByText(/^I have known the applicant in a professional capacity/).waitFor()
  await isSound(guest)
  // The answers are kept for the link, and not for the tab.
  await expect.poll(() => kept(guest)).toBe(1)
  expect(await everythingKept(guest)).not.toContain(new URLSearchParams(path.split('?')[1]).get('code'))
  await guest.evaluate(() => sessionStorage.clear())
  guest.once('dialog', (dialog) => void dialog.accept())
  await guest.reload()
  await button(guest, 'Continue').click()
  await guest.getByText('Your changes are back. They are not saved yet.').waitFor()
  expect(await question(guest).inputValue()).toBe('Answer 1')
  await isSound(guest)
  await button(guest, 'Reject').click()
  const dialog = guest.getByRole('dialog', { name: 'Reject the request' })
  await button(dialog, 'Reject').click()
  await dialog.getByText(alone, { exact: true }).first().waitFor()
  await isSound(guest)
  await field(dialog, 'Remark').fill('I do not know the applicant well enough.')
  await button(dialog, 'Reject').click()
  await guest.getByRole('heading', { level: 1, name: 'Referee Rejected Successfully' }).waitFor()
  await expect.poll(() => kept(guest)).toBe(0)
  await goToReferees(page, tenant)
  await rowOf(page, baraka.name).getByText('Rejected', { exact: true }).waitFor()
})

test('a link of one step responds behind an overlay: by one button, because scanners open links, or on load where that is declared [REF-01 REF-03]', async () => {
  const page = await applicantAt('demo')
  const email = await named(page, 'Seconder', daniel)
  const [, accept = '', reject = ''] = await linksTo('demo', email)
  expect(accept).toMatch(new RegExp(`^/referee-response/response\\?user=.+&action=${encodeText('accept')}$`))
  const scanner = await visit('demo', reject)
  await scanner.getByText(/^Do you decline to speak for/).waitFor()
  await scanner.waitForLoadState('networkidle')
  await goToReferees(page, 'demo')
  await rowOf(page, daniel.name).getByText('Pending', { exact: true }).waitFor()

  const guest = await visit('demo', accept)
  await guest.getByRole('dialog', { name: /^Do you accept to speak for .+ as Seconder\?$/ }).waitFor()
  await isSound(guest)
  await button(guest, 'Accept').click()
  await guest.getByRole('heading', { level: 1, name: 'Referee Confirmed Successfully' }).waitFor()
  await guest.goto(`${origin('demo')}${reject}`)
  await guest.getByText('This request has been answered already').waitFor()
  await guest.goto(`${origin('demo')}/profile/response?user=${encodeText('M1001')}&code=${encodeText('none')}`)
  await guest.getByText('This link is not known. It may have been replaced by a newer one.').waitFor()

  const other = await applicantAt('ics')
  const asked = await named(other, 'Seconder', amina)
  const [, , onLoad = ''] = await linksTo('ics', asked)
  const clicked = await visit('ics')
  // No shipped organisation declares it.
  await clicked.route('**/api/questions?*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const { data } = JSON.parse(await callServer('ics', { path: pathname + search })) as { data: object }
    await route.fulfill({ json: { data: { ...data, links: 'on-load' } } })
  })
  await clicked.goto(`${origin('ics')}${onLoad}`)
  await clicked.getByRole('heading', { level: 1, name: 'Referee Rejected Successfully' }).waitFor()
  await goToReferees(other, 'ics')
  await rowOf(other, amina.name).getByText('Rejected', { exact: true }).waitFor()
})

test('where it is declared, an outsider can be entered by hand, is asked at that address, and shown as an outsider [SEC-04]', async () => {
  const page = await applicantAt('ics')
  await button(page, 'Add Referee').click()
  const dialog = page.getByRole('dialog', { name: 'Add referee' })
  await pick(dialog, 'Referee type', 'Referee')
  await field(dialog, 'Member No').fill(amina.number)
  await button(dialog, 'Search member').click()
  await dialog.getByText('Found. The fields below are filled in: check them.').waitFor()
  const outsider = dialog.getByRole('checkbox', { name: 'This referee is not a member of the institute' })
  await outsider.check()
  await field(dialog, 'Member No').waitFor({ state: 'detached' })
  // Masked values are no address: they are removed with the number.
  for (const filled of ['Name', 'E-mail', 'Phone No'])
    await expect.poll(() => field(dialog, filled).inputValue()).toBe('')
  await outsider.uncheck()
  expect(await field(dialog, 'Member No').inputValue()).toBe('')
  await field(dialog, 'Member No').fill('M1003')
  await button(dialog, 'Search member').click()
  await dialog.getByText('No member has this number. Check it and try again.').waitFor()
  const number = field(dialog, 'Member No')
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  expect(await number.getAttribute('aria-describedby')).not.toBeNull()
  await expect.poll(() => hasFocus(number)).toBe(true)
  expect(await field(dialog, 'Name').isEditable()).toBe(false)
  await outsider.check()
  await field(dialog, 'Member No').waitFor({ state: 'detached' })
  await field(dialog, 'Name').fill('Zawadi Example Outside')
  await field(dialog, 'E-mail').fill('zawadi@elsewhere.example')
  await field(dialog, 'Phone No').fill('0700002001')
  await isSound(page)
  const confirmed = page.getByText('Email Sent', { exact: true }).waitFor()
  await button(dialog, 'Save and ask').click()
  await dialog.waitFor({ state: 'detached' })
  await confirmed
  await rowOf(page, 'ZAWADI EXAMPLE OUTSIDE').getByText('Not a member', { exact: true }).waitFor()
  const [path = ''] = await linksTo('ics', 'zawadi@elsewhere.example')
  const guest = await visit('ics', path)
  await guest.getByRole('heading', { level: 1, name: 'Request for a reference' }).waitFor()
})

test('when only the asking fails, the referee is saved, and a message says that and how to ask [SEC-04]', async () => {
  const page = await applicantAt('demo')
  const reason = 'Too many attempts. Try again in 42 minutes'
  await page.route('**/api/profile/referee/send_email', (route) =>
    route.fulfill({ status: 429, json: { message: reason, code: 'too-many', correlationId: 'none' } }),
  )
  await button(page, 'Add Referee').click()
  const dialog = page.getByRole('dialog', { name: 'Add referee' })
  await pick(dialog, 'Referee type', 'Proposer')
  await field(dialog, 'Member No').fill(daniel.number)
  await button(dialog, 'Search member').click()
  await dialog.getByText('Found. The fields below are filled in: check them.').waitFor()
  await isSound(page)
  const failed = `Saved, but nobody was asked yet (${reason}). Ask with “Send E-mail” in the row.`
  const warned = page.getByText(failed, { exact: true }).waitFor()
  await button(dialog, 'Save and ask').click()
  await dialog.waitFor({ state: 'detached' })
  await warned
  await rowOf(page, daniel.name).getByText('Added, not asked yet', { exact: true }).waitFor()
  await page.unroute('**/api/profile/referee/send_email')
  await button(page, `Send E-mail: ${daniel.name}`).click()
  await expect.poll(() => statesOf(page, daniel.name)).toHaveLength(1)
})

test('a referee who was asked is reminded only when the declared days have passed, and the row says from when [REF-01]', async () => {
  const page = await applicantAt('demo')
  await named(page, 'Seconder', baraka)
  const [today, possible] = [0, 3].map((days) =>
    formatDate(todayIn('Africa/Nairobi', new Date(Date.now() + days * 24 * 60 * 60 * 1000))),
  )
  const remind = button(page, `Remind: ${baraka.name}`)
  await remind.and(page.locator('[aria-disabled=true]')).hover()
  await page.getByRole('tooltip').getByText(`Remind: possible from ${possible}`, { exact: true }).waitFor()
  await isSound(page)
  // A page that was opened before it was asked elsewhere: the server refuses too.
  await pretend(page, { askedOn: '2026-01-05' })
  await remind.click()
  await page.getByText(`This is possible again from ${possible}`, { exact: true }).waitFor()
  await page.unroute('**/api/profile/referee')
  await page.reload()
  await expect.poll(() => statesOf(page, baraka.name)).toEqual([`Asked on ${today}`])
})

test('a row says when its referee was asked, reminded and answered, the newest first, in both languages [REF-01]', async () => {
  const page = await applicantAt('demo')
  await named(page, 'Referee', baraka)
  const days = { askedOn: '2026-11-03', remindedOn: '2026-11-10', answeredOn: '2026-11-12' }
  await pretend(page, { ...days, response: 'Accept' })
  await rowOf(page, baraka.name).getByText('Accepted', { exact: true }).waitFor()
  expect(await statesOf(page, baraka.name)).toEqual([
    'Answered on 12th November 2026',
    'Reminded on 10th November 2026',
    'Asked on 3rd November 2026',
  ])
  await isSound(page)
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await rowOf(page, baraka.name).getByText('Amejibu tarehe 12 Novemba 2026', { exact: true }).waitFor()
})

test('an expired link says so, and nothing else [REF-01]', async () => {
  const message = 'This link is no longer valid. The applicant can send you a new one.'
  const page = await visitAt('about:blank')
  await page.route('**/api/questions?*', (route) =>
    route.fulfill({ status: 410, json: { message, code: 'request-over', correlationId: 'none' } }),
  )
  await page.goto(`${origin('demo')}/profile/response?user=${encodeText('M1001')}&code=${encodeText('old')}`)
  await page.getByText(message).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
})

test('a missing report says why, and offers no retry [REF-04]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/profile/RefereeFormReport/77')
  await page.getByText('There is no report here').waitFor()
  expect(await button(page, 'Try again').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('a referee’s address without its parts says what is wrong, and asks the server nothing [REF-01 REF-03]', async () => {
  for (const path of [
    '/referee-response/response',
    '/referee-response/response?action=YWNjZXB0',
    '/profile/response',
  ]) {
    const page = await visit('demo')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/questions')) asked.push(request.url())
    })
    await page.goto(`${origin('demo')}${path}`)
    await page.getByRole('alert').filter({ hasText: 'This address lacks a part of the link.' }).waitFor()
    expect(asked).toEqual([])
  }
})
