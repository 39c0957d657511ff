import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { readPdf, withoutSpaces } from '../server/documents/read-pdf.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { copyProject } from './copied-project.ts'
import { deskRequest } from './desk-request.ts'
import { startSeeded } from './seeded-server.ts'
import { field, logIn, samplePassword } from './steps.ts'

const { visitAt } = openBrowser()

/** The desk's request, whose submission issues a certificate at once. */
const certifiedRequest = {
  ...deskRequest,
  case: {
    ...deskRequest.case,
    transitions: deskRequest.case.transitions.map((one) =>
      one.id === 'submit'
        ? { ...one, effects: [{ effect: 'freeze' }, { effect: 'issue', document: 'certificate' }] }
        : one,
    ),
    documents: [{ id: 'certificate', title: 'Certificate', document: 'documents/certificate', issued: true }],
  },
}

let copy: string
let portal: ServerProcess

beforeAll(async () => {
  copy = await copyProject()
  await mkdir(join(copy, 'schemas/cases/request'), { recursive: true })
  for (const [part, content] of Object.entries(certifiedRequest)) {
    await writeFile(join(copy, 'schemas/cases/request', `${part}.json`), JSON.stringify(content))
  }
  portal = await startSeeded({ TRUSTED_PROXIES: '1' }, copy)
})
afterAll(async () => {
  await portal.stop()
  await rm(copy, { recursive: true, force: true })
})

/** A page of somebody with a sample account of the copy. */
async function pageOf(account: string): Promise<Page> {
  const page = await visitAt(portal.origin('demo'))
  await logIn(page, `${account}@sample.example`, samplePassword)
  await page.waitForURL(({ pathname }) => pathname !== '/')
  return page
}

/** Makes a call as the portal does; returns its data. */
const call = <Data>(page: Page, path: string, body?: object) =>
  page.evaluate(
    async ({ to, sent }) => {
      const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { readonly token: string }
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const posted = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }
      const response = await fetch(`/api/${to}`, { headers, ...posted })
      return ((await response.json()) as { readonly data: Data }).data
    },
    { to: path, sent: body },
  )

interface CertifiedCase {
  readonly number: string
  readonly documents: readonly { readonly number: string; readonly code: string }[]
}

/** A certificate that a case issues: its case's number, its code and its file. */
async function issued(account: string) {
  const member = await pageOf(account)
  const answers = { reason: 'Six years of work.' }
  const { number } = await call<CertifiedCase>(member, 'cases/request', { do: 'submit', answers })
  const { documents } = await call<CertifiedCase>(member, `cases/request/${number}`)
  const file = Buffer.from(await call<string>(member, `cases/request/${number}/documents/certificate`), 'base64')
  await member.context().close()
  return { case: number, number: documents[0]?.number ?? '', code: documents[0]?.code ?? '', file }
}

test('the address on a document leads anybody to what it states, and finds a copy genuine by its bytes [VER-01 VER-02]', async () => {
  const { number, code, file } = await issued('member')
  const printed = withoutSpaces((await readPdf(file)).texts)
  const [address = ''] = /HTTPS?:\/\/[^/]+\/VERIFY\/\w{12}/.exec(printed) ?? []
  expect(address).not.toBe('')
  const visitor = await visitAt(address)
  await visitor.getByRole('heading', { name: 'This document is valid' }).waitFor()
  const main = visitor.getByRole('main')
  for (const stated of [number, `Code ${code}`, 'Certificate']) await main.getByText(stated, { exact: true }).waitFor()
  expect(await axeViolations(visitor)).toEqual([])
  const choose = visitor.getByLabel('Choose the PDF or drop it here')
  await choose.setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer: file })
  await main.getByText('copy.pdf is genuine').waitFor()
  const edited = Buffer.concat([file, Buffer.from('\n')])
  await choose.setInputFiles({ name: 'edited.pdf', mimeType: 'application/pdf', buffer: edited })
  await main.getByText('edited.pdf is not the document that was issued').waitFor()
  expect(await axeViolations(visitor)).toEqual([])
  await visitor.setViewportSize(phone)
  await expect.poll(() => scrollsSideways(visitor)).toBe(false)
})

test('a seal is spoken of only where the file has one [VER-02]', async () => {
  const { code } = await issued('member')
  const visitor = await visitAt('about:blank')
  const address = `${portal.origin('demo')}/verify/${code.replaceAll('-', '')}`
  const answered = visitor.waitForResponse('**/api/verify/*')
  await visitor.goto(address)
  const { data } = (await (await answered).json()) as { readonly data: object }
  const statement = visitor.getByRole('region', { name: 'Signed statement' })
  await statement.getByText(/The PDF has a seal/).waitFor()
  await visitor.route('**/api/verify/*', (route) => route.fulfill({ json: { data: { ...data, sealed: false } } }))
  await visitor.goto(address)
  await statement.getByText(/this page alone says/).waitFor()
  expect(await statement.getByText(/has a seal/).count()).toBe(0)
})

test('a code is entered as people type it; a revoked document shows since when, and no reason [VER-01 VER-03]', async () => {
  const { case: caseNumber, code } = await issued('member')
  const visitor = await visitAt(`${portal.origin('demo')}/verify`, phone)
  expect(await axeViolations(visitor)).toEqual([])
  await field(visitor, 'Code of the document').fill(code.slice(0, 9))
  await visitor.getByRole('button', { name: 'Verify', exact: true }).click()
  await visitor.getByRole('link', { name: /A code has twelve letters and digits/ }).waitFor()
  await field(visitor, 'Code of the document').fill(` ${code.toLowerCase().replaceAll('-', ' ')} `)
  await visitor.getByRole('button', { name: 'Verify', exact: true }).click()
  await visitor.getByRole('heading', { name: 'This document is valid' }).waitFor()
  const registrar = await pageOf('registrar')
  await registrar.goto(`${portal.origin('demo')}/desk/request/${caseNumber}`)
  await registrar.getByRole('button', { name: 'Revoke', exact: true }).click()
  const dialog = registrar.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await dialog.getByRole('link', { name: 'The reason is required' }).waitFor()
  await dialog.getByRole('textbox').fill('It was issued by mistake.')
  expect(await axeViolations(registrar)).toEqual([])
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await registrar.getByText('Certificate: revoked.').waitFor()
  expect(await registrar.getByRole('button', { name: 'Revoke', exact: true }).count()).toBe(0)
  expect(await axeViolations(registrar)).toEqual([])
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'This document was revoked' }).waitFor()
  await visitor.getByText(/revoked it on .+\. It no longer holds\./).waitFor()
  expect(await visitor.getByText('mistake').count()).toBe(0)
  expect(await axeViolations(visitor)).toEqual([])
})

test('an unknown code says so, and who guesses codes is asked to wait [VER-01]', async () => {
  const visitor = await visitAt(`${portal.origin('demo')}/verify/7K3M-9QXA-22TD`)
  await visitor.getByRole('heading', { name: 'No such document' }).waitFor()
  await expect.poll(() => field(visitor, 'Code of the document').inputValue()).toBe('7K3M-9QXA-22TD')
  expect(await axeViolations(visitor)).toEqual([])
  await visitor.evaluate(() =>
    Promise.all(
      Array.from({ length: 60 }, () => fetch('/api/verify/7K3M9QXA22TD').then((response) => response.text())),
    ),
  )
  await visitor.reload()
  await visitor
    .getByRole('alert')
    .getByText(/Too many/)
    .waitFor()
  expect(await axeViolations(visitor)).toEqual([])
})
