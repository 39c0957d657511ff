import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { axeViolations, openBrowser } from './browser.ts'
import { copyProject } from './copied-project.ts'
import { hasFocus } from './has-focus.ts'
import { loseNextResponse } from './lose-next-response.ts'
import { pngFile } from './sample-files.ts'
import { startSeeded } from './seeded-server.ts'
import { begunCase, field, logIn, samplePassword } from './steps.ts'

const { visitAt } = openBrowser(/ERR_FAILED/)

/** The declarations that are added to a copy of the built project: folders of JSON, and nothing else. */
const declarations = 'tests/fixtures/cases/schemas'
/** The first of them moves the licence of a member, so that is declared, too. */
const types = ['change-of-name', 'introduction', 'permit', 'promotion']

/** What leads members to the first of them. */
const menu = {
  overlay: '1.1.0',
  info: { title: 'Change of name in the menu', version: '1.0.0' },
  extends: 'pages/menu',
  actions: [
    {
      target: '$.page.entries',
      description: 'Members find it in the menu.',
      update: [{ id: 'change-of-name', title: 'Change of name', path: '/cases/change-of-name', icon: 'profile' }],
      'x-absent': true,
    },
  ],
}

let copy: string
let portal: ServerProcess

beforeAll(async () => {
  copy = await copyProject()
  const others = ['checklists', 'documents', 'forms', 'lists', 'sections']
  for (const folder of [...others, ...types.map((type) => join('cases', type))]) {
    await cp(join(declarations, folder), join(copy, 'schemas', folder), { recursive: true, force: false })
  }
  const pages = join(copy, 'tenants/demo/overlays/pages')
  await mkdir(pages, { recursive: true })
  await writeFile(join(pages, 'menu.json'), JSON.stringify(menu))
  portal = await startSeeded({ TRUSTED_PROXIES: '1' }, copy)
})
afterAll(async () => {
  await portal.stop()
  await rm(copy, { recursive: true, force: true })
})

async function pageOf(account: string): Promise<Page> {
  const page = await visitAt(portal.origin('demo'))
  await logIn(page, `${account}@sample.example`, samplePassword)
  await page.waitForURL(({ pathname }) => pathname !== '/')
  return page
}

/** What a call of the API returns to the person who is logged in on a page. */
async function call(page: Page, path: string): Promise<JsonObject> {
  const [status, text] = await page.evaluate(async (asked) => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { readonly token: string }
    const response = await fetch(`/api/${asked}`, { headers: { authorization: `Bearer ${token}` } })
    return [response.status, await response.text()] as const
  }, path)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return (JSON.parse(text) as { readonly data: JsonObject }).data
}

/** Takes the decision of a name in the case that a page of the desk shows. */
async function decide(page: Page, action: string, text?: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  if (text !== undefined) await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

/** The last code that the portal sent. */
async function lastCode(): Promise<string> {
  const response = await fetch(`${portal.address}/dev/outbox`, { headers: { accept: 'application/json' } })
  const { data } = (await response.json()) as { readonly data: readonly { readonly body_text: string }[] }
  return data.flatMap(({ body_text }) => /\b\d{6}\b/.exec(body_text)?.[0] ?? [])[0] ?? ''
}

/** Agrees, signs and enters the code that is sent, in the dialogs that follow a form. */
async function assure(page: Page): Promise<void> {
  const certified = page.getByRole('dialog', { name: 'Certified documents' })
  await certified.getByRole('checkbox').check()
  await certified.getByRole('button', { name: 'Continue' }).click()
  await sign(page)
  await enterCode(page)
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('dialog', { name: 'Your signature' })
  await pad.getByRole('button', { name: 'Save signature' }).waitFor()
  const box = await pad.locator('canvas').boundingBox()
  if (!box) throw new Error('The signature pad is not drawn')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 190, box.y + 90, { steps: 6 })
  await page.mouse.up()
  await pad.getByRole('button', { name: 'Save signature' }).click()
}

async function enterCode(page: Page): Promise<void> {
  const code = page.getByRole('dialog', { name: 'Verify Otp' })
  await code.getByText('We sent a code').waitFor()
  await code.getByLabel('One-time code').fill(await lastCode())
  await code.getByRole('button', { name: 'Verify' }).click()
}

/** Asks for another name on its page, with the picture of a deed poll; returns the number of the request. */
async function askForName(page: Page): Promise<string> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Change of name', exact: true })
    .click()
  await page.waitForURL(/\/cases\/change-of-name$/)
  await page.getByRole('button', { name: 'Change my name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change my name' })
  expect(await field(dialog, 'Last name').inputValue()).not.toBe('')
  await field(dialog, 'Last name').fill('WAMBUI')
  await dialog.locator('input[type=file]').setInputFiles(pngFile('deed-poll.png'))
  await dialog.getByText('deed-poll.png').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  // Who thinks again finds what they filled in.
  await page.getByRole('dialog', { name: 'Certified documents' }).getByRole('button', { name: 'Cancel' }).click()
  expect(await field(dialog, 'Last name').inputValue()).toBe('WAMBUI')
  await dialog.getByText('deed-poll.png').first().waitFor()
  const uploads: string[] = []
  page.on('request', (sent) => {
    if (sent.headers()['content-type']?.startsWith('multipart/form-data')) uploads.push(new URL(sent.url()).pathname)
  })
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await assure(page)
  const number = await begunCase(page, 'change-of-name')
  // The file is not sent with each confirmation.
  expect(uploads).toEqual(['/api/cases/change-of-name/new/assurances', '/api/cases/change-of-name'])
  return number
}

/** Opens the evidence where an answer mentions it. */
async function showEvidence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show deed-poll.png' }).first().click()
  await page.getByRole('img', { name: 'deed-poll.png' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
}

test('a change of name, declared alone, is found in the menu, submitted with a file, decided at the desk, and changes the profile [APP-07 CASE-01 CASE-03]', async () => {
  const member = await pageOf('member')
  const number = await askForName(member)
  await showEvidence(member)
  const registrar = await pageOf('registrar')
  await registrar.goto(`${portal.origin('demo')}/desk/change-of-name`)
  await registrar.getByRole('link', { name: number }).click()
  await registrar.getByText('WAMBUI').first().waitFor()
  await showEvidence(registrar)
  await decide(registrar, 'Approve', 'The deed poll is in order.')
  await registrar.getByText(`${number}: Approved.`).waitFor()
  await registrar.getByText('Certificate', { exact: true }).waitFor()
  expect(await call(member, `cases/change-of-name/${number}`)).toMatchObject({ state: 'approved' })
  await member.goto(`${portal.origin('demo')}/profile`)
  await member.getByText('WAMBUI').first().waitFor()
})

/** The steps of the way to a new case, as its list says them: what is done, and what may be opened. */
const stepsOf = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button').allInnerTexts()

test('an upgrade, declared alone, is begun step by step: chosen, checked, agreed to and sent [CASE-01]', async () => {
  const page = await pageOf('member')
  await page.goto(`${portal.origin('demo')}/cases/promotion`)
  await page.getByRole('link', { name: 'New Upgrade' }).click()
  await page.getByRole('heading', { level: 2, name: 'Available Upgrade Plan' }).waitFor()
  expect((await stepsOf(page)).map((one) => one.split('\n').at(-1))).toEqual([
    'Available Upgrade Plan',
    'What is needed',
    'Confirm',
  ])
  // A later step opens when those before are in order.
  const steps = page.getByRole('navigation', { name: 'Steps' })
  expect(await steps.getByRole('button', { name: 'What is needed' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  const professional = page.getByRole('radio', { name: 'Professional Engineer' })
  await professional.click()
  await expect.poll(() => professional.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  const needed = page.getByRole('heading', { level: 2, name: 'What is needed' })
  await needed.waitFor()
  await expect.poll(() => hasFocus(needed)).toBe(true)
  await page.getByText('Everything that is needed is complete.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  // Back leads to the step before, with what was chosen.
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Available Upgrade Plan' }).waitFor()
  expect(await professional.isChecked()).toBe(true)

  const graduate = page.getByRole('radio', { name: 'Graduate Member' })
  await graduate.click()
  await expect.poll(() => graduate.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Everything that is needed is complete.').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'Confirm' }).waitFor()
  await page.getByRole('checkbox', { name: 'I Confirm to upgrade' }).check()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  // What was agreed to on the way is not asked again: the next assurance is the terms.
  const terms = page.getByRole('dialog', { name: 'Submit Application ?' })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Continue' }).click()
  await sign(page)
  await enterCode(page)
  await page.waitForURL(({ pathname }) => pathname !== '/cases/promotion/new')
  expect(await call(page, 'cases/promotion/own')).toMatchObject({ items: [{ state: 'open' }] })
})

/** Requests a letter on the page of the member's letters; returns the number of the request. */
async function request(page: Page): Promise<string> {
  await page.goto(`${portal.origin('demo')}/cases/introduction`)
  await page.getByRole('button', { name: 'Request a letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a letter' })
  await dialog.getByRole('button', { name: 'Request', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await field(dialog, 'To whom we introduce you').fill('The County Government of Kiambu')
  await field(dialog, 'Purpose').fill('Tender for the design of a bridge.')
  await loseNextResponse(page, '**/api/cases/introduction')
  await dialog.getByRole('button', { name: 'Request', exact: true }).click()
  await dialog
    .getByRole('alert')
    .getByText(/No connection/)
    .waitFor()
  await dialog.getByRole('button', { name: 'Request', exact: true }).click()
  const number = await begunCase(page, 'introduction')
  await page.goto(`${portal.origin('demo')}/cases/introduction`)
  await page.getByRole('link', { name: number }).waitFor()
  // What was sent again has begun no second case.
  expect(await page.getByRole('link', { name: /^LI-/ }).count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  return number
}

test('a letter of introduction, declared alone, is requested on its page, billed, issued at the desk and opened by its member [APP-06 CASE-07]', async () => {
  const member = await pageOf('member')
  const number = await request(member)
  const { id } = await call(member, `cases/introduction/${number}`)
  const finance = await pageOf('finance')
  await finance.goto(`${portal.origin('demo')}/desk/introduction`)
  await finance.getByRole('link', { name: number }).click()
  await finance.getByText('The County Government of Kiambu').first().waitFor()
  expect(await axeViolations(finance)).toEqual([])
  await decide(finance, 'Issue the letter')
  await finance.getByText(`${number}: Issued.`).waitFor()
  await finance.getByRole('button', { name: 'Show Letter of introduction' }).click()
  await finance.getByText('One page', { exact: true }).waitFor()
  expect(await axeViolations(finance)).toEqual([])
  const view = await call(member, `cases/introduction/${String(id)}`)
  expect(view).toMatchObject({ state: 'issued' })
  expect(view['documents']).toContainEqual(expect.objectContaining({ id: 'letter', holds: 'valid' }))
  const printed = JSON.stringify(await call(member, `cases/introduction/${String(id)}/documents/letter`))
  expect(printed).toContain('JVBERi0')
})

test('a case type is called as the organisation’s settings call it [CASE-01 PLAT-17]', async () => {
  const page = await pageOf('member')
  await page.goto(`${portal.origin('demo')}/cases/permit`)
  await page.getByRole('heading', { level: 1, name: 'License' }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain('=settings')
})
