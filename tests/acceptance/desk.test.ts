import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { copyProject } from './copied-project.ts'
import { decide } from './decide.ts'
import { deskRequest } from './desk-request.ts'
import { hasFocus } from './has-focus.ts'
import { startSeeded } from './seeded-server.ts'
import { logIn, samplePassword } from './steps.ts'

const { visitAt } = openBrowser()

let copy: string
let portal: ServerProcess

beforeAll(async () => {
  copy = await copyProject()
  await mkdir(join(copy, 'schemas/cases/request'), { recursive: true })
  for (const [part, content] of Object.entries(deskRequest)) {
    await writeFile(join(copy, 'schemas/cases/request', `${part}.json`), JSON.stringify(content))
  }
  portal = await startSeeded({ TRUSTED_PROXIES: '1' }, copy)
})
afterAll(async () => {
  await portal.stop()
  await rm(copy, { recursive: true, force: true })
})

/** A page of somebody with a sample account of the copy. */
async function pageOf(account: string, viewport?: typeof phone): Promise<Page> {
  const page = await visitAt(portal.origin('demo'), viewport)
  await logIn(page, `${account}@sample.example`, samplePassword)
  await page.waitForURL(({ pathname }) => pathname !== '/')
  return page
}

/** The queue of requests, of somebody with a role. */
async function queueOf(account: string, viewport?: typeof phone): Promise<Page> {
  const page = await pageOf(account, viewport)
  await page.goto(`${portal.origin('demo')}/desk/request`)
  return page
}

/** Submits a request as a member, as the portal's calls do; returns its number. */
async function submitted(account: string): Promise<string> {
  const page = await pageOf(account)
  const body = JSON.stringify({ do: 'submit', answers: { reason: 'I have worked for six years.' } })
  const number = await page.evaluate(async (sent) => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { readonly token: string }
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch('/api/cases/request', { method: 'POST', headers, body: sent })
    const { data } = (await response.json()) as { readonly data: { readonly number: string } }
    return data.number
  }, body)
  await page.context().close()
  return number
}

test('staff move a request from the queue through every review to its release, by keyboard where they like [APP-07]', async () => {
  const number = await submitted('member')
  const verifier = await queueOf('approver')
  await verifier.getByRole('link', { name: number }).waitFor()
  expect(await axeViolations(verifier)).toEqual([])
  await verifier.keyboard.press('j')
  await verifier.keyboard.press('Enter')
  await verifier.waitForURL(/\/desk\/request\//)
  await verifier.getByText('I have worked for six years.').waitFor()
  expect(await axeViolations(verifier)).toEqual([])
  await decide(verifier, 'Verify', 'In order.')
  await verifier.getByText(`${number}: Verified.`).waitFor()
  await decide(verifier, 'Send to the committee')
  await verifier.getByText('There is nothing for you to decide here.').waitFor()
  const committee = await queueOf('committee')
  await committee.getByRole('link', { name: number }).click()
  await decide(committee, 'Send to the board', 'We agree.')
  await committee.getByText(`${number}: Board Review.`).waitFor()
  const board = await queueOf('board', phone)
  await board.getByRole('link', { name: number }).click()
  await decide(board, 'Release', 'Admitted.')
  await board.getByText(`${number}: Released.`).waitFor()
  expect(await axeViolations(board)).toEqual([])
})

test('the second of two who decide at once reads who was first, and keeps what they typed [APP-09]', async () => {
  const number = await submitted('member')
  const [first, second] = [await queueOf('approver'), await queueOf('registrar')]
  for (const page of [first, second]) await page.getByRole('link', { name: number }).click()
  await second.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByRole('textbox').fill('A certificate is missing.')
  await decide(first, 'Verify', 'In order.')
  await first.getByText(`${number}: Verified.`).waitFor()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await dialog.getByText(/changed this request since you opened it: Verify, \d\d:\d\d/).waitFor()
  await dialog.getByRole('button', { name: 'Show what it is now' }).click()
  await second.locator('main').getByText('Verified', { exact: true }).first().waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('A certificate is missing.')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await second.getByText(`${number}: Rejected.`).waitFor()
})

test('two who read the same request see each other’s names, and filters can be saved for later [APP-07]', async () => {
  const number = await submitted('graduate')
  const [one, other] = [await queueOf('approver'), await queueOf('registrar')]
  for (const page of [one, other]) await page.goto(`${portal.origin('demo')}/desk/request/${number}`)
  await other.getByText(/ is reading this, too\.$/).waitFor()
  expect(await axeViolations(other)).toEqual([])
  await one.goto(`${portal.origin('demo')}/desk/request?assigned=nobody`)
  await one.getByRole('button', { name: 'Save these filters' }).click()
  const dialog = one.getByRole('dialog', { name: 'Save these filters' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('Give the filters a name.').waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Free ones')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = one.getByRole('navigation', { name: 'Saved filters' }).getByRole('link', { name: 'Free ones' })
  await saved.waitFor()
  expect(await axeViolations(one)).toEqual([])
  await one.goto(`${portal.origin('demo')}/desk/request`)
  await saved.click()
  await one.waitForURL(/\?assigned=nobody$/)
  await one.getByRole('button', { name: 'Forget the filters Free ones' }).click()
  await saved.waitFor({ state: 'detached' })
})

test('a transition that the card has a place for is a form there, which its owner fills in and sends [CASE-01]', async () => {
  const number = await submitted('firm')
  const owner = await pageOf('firm', phone)
  await owner.goto(`${portal.origin('demo')}/cases/request/${number}`)
  const place = owner.getByRole('region', { name: 'Withdraw' })
  await place.getByRole('textbox').waitFor()
  // It is offered there alone.
  expect(await owner.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(1)
  expect(await axeViolations(owner)).toEqual([])
  expect(await scrollsSideways(owner)).toBe(false)
  await place.getByRole('button', { name: 'Withdraw' }).click()
  await place.getByRole('alert').waitFor()
  await place.getByRole('textbox').fill('We have moved away.')
  await place.getByRole('button', { name: 'Withdraw' }).click()
  await owner.getByText(`${number}: Withdrawn.`).waitFor()
  await place.waitFor({ state: 'detached' })
  const heading = owner.getByRole('heading', { level: 1, name: number })
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await owner.getByText('We have moved away.').waitFor()
  expect(await axeViolations(owner)).toEqual([])
})
