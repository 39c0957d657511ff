import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../find-chromium.mjs'
import { startServerProcess } from '../../server-process.ts'
import { median, percentile, timeRow } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { servePages } from '../renderer/build-pages.ts'
import { MeasuredPage } from '../renderer/measured-page.ts'
import { logIn } from './log-in.ts'
import { scriptDuration } from './script-duration.ts'

/** How many pages open it, and how often each opens it again. */
const visits = 3
const reopened = 5
const keystrokes = 30
const capitals = 'ABCDEFGHIJ'
/** Rounds in which the dialog and the hand-written form alternate. */
const rounds = 3
/** From the click until the frame after the form appears; milliseconds. */
const openLimit = 100
/** The same for the first time. */
const firstLimit = 120
/** Script time of a keystroke relative to the hand-written form's, and to the same one in a dialog. */
const keystrokeLimits = { alone: 1.5, inDialog: 1.25 }
/** About as many fields as the dialog contains. */
const fields = 26
const screen = { account: 'graduate@sample.example', tenant: 'demo', path: '/profile?tab=academic' } as const

/**
 * Measures the heaviest dialog (qualifications) in the built portal, warm, and a keystroke in it and in a hand-written
 * form.
 */
export const dialogBench: Bench = {
  name: 'dialog',
  title: `The dialog of qualifications, and a hand-written form of ${fields} fields (react-hook-form + MUI)`,
  async run() {
    const [server, pages] = await Promise.all([startServerProcess(), servePages()])
    const executablePath = findChromium()
    const browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath !== undefined && { executablePath }),
    })
    try {
      const opening = await measureOpening(() => visit(browser, server.origin(screen.tenant)))
      const page = await visit(browser, server.origin(screen.tenant))
      await open(page)
      return [...opening, ...(await measureKeystrokes(browser, page, pages.address))]
    } finally {
      await browser.close()
      await Promise.all([pages.close(), server.stop()])
    }
  },
}

/** The section in a new session of the browser, as soon as its button is there. */
async function visit(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await logIn(page, origin, screen.account)
  await page.goto(origin + screen.path)
  await page.getByRole('button', { name: 'Add academic qualification' }).waitFor()
  return page
}

async function measureOpening(visited: () => Promise<Page>): Promise<readonly BenchRow[]> {
  const first: number[] = []
  const again: number[] = []
  for (let i = 0; i < visits; i += 1) {
    const page = await visited()
    first.push(await open(page))
    for (let j = 0; j < reopened; j += 1) {
      await close(page)
      again.push(await open(page))
    }
    await page.close()
  }
  return [
    timeRow('first time opened', median(first), firstLimit),
    timeRow('opened again', median(again), openLimit),
    { label: '  the slowest of ten', value: percentile(again, 0.9), unit: 'ms' },
  ]
}

async function measureKeystrokes(browser: Browser, page: Page, address: string): Promise<readonly BenchRow[]> {
  const [ours, changed, others, dialogs]: [number[], number[], number[], number[]] = [[], [], [], []]
  await typeInDialog(page, capitals)
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await typeInDialog(page, capitals))
    changed.push(await typeInDialog(page, capitals.toLowerCase()))
    others.push(await typeInHandWritten(browser, address, false))
    dialogs.push(await typeInHandWritten(browser, address, true))
  }
  const [value, other, dialog] = [median(ours), median(others), median(dialogs)]
  return [
    { label: 'script time of a keystroke, ours', value, unit: 'ms' },
    { label: '  of a letter that is made a capital', value: median(changed), unit: 'ms' },
    { label: 'script time of a keystroke, hand-written', value: other, unit: 'ms' },
    relative('ours to hand-written', value / other, keystrokeLimits.alone),
    { label: 'script time of a keystroke, hand-written in a dialog', value: dialog, unit: 'ms' },
    relative('ours to hand-written in a dialog', value / dialog, keystrokeLimits.inDialog),
  ]
}

function relative(label: string, value: number, limit: number): BenchRow {
  return { label: `  ${label}`, value, unit: '×', target: `≤ ${limit}`, met: value <= limit }
}

async function typeInHandWritten(browser: Browser, address: string, inDialog: boolean): Promise<number> {
  const form = await MeasuredPage.open({ browser, address, variant: 'hand-written', count: fields, inDialog })
  await form.enterText()
  const time = await form.scriptPerKeystroke(keystrokes)
  await form.close()
  return time
}

/**
 * Types in a text field that has been left once, so that it is checked as it is typed; milliseconds per keystroke. The
 * field upper-cases letters, which the hand-written form does not, so both are measured with letters that need no
 * change.
 */
async function typeInDialog(page: Page, letters: string): Promise<number> {
  const control = page.getByRole('textbox', { name: 'Certificate No' })
  await control.fill('EX')
  await control.blur()
  await control.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.collectGarbage')
  const before = await scriptDuration(session)
  for (let i = 0; i < keystrokes; i += 1) {
    await page.keyboard.press(letters.charAt(i % letters.length))
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(300)
  return ((await scriptDuration(session)) - before) / keystrokes
}

/** From the click until the frame after the first control can be used; milliseconds. */
function open(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const add = [...document.querySelectorAll('main button')].find((one) => one.textContent.includes('Add academic'))
    const began = performance.now()
    add.click()
    const look = () => {
      const dialog = document.querySelector('[role=dialog]')
      const isThere = dialog?.querySelectorAll('[role=combobox]').length >= 4 && !dialog.querySelector('.rg-waiting')
      if (!isThere) return requestAnimationFrame(look)
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }
    look()
  })`)
}

async function close(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
}
