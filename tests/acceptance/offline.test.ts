import { expect, test } from 'vitest'
import { axeViolations, openBrowser } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser(
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/,
)

const lost = /^No connection\. What you have typed stays here/
const back = 'The connection is back.'

test('a page whose code is not there yet says so inside the shell, and opens by itself with the connection [PLAT-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Application' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await menu.getByRole('link', { name: 'Application' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'there is no connection to the server' })
  await alert.waitFor()
  expect(await axeViolations(page)).toEqual([])
  // A browser may keep that its code could not be fetched: trying in vain must not spoil the later attempt.
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor()
  expect(await menu.isVisible()).toBe(true)
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
  await page.getByRole('table', { name: 'Applications' }).waitFor()
  expect(await alert.count()).toBe(0)
})

test('what was read before is shown without a connection, and how old it is [PLAT-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/application')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await page.getByRole('row').nth(1).waitFor()
  // Without it, the dashboard would rightly say that it cannot be loaded.
  const last = page.waitForResponse(/\/api\/dashboard$/).then((response) => response.finished())
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('In Good Standing').waitFor()
  await last
  await page.context().setOffline(true)
  await page.getByRole('status').getByText(lost).waitFor()
  await menu.getByRole('link', { name: 'Application' }).click()
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  await page
    .getByRole('status')
    .getByText(/What you see is as of \d\d:\d\d\./)
    .waitFor()
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: /connection/ })
      .count(),
  ).toBe(0)
})

test('that the connection is lost and that it is back are never shown together [PLAT-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(`(() => {
    window.together = 0
    const both = () => {
      const shown = document.body.innerText
      if (shown.includes('No connection.') && shown.includes('${back}')) window.together += 1
    }
    new MutationObserver(() => requestAnimationFrame(both)).observe(document.body, { subtree: true, childList: true })
  })()`)
  for (let times = 0; times < 3; times += 1) {
    await page.context().setOffline(true)
    await page.getByRole('status').getByText(lost).waitFor()
    await page.getByText(back).waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.getByText(back).waitFor()
    await page.getByText(lost).waitFor({ state: 'detached' })
  }
  expect(await page.evaluate('window.together')).toBe(0)
})

test('code that an update of the portal has removed is fetched by one reload, never by more [PLAT-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Application' }).waitFor()
  let asked = 0
  const gone = '**/assets/CasesPage-*.js'
  await page.route(gone, (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()
  })
  const loaded = page.waitForEvent('load')
  await menu.getByRole('link', { name: 'Application' }).click()
  await loaded
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()

  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/assets/FirmPage-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await menu.getByRole('link', { name: 'Firm', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'This page could not be shown' }).waitFor()
  expect(documents).toBe(1)
  expect(await menu.isVisible()).toBe(true)
})
