import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { applicantWith } from './applicant-with.ts'
import { axeViolations, openBrowser } from './browser.ts'
import { decide } from './decide.ts'
import { sampleSession } from './sessions.ts'
import { submitApplication } from './submit-application.ts'

const { visit, visitAs } = openBrowser()

/** A panel of a case's page, by its heading. */
const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** The page of an application on the desk, found in the queue of somebody with a role. */
async function foundBy(account: string, number: string): Promise<Page> {
  const page = await visitAs(sampleSession('demo', account), `/desk/application?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  await panel(page, 'Decide').waitFor()
  return page
}

/** What a verifier reads of an application before they decide. */
async function readThrough(page: Page, applicant: string): Promise<void> {
  const evidence = panel(page, 'Agreed and signed')
  await expect
    .poll(() => evidence.locator('strong').allInnerTexts())
    .toEqual(['Certified documents', 'Submit Application ?', 'Signature', 'One-time code'])
  expect(await evidence.getByText(/read in English/).count()).toBe(2)
  await evidence.getByRole('img', { name: `Signature of ${applicant}` }).waitFor()
  const documents = panel(page, 'Documents')
  await documents.getByRole('button', { name: 'Show File' }).click()
  await documents.getByText(/^\d+ pages$/).waitFor()
  const money = panel(page, 'Money owed')
  await money.getByText('Application Payment').waitFor()
  await money.getByText(/^INV-/).waitFor()
  await money.getByText('Owed', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
}

test('an application is submitted, decided by everybody at the desk, and its certificate verified by a visitor [APP-02 APP-07 PLAT-06 VER-01]', async () => {
  // Another test submits the application of the first.
  const { session, number } = await applicantWith('demo', 'New', 1)
  const applicant = await visitAs(Promise.resolve(session), `/cases/application/${number}`)
  await submitApplication(applicant, 'Make Payment', session)

  const verifier = await foundBy('approver', number)
  await readThrough(verifier, String(session.user['name']))
  await decide(verifier, 'Verify', 'The certificates are in order.')
  await verifier.getByText(`${number}: Verified.`).waitFor()
  await decide(verifier, 'Send to the committee')
  await verifier.getByText(`${number}: Committee Review.`).waitFor()

  const committee = await foundBy('committee', number)
  await decide(committee, 'Send to the board', 'We agree.')
  await committee.getByText(`${number}: Board Review.`).waitFor()

  const board = await foundBy('board', number)
  await decide(board, 'Release', 'Admitted.')
  await board.getByText(`${number}: Released.`).waitFor()
  const certificate = panel(board, 'Documents').getByRole('listitem').filter({ hasText: 'Certificate' }).first()
  await certificate.getByText('valid', { exact: true }).waitFor()
  expect(await axeViolations(board)).toEqual([])
  const path = await certificate.getByRole('link', { name: 'Public page' }).getAttribute('href')
  expect(path).toMatch(/^\/verify\/[\w-]+$/)

  // What is finished is left out of the queue, and found there without a search.
  await board.goto(new URL('/desk/application?sort=-age', board.url()).href)
  await board.getByRole('link', { name: /^APP-/ }).first().waitFor()
  expect(await board.getByRole('link', { name: number }).count()).toBe(0)
  await board.getByRole('combobox', { name: 'Finished' }).click()
  await board.getByRole('option', { name: 'Included' }).click()
  await board.waitForURL(/[?&]finished=yes/)
  await board.getByRole('link', { name: number }).waitFor()

  await applicant.goto(new URL('/application', applicant.url()).href)
  // The portal knows the member's number without another log-in.
  await applicant.getByRole('link', { name: 'CPD', exact: true }).waitFor()
  await applicant.getByRole('row').filter({ hasText: number }).getByRole('link', { name: 'Certificate' }).click()
  await applicant.getByText('One page', { exact: true }).waitFor()

  const visitor = await visit('demo', path ?? '/')
  await visitor.getByRole('heading', { name: 'This document is valid' }).waitFor()
  await visitor.getByRole('main').getByText('Certificate', { exact: true }).waitFor()
  expect(await axeViolations(visitor)).toEqual([])
})
