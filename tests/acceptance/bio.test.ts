import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { todayIn } from '../../src/engine/format/today-in.ts'
import { openBrowser, phone } from './browser.ts'
import { noisePng, pngFile } from './sample-files.ts'
import { sampleSession } from './sessions.ts'
import { field, logInAs, pick, readProblems } from './steps.ts'

const { visit, visitAs } = openBrowser()

/** A user without a profile, at the form that creates it. */
async function applicant(tenant: string): Promise<Page> {
  const page = await visitAs(sampleSession(tenant, 'applicant'), '/initiate-profile')
  await field(page, 'Last Name').waitFor()
  return page
}

const choice = (page: Page, label: string): Locator => page.getByRole('combobox', { name: label, exact: true })

/** The form's messages when it is submitted unchanged. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Create Profile' }).click()
  return readProblems(page)
}

describe('the bio', () => {
  test('one click on Save is enough, even leaving an invalid field; each problem names its field [BIO-06]', async () => {
    const page = await visitAs(sampleSession('iek', 'begun'), '/profile', phone)
    await page.getByRole('button', { name: 'Edit' }).click()
    await field(page, 'P.O. Box').fill('twelve thousand three hundred and forty-five')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await readProblems(page)).toEqual(['P.O. Box: Enter at most 10 characters', 'P.O. Box must be a number'])
  })

  test('asks for counties of Kenya, for cities of the county, and for another city where none fits [BIO-02]', async () => {
    const page = await applicant('demo')
    expect(await choice(page, 'Nationality').inputValue()).toBe('Kenya')
    await pick(page, 'County of residence', 'Nairobi City')
    await choice(page, 'City').click()
    await choice(page, 'City').fill('Mombasa')
    expect(await page.getByRole('option', { name: 'Mombasa', exact: true }).count()).toBe(0)
    await choice(page, 'City').fill('no such town')
    await page.getByRole('option', { name: /^other$/i }).click()
    await field(page, 'City').fill('kwangu')
    expect(await field(page, 'City').inputValue()).toMatch(/^kwangu$/i)
    await pick(page, 'Nationality', 'Uganda')
    await choice(page, 'County of residence').waitFor({ state: 'detached' })
    expect(await field(page, 'City').count()).toBe(0)
    expect((await problemsOf(page)).join()).not.toMatch(/County|City/)
  })

  test('asks to describe a discipline and a specialization that are Other [BIO-02]', async () => {
    const page = await applicant('demo')
    expect(await choice(page, 'Discipline').inputValue()).toBe('Other')
    expect(await problemsOf(page)).toContain('Discipline description is required')
    await pick(page, 'Discipline', 'Civil')
    await field(page, 'Discipline description').waitFor({ state: 'detached' })
    expect(await problemsOf(page)).not.toContain('Discipline description is required')
    await pick(page, 'Specialization', 'Other')
    expect(await problemsOf(page)).toContain('Specialization description is required')
  })

  test('Other keeps its text: saved, reloaded and edited again, it is still chosen [BIO-02] [ENG-13]', async () => {
    const page = await visitAs(sampleSession('demo', 'begun'), '/profile')
    await page.getByRole('button', { name: 'Edit' }).click()
    await pick(page, 'Discipline', 'Other')
    await field(page, 'Discipline description').fill('Acoustics')
    await pick(page, 'Specialization', 'Other')
    await field(page, 'Specialization description').fill('Concert halls')
    const saving = page.waitForResponse('**/api/profile/update')
    await page.getByRole('button', { name: 'Save' }).click()
    const saved = await saving
    // In calls both choices are empty, and their texts say what was chosen.
    const cleared = {
      Discipline: '',
      disciplineDescription: 'ACOUSTICS',
      specialization: { Code: '', Description: 'CONCERT HALLS' },
    }
    const sent = /\{.*\}/s.exec(saved.request().postData() ?? '')?.[0] ?? '{}'
    expect(JSON.parse(sent)).toMatchObject(cleared)
    expect(await saved.json()).toMatchObject({ data: cleared })
    await page.getByRole('button', { name: 'Edit' }).waitFor()
    await page.reload()
    await page.getByText('CONCERT HALLS').first().waitFor()
    expect(await page.getByText('ACOUSTICS').count()).toBe(1)
    expect(await page.getByText('CONCERT HALLS').count()).toBe(1)
    await page.getByRole('button', { name: 'Edit' }).click()
    expect(await choice(page, 'Discipline').inputValue()).toBe('Other')
    expect(await field(page, 'Discipline description').inputValue()).toBe('ACOUSTICS')
    expect(await choice(page, 'Specialization').inputValue()).toBe('Other')
    expect(await field(page, 'Specialization description').inputValue()).toBe('CONCERT HALLS')
  })

  test('marks required fields with a star, and reports each that is missing [BIO-02]', async () => {
    const page = await applicant('demo')
    const messages = await problemsOf(page)
    for (const label of ['Last Name', 'First Name', 'Gender', 'Date of Birth', 'P.O. Box'])
      expect(messages).toContain(`${label} is required`)
    const labels = await page.locator('label, legend').allInnerTexts()
    for (const label of ['Last Name', 'First Name', 'Date of Birth', 'Nationality', 'Discipline'])
      expect(labels.map((text) => text.replaceAll(/\s+/g, ' ').trim())).toContain(`${label} *`)
  })

  test('accepts no birth after today or less than 18 years ago [BIO-03]', async () => {
    const page = await applicant('demo')
    const year = Number(todayIn('Africa/Nairobi', new Date()).slice(0, 4))
    await field(page, 'Date of Birth').fill(`01/01/${year + 1}`)
    expect(await problemsOf(page)).toContain('Date of Birth cannot be after today')
    await field(page, 'Date of Birth').fill(`01/01/${year - 17}`)
    expect(await problemsOf(page)).toContain('You must be at least 18 years old')
    await field(page, 'Date of Birth').fill('01/01/1990')
    expect((await problemsOf(page)).join()).not.toMatch(/Date of Birth|18 years/)
  })

  test('accepts a picture only as PNG or JPEG, and scales a large one to less than 2 MB [BIO-04]', async () => {
    const page = await applicant('demo')
    await field(page, 'Profile Picture').setInputFiles({
      name: 'portrait.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    })
    await page.getByText('Only PNG and JPEG images are allowed').first().waitFor()
    // A photograph straight from a camera is accepted: it is scaled to the form's limits first.
    const large = noisePng('camera.png', 900)
    expect(large.buffer.length).toBeGreaterThan(2_000_000)
    await field(page, 'Profile Picture').setInputFiles(large)
    await page.getByRole('dialog', { name: 'Fit the picture' }).getByRole('button', { name: 'Use picture' }).click()
    await page.getByRole('img', { name: /Profile Picture/ }).waitFor()
    expect(await page.getByText(/should be less than 2MB/).count()).toBe(0)
    await page.getByText(/^camera\.png/).waitFor()
    const shown = await page.getByText(/^PNG · [\d.]+ kB$/).innerText()
    expect(Number.parseFloat(shown.slice('PNG · '.length))).toBeLessThan(2000)
  })
})

test('a file’s content counts, whatever its name: the server refuses a picture named as a PDF [BIO-04]', async () => {
  const page = await visitAs(sampleSession('demo', 'begun'), '/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  const disguised = { ...pngFile('identity.pdf'), mimeType: 'application/pdf' }
  await page.locator('input[type="file"][accept*="pdf"]').setInputFiles(disguised)
  const answered = page.waitForResponse('**/api/profile/update')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await answered).status()).toBe(422)
  await page.getByText('Attachment must be a PDF').first().waitFor()
})

test('an empty date of birth reads as none, not as the year 1 [BIO-03]', async () => {
  const page = await visit('demo')
  const bio = { FirstName: 'BEATRICE', LastName: 'BEGUN', Nationality: 'KE', DateOfBirth: '0001-01-01' }
  await page.route('**/api/profile', (route) => route.fulfill({ json: { data: bio } }))
  await logInAs(page, 'begun')
  await page.goto(new URL('/profile', page.url()).href)
  await page.getByText('BEATRICE').first().waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\b0*1st January 0*1\b|0001/)
})

test('titles depend on the category: entitled categories have their own, others the rest [BIO-02]', async () => {
  const page = await applicant('demo')
  await choice(page, 'Title').click()
  const titles = await page.getByRole('option').allInnerTexts()
  const { entitled } = await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { user: { entitled: boolean } }
    return user
  })
  expect(titles.some((title) => title.includes('Eng.'))).toBe(entitled)
  expect(titles.includes('Mr')).toBe(!entitled)
})
