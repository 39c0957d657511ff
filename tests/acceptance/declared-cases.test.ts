import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { axeViolations, openBrowser } from './browser.ts'
import { copyProject } from './copied-project.ts'
import { field, logIn, samplePassword } from './steps.ts'

const { visit } = openBrowser()

/** The declarations that are added to a copy of the built project: folders of JSON, and nothing else. */
const declarations = 'tests/fixtures/cases/schemas'
/** The first of them moves the licence of a member, so that is declared, too. */
const types = ['change-of-name', 'introduction', 'licence']

let copy: string
let portal: ServerProcess

beforeAll(async () => {
  copy = await copyProject()
  const others = ['checklists', 'documents', 'forms', 'lists', 'sections']
  for (const folder of [...others, ...types.map((type) => join('cases', type))]) {
    await cp(join(declarations, folder), join(copy, 'schemas', folder), { recursive: true, force: false })
  }
  portal = await startServerProcess({ TRUSTED_PROXIES: '1' }, copy)
})
afterAll(async () => {
  await portal.stop()
  await rm(copy, { recursive: true, force: true })
})

async function pageOf(account: string): Promise<Page> {
  const page = await visit('demo', '/')
  await page.goto(portal.origin('demo'))
  await logIn(page, `${account}@sample.example`, samplePassword)
  await page.waitForURL(({ pathname }) => pathname !== '/')
  return page
}

/** A call of the API by the person who is logged in on a page; its `data`. */
async function call(page: Page, path: string, body?: JsonObject): Promise<JsonObject> {
  const sent = { path, body: body === undefined ? undefined : JSON.stringify(body) }
  const [status, text] = await page.evaluate(async (asked) => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { readonly token: string }
    const headers = {
      authorization: `Bearer ${token}`,
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
    }
    const method = asked.body === undefined ? 'GET' : 'POST'
    const response = await fetch(`/api/${asked.path}`, {
      method,
      headers,
      ...(asked.body !== undefined && { body: asked.body }),
    })
    return [response.status, await response.text()] as const
  }, sent)
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

/** The smallest picture, as a signature pad sends it. */
const signature = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Consents, signs and enters the code that is sent, as the transition of a case type asks. */
async function assure(page: Page, path: string, asked: JsonObject): Promise<void> {
  await call(page, `${path}/new/assurances`, { ...asked, accept: 'certified' })
  await call(page, 'profile/signature', { namespace: 'application', base64Attachment: signature })
  await call(page, 'auth/send-otp')
  const response = await fetch(`${portal.address}/dev/outbox`, { headers: { accept: 'application/json' } })
  const { data } = (await response.json()) as { readonly data: readonly { readonly body_text: string }[] }
  const [code] = data.flatMap(({ body_text }) => /\b\d{6}\b/.exec(body_text)?.[0] ?? [])
  await call(page, 'auth/verify-otp', { otp_code: code ?? '' })
}

test('a change of name, declared alone, is submitted, decided at the desk, and changes the profile [APP-07 CASE-03]', async () => {
  const member = await pageOf('member')
  const asked = { do: 'submit', answers: { LastName: 'WAMBUI' } }
  await assure(member, 'cases/change-of-name', asked)
  const { id, number } = await call(member, 'cases/change-of-name', asked)
  const registrar = await pageOf('registrar')
  await registrar.goto(`${portal.origin('demo')}/desk/change-of-name`)
  await registrar.getByRole('link', { name: String(number) }).click()
  await registrar.getByText('WAMBUI').first().waitFor()
  expect(await axeViolations(registrar)).toEqual([])
  await decide(registrar, 'Approve', 'The deed poll is in order.')
  await registrar.getByText(`${String(number)}: Approved.`).waitFor()
  await registrar.getByText('Certificate', { exact: true }).waitFor()
  expect(await call(member, `cases/change-of-name/${String(id)}`)).toMatchObject({ state: 'approved' })
  await member.goto(`${portal.origin('demo')}/profile`)
  await member.getByText('WAMBUI').first().waitFor()
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
  await dialog.getByRole('button', { name: 'Request', exact: true }).click()
  await page.waitForURL(/\/cases\/introduction\/LI-/)
  const number = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${portal.origin('demo')}/cases/introduction`)
  await page.getByRole('link', { name: number }).waitFor()
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
  expect(view).toMatchObject({ state: 'issued', documents: [{ id: 'letter', holds: 'valid' }] })
  const printed = JSON.stringify(await call(member, `cases/introduction/${String(id)}/documents/letter`))
  expect(printed).toContain('JVBERi0')
})
