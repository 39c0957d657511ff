import { rm } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { beginCases } from '../../src/server/jobs/begin-cases.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { enqueue } from '../../src/server/platform/jobs/job-rows.ts'
import { administratorsMenu } from './administrators-menu.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { seededFolder, startSeeded } from './seeded-server.ts'
import { field, logInAs, openAccountMenu } from './steps.ts'

const { visitAt } = openBrowser()

// Deleted users and changed roles are nothing for the shared server.
let portal: ServerProcess
beforeAll(async () => {
  const folder = await seededFolder()
  await takeApplication(folder, 'begun')
  portal = await startSeeded({}, undefined, folder)
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => portal.stop())

/** Takes an account its application, which the hourly job that begins those that are missing does not find at once. */
async function takeApplication(dataFolder: string, account: string): Promise<void> {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined })
  await database.inTenant('demo', async (tx) => {
    const { profile_id } = await tx.db
      .selectFrom('users')
      .select('profile_id')
      .where('email', '=', `${account}@sample.example`)
      .executeTakeFirstOrThrow()
    await tx.db.deleteFrom('cases').where('profile_id', '=', profile_id).execute()
    const now = new Date()
    const dueAt = new Date(now.getTime() + beginCases.every)
    await enqueue(tx, [{ kind: beginCases.name, id: '', dueAt }], now)
  })
  await database.close()
}

async function openAs(name: string, path: string): Promise<Page> {
  const page = await visitAt(portal.origin('demo'))
  await logInAs(page, name)
  await page.waitForURL(/\/admin\//)
  await page.goto(`${portal.origin('demo')}${path}`)
  await page.getByRole('table').waitFor()
  return page
}

const openUsers = (name = 'admin') => openAs(name, '/admin/user-settings')

/** Finds one user, by the search. */
async function find(page: Page, search: string): Promise<void> {
  await field(page, 'Search').fill(search)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('1 user', { exact: true }).count()).toBe(1)
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })

/** The actions in a user's menu. */
async function actionsOf(page: Page, name: string): Promise<readonly string[]> {
  await menuOf(page, name).click()
  const actions = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  return actions
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const question = (page: Page) => page.getByRole('alertdialog')
const answer = (page: Page, button: string) => question(page).getByRole('button', { name: button, exact: true }).click()
const says = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor()

test('an administrator begins with the users, and each has the actions that are for them [ADM-01 ADM-03 ADM-04]', async () => {
  const page = await visitAt(portal.origin('demo'))
  await logInAs(page, 'admin')
  await page.waitForURL(/\/admin\/user-settings$/)
  await page.getByRole('table').waitFor()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(administratorsMenu)
  expect(await axeViolations(page)).toEqual([])
  await find(page, 'marta member')
  const all = ['Edit', 'Check application', 'Login as profile', 'Send password reset link', 'Delete']
  expect(await actionsOf(page, 'MARTA EXAMPLE MEMBER')).toEqual(all)
  await find(page, 'applicant@')
  expect(await actionsOf(page, 'applicant@sample.example')).toEqual(all.filter((one) => !one.startsWith('Check')))
  await find(page, 'finance@')
  expect(await actionsOf(page, 'finance@sample.example')).toEqual(['Send password reset link'])
  await field(page, 'Search').fill('nobody at all')
  await page.keyboard.press('Enter')
  await says(page, 'Nobody is found')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByText(/^Page 1 of \d+$/).waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText(/^Page 2 of \d+$/).waitFor()
})

test('a user is changed after a question, with the specified messages [ADM-03]', async () => {
  const page = await openUsers()
  await find(page, 'graduate@')
  await choose(page, 'GRACE EXAMPLE GRADUATE', 'Edit')
  const dialog = page.getByRole('dialog')
  await field(dialog, 'E-mail').fill('nobody')
  await field(dialog, 'Phone number').fill('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('E-mail must be valid').first().waitFor()
  await dialog.getByText('Required.').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await field(dialog, 'E-mail').fill('member@sample.example')
  await field(dialog, 'Phone number').fill('0722000222')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await question(page).getByText('Are you sure you want to update this user?').waitFor()
  await answer(page, 'Cancel')
  await question(page).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await answer(page, 'Update')
  await dialog.getByText('Another account has this e-mail').first().waitFor()
  await field(dialog, 'E-mail').fill('grace@sample.example')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await answer(page, 'Update')
  await says(page, 'User updated successfully')
  await find(page, 'grace@sample.example')
  await page.getByRole('cell', { name: '0722000222' }).waitFor()
})

test('a password link is sent, and a user deleted, each after a question [ADM-03]', async () => {
  const page = await openUsers()
  await find(page, 'applicant@')
  await choose(page, 'applicant@sample.example', 'Send password reset link')
  await answer(page, 'Send')
  await says(page, 'Password Reset link sent successfully')
  await choose(page, 'applicant@sample.example', 'Delete')
  await question(page)
    .getByText(/Are you sure you want to delete applicant@sample\.example\?/)
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
  await answer(page, 'Delete')
  await says(page, 'User deleted successfully')
  await says(page, 'Nobody is found')
})

test('the applications of a user are shown [ADM-03]', async () => {
  const page = await openUsers()
  await find(page, 'marta member')
  await choose(page, 'MARTA EXAMPLE MEMBER', 'Check application')
  const dialog = page.getByRole('dialog', { name: 'Applications of MARTA EXAMPLE MEMBER' })
  await dialog.getByRole('cell', { name: 'Released' }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Create new application' }).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(menuOf(page, 'MARTA EXAMPLE MEMBER'))).toBe(true)
})

test('an application is created for who has a profile and none yet, by one of two administrators [ADM-03]', async () => {
  const [one, two] = [await openUsers(), await openUsers('superadmin')]
  const name = 'BEATRICE EXAMPLE BEGUN'
  for (const page of [one, two]) {
    await find(page, 'begun@')
    await choose(page, name, 'Create new application')
  }
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Applications of ${name}` })
  const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create new application' })
  await dialogOf(one).getByText('You can create one, for the category that the user registered for.').waitFor()
  expect(await axeViolations(one)).toEqual([])
  await create(one).click()
  await dialogOf(one).getByRole('cell', { name: 'New' }).waitFor()
  expect(await create(one).count()).toBe(0)
  // The other one sees why there is no second one, and the first.
  await create(two).click()
  await dialogOf(two).getByRole('alert').waitFor()
  await dialogOf(two).getByRole('cell', { name: 'New' }).waitFor()
  expect(await create(two).count()).toBe(0)
  expect(await axeViolations(two)).toEqual([])
  for (const page of [one, two]) {
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    const actions = await actionsOf(page, name)
    expect(actions).toContain('Check application')
    expect(actions).not.toContain('Create new application')
  }
})

test('logging in as a user is marked on every page until it is left [ADM-04]', async () => {
  const page = await openUsers()
  await find(page, 'marta member')
  await choose(page, 'MARTA EXAMPLE MEMBER', 'Login as profile')
  await question(page)
    .getByText(/Are you sure you want to log in as MARTA EXAMPLE MEMBER\?/)
    .waitFor()
  await answer(page, 'Log in')
  await says(page, 'Logged in as user successfully')
  await page.waitForURL(/\/dashboard$/)
  const notice = page.getByRole('region', { name: 'Acting as another user' })
  for (const path of ['/dashboard', '/profile', '/settings']) {
    await page.goto(`${portal.origin('demo')}${path}`)
    await notice.getByText('admin@sample.example, you are logged in as MARTA EXAMPLE MEMBER.').waitFor()
  }
  await page.getByText('An administrator acts for you').waitFor()
  await page.goto(`${portal.origin('demo')}/admin/user-settings`)
  await page.waitForURL(/\/dashboard$/)
  await notice.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/\/admin\/user-settings$/)
  await page.getByRole('table').waitFor()
  expect(await notice.count()).toBe(0)
})

test('staff are invited, get other roles and are removed; the last who manages them stays [ADM-15]', async () => {
  const page = await openAs('superadmin', '/admin/staff')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'E-mail').fill('neema@staff.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Choose at least one role').waitFor()
  await dialog.getByRole('checkbox', { name: 'Registrar' }).check()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await says(page, 'The invitation is on its way')
  const row = page.getByRole('row', { name: /neema@staff\.example/ })
  await row.getByText('Invited').waitFor()
  await choose(page, 'neema@staff.example', 'Send invitation again')
  await answer(page, 'Send')
  await choose(page, 'neema@staff.example', 'Change roles')
  await dialog.getByRole('checkbox', { name: 'Registrar' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Board' }).check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await says(page, 'The roles are changed')
  await row.getByText('Board').waitFor()
  expect(await row.getByText('Registrar').count()).toBe(0)
  await choose(page, 'neema@staff.example', 'Remove from the staff')
  await answer(page, 'Remove')
  await row.waitFor({ state: 'detached' })
  await choose(page, 'superadmin@sample.example', 'Remove from the staff')
  await answer(page, 'Remove')
  await says(page, 'Nobody else can manage the staff. Give somebody else that role first.')
})

test('users and staff fit a phone, in Kiswahili too [ADM-03 ADM-15 PLAT-06 PLAT-15]', async () => {
  const page = await openUsers('superadmin')
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mipangilio ya Watumiaji' }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  await page.goto(`${portal.origin('demo')}/admin/staff`)
  await page.getByRole('heading', { level: 1, name: 'Wafanyakazi' }).waitFor()
  await page.getByRole('table').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})
