import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { applicantWith } from './applicant-with.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { sampleSession } from './sessions.ts'
import { field } from './steps.ts'

const { visitAs } = openBrowser()

/** Whether a page begins in the upper half of the window. */
const isInSight = (page: Locator): Promise<boolean> =>
  page.evaluate((sheet) => {
    const { top } = sheet.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight / 2
  })

const panelOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

/** Opens the records of a section on the desk. */
async function recordsOf(page: Page, title: string): Promise<Locator> {
  const section = page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await section.waitFor()
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
  return section
}

/** Asks about the first contact. */
async function askAboutContact(page: Page, question: string): Promise<void> {
  const contacts = await recordsOf(page, 'Contacts')
  await contacts.getByRole('button', { name: 'Ask about this' }).first().click()
  const panel = panelOf(page, 'Question to the applicant')
  const words = panel.getByRole('textbox', { name: 'Question' })
  await expect.poll(() => hasFocus(words)).toBe(true)
  await panel
    .getByRole('list', { name: 'What the question is about' })
    .getByText(/^Contacts: /)
    .waitFor()
  await words.fill(question)
  expect(await axeViolations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  await panel.getByText(/waits for the applicant\.$/).waitFor()
  await panel.getByText(/^Contacts: /).waitFor()
}

test('staff ask about a contact, the applicant corrects it and answers, and staff see before and after [APP-07]', async () => {
  const { session, number } = await applicantWith('demo', 'Open')
  const staff = await visitAs(sampleSession('demo', 'approver'), `/desk/application/${number}`)
  await askAboutContact(staff, 'Is this still your address?')

  const owner = await visitAs(Promise.resolve(session), `/cases/application/${number}`, phone)
  const asked = panelOf(owner, 'A question for you')
  await asked.getByText('Is this still your address?').waitFor()
  expect(await axeViolations(owner)).toEqual([])
  expect(await scrollsSideways(owner)).toBe(false)
  await asked.getByRole('link', { name: /^Contacts: / }).click()
  await owner.waitForURL(/\/profile\?tab=contacts$/)
  await owner.getByRole('button', { name: /^Edit/ }).first().click()
  const dialog = owner.getByRole('dialog')
  const before = await field(dialog, 'Address').inputValue()
  await field(dialog, 'Address').fill('P.O. BOX 77')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.goto(new URL(`/cases/application/${number}`, owner.url()).href)
  await asked.getByRole('textbox', { name: 'Your answer' }).fill('I moved in March.')
  await asked.getByRole('button', { name: 'Answer', exact: true }).click()
  await owner.getByText('Your answer is sent.').waitFor()
  await asked.waitFor({ state: 'detached' })

  await staff.reload()
  const answered = panelOf(staff, 'Questions and answers')
  await answered.getByText('I moved in March.').waitFor()
  await expect.poll(() => answered.locator('del').allInnerTexts()).toEqual([before])
  await expect.poll(() => answered.locator('ins').allInnerTexts()).toEqual(['P.O. BOX 77'])
  expect(await axeViolations(staff)).toEqual([])
  await panelOf(staff, 'History').getByText('I moved in March.').waitFor()
  // What documents and the desk read as submitted is the corrected record.
  const contacts = await recordsOf(staff, 'Contacts')
  await contacts.getByText('P.O. BOX 77').first().waitFor()
  expect(await contacts.locator('del').count()).toBe(0)
})

test('staff ask about the second page of a document, and the applicant sees that page beside the question [APP-07]', async () => {
  const { session, number } = await applicantWith('demo', 'Open', 2)
  const staff = await visitAs(sampleSession('demo', 'approver'), `/desk/application/${number}`)
  const attachments = await recordsOf(staff, 'Attachments')
  await attachments
    .getByRole('button', { name: /^Show .*\.pdf$/ })
    .first()
    .click()
  await attachments.getByRole('button', { name: 'Ask about page 2' }).click()
  const panel = panelOf(staff, 'Question to the applicant')
  const words = panel.getByRole('textbox', { name: 'Question' })
  await expect.poll(() => hasFocus(words)).toBe(true)
  const about = panel.getByRole('list', { name: 'What the question is about' })
  await about.getByText(/^Attachments: .*\.pdf, page 2$/).waitFor()
  await words.fill('This page cannot be read. Can you scan it again?')
  expect(await axeViolations(staff)).toEqual([])
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  await panel.getByText(/waits for the applicant\.$/).waitFor()

  const owner = await visitAs(Promise.resolve(session), `/cases/application/${number}`, phone)
  const asked = panelOf(owner, 'A question for you')
  await asked.getByRole('link', { name: /^Attachments: .*\.pdf, page 2$/ }).waitFor()
  await asked.getByRole('button', { name: /^Show .*\.pdf$/ }).click()
  const page = asked.getByRole('article', { name: /^Page 2 of 3/ })
  await page.waitFor()
  await expect.poll(() => isInSight(page)).toBe(true)
  expect(await axeViolations(owner)).toEqual([])
  expect(await scrollsSideways(owner)).toBe(false)
  await asked.getByRole('textbox', { name: 'Your answer' }).fill('It is the best that I have.')
  await asked.getByRole('button', { name: 'Answer', exact: true }).click()
  await asked.waitFor({ state: 'detached' })

  await staff.reload()
  const answered = panelOf(staff, 'Questions and answers')
  await answered.getByText('It is the best that I have.').waitFor()
  await answered.getByText(/^Attachments: .*\.pdf, page 2$/).waitFor()
})

test('staff ask about a field of the application, which alone can be changed on its page [APP-07 CASE-05]', async () => {
  const { session, number } = await applicantWith('demo', 'Open', 1)
  const staff = await visitAs(sampleSession('demo', 'approver'), `/desk/application/${number}`)
  const panel = panelOf(staff, 'Question to the applicant')
  await panel.getByRole('checkbox', { name: 'How did you hear of us?' }).check()
  await panel.getByRole('textbox', { name: 'Question' }).fill('Who sent you?')
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()

  const owner = await visitAs(Promise.resolve(session), `/cases/application/${number}`)
  const asked = panelOf(owner, 'A question for you')
  await asked.getByRole('button', { name: 'How did you hear of us?' }).click()
  const answer = field(asked, 'How did you hear of us?')
  await expect.poll(() => hasFocus(answer)).toBe(true)
  expect(await asked.getByRole('combobox', { name: 'Category' }).isEditable()).toBe(false)
  expect(await axeViolations(owner)).toEqual([])
  await answer.fill('A colleague')
  await asked.getByRole('button', { name: 'Answer', exact: true }).click()
  await asked.waitFor({ state: 'detached' })
  await panelOf(owner, 'Your answers').getByText('A colleague').waitFor()

  await staff.reload()
  const answered = panelOf(staff, 'Questions and answers')
  await answered.getByText('Who sent you?').waitFor()
  await expect.poll(() => answered.locator('ins').allInnerTexts()).toEqual(['A colleague'])
})
