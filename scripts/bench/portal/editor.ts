import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../find-chromium.mjs'
import { startServerProcess } from '../../server-process.ts'
import { median, noneRow, percentile, timeRow } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { logIn } from './log-in.ts'
import { addDraftFields } from './add-draft-fields.ts'

const administrator = 'superadmin@sample.example'
const member = 'member@sample.example'
/** How often a text and a rule of each form is changed, after once to warm up. */
const edits = 15
/** From the edit until members' form is drawn, and until what judges it has come; milliseconds. */
const limits = { drawn: 100, judged: 500 }

/** A form, and a text field of it with a limit of letters. */
interface EditedForm {
  readonly name: string
  readonly document: string
  readonly field: RegExp
}

const largest: EditedForm = { name: 'largest form', document: 'sections/certification', field: /^Certificate No/ }
const long: EditedForm = { name: '300 fields', document: 'sections/contacts', field: /^Address/ }

/** How soon the editor shows an edit, and what members load of it. */
export const editorBench: Bench = {
  name: 'editor',
  title: `Edits in the editor, ${edits} of each kind`,
  async run() {
    const server = await startServerProcess()
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
    try {
      const origin = server.origin('demo')
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await logIn(page, origin, administrator)
      await addDraftFields(page, long.document, 300)
      const rows: BenchRow[] = []
      for (const form of [largest, long]) rows.push(...(await measureForm(page, origin, form)))
      return [...rows, await measureMembers(browser, origin)]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function measureForm(page: Page, origin: string, { name, document, field }: EditedForm): Promise<BenchRow[]> {
  await page.goto(`${origin}/admin/forms/${document}`)
  const panel = page.getByRole('tabpanel')
  await page.getByRole('region', { name: 'As members see it' }).getByRole('button', { name: 'Try it' }).waitFor()
  await panel.getByRole('button', { name: field }).click()
  const [drawn, judged]: [number[], number[]] = [[], []]
  for (let edit = 0; edit <= edits; edit += 1) {
    await panel.getByRole('textbox', { name: 'Label' }).focus()
    const text = await untilDrawn(page, `Called ${edit} now`)
    await panel.getByRole('textbox', { name: 'At most so many letters' }).focus()
    const rule = await untilJudged(page, String(60 + edit))
    if (edit === 0) continue
    drawn.push(text)
    judged.push(rule)
  }
  return [...rowsOf(`${name}, a text`, drawn, limits.drawn), ...rowsOf(`${name}, a rule`, judged, limits.judged)]
}

function rowsOf(label: string, times: readonly number[], limit: number): BenchRow[] {
  return [
    timeRow(label, median(times), limit),
    { label: '  the slowest of ten', value: percentile(times, 0.9), unit: 'ms' },
  ]
}

/** Types a text into the field that has the focus; milliseconds until the frame in which the preview has it. */
const untilDrawn = (page: Page, typed: string): Promise<number> =>
  page.evaluate(async (words) => {
    const preview = document.querySelector('[data-tour="preview"]')
    const began = performance.now()
    document.execCommand('selectAll')
    document.execCommand('insertText', false, words)
    while (preview?.textContent.includes(words) !== true) await new Promise(requestAnimationFrame)
    return performance.now() - began
  }, typed)

/**
 * Types a number there; milliseconds until the form is judged by the new code. A page has each module once: importing
 * it again waits until it has run, behind the editor, which asked first and draws the form with it in the next frame.
 */
const untilJudged = (page: Page, typed: string): Promise<number> =>
  page.evaluate(async (words) => {
    performance.clearResourceTimings()
    const began = performance.now()
    document.execCommand('selectAll')
    document.execCommand('insertText', false, words)
    let code: string | undefined
    while (code === undefined) {
      await new Promise(requestAnimationFrame)
      code = performance.getEntriesByType('resource').find(({ name }) => name.includes('/published/preview/'))?.name
    }
    await import(code)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  }, typed)

/** How many of the scripts that members' pages load have a text of the editor. */
async function measureMembers(browser: Browser, origin: string): Promise<BenchRow> {
  const page = await browser.newPage()
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url())
  })
  await logIn(page, origin, member)
  for (const path of ['/dashboard', '/profile', '/cpd', '/license', '/events', '/billing', '/settings']) {
    await page.goto(origin + path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  // Read at the end: the browser drops them when it leads to another page.
  const loaded = await page.evaluate(
    (scripts) => Promise.all(scripts.map(async (address) => (await fetch(address)).text())),
    [...addresses],
  )
  const value = loaded.filter((script) => script.includes('portal.editor.')).length
  return noneRow(`of ${loaded.length} scripts of members, with the editor`, value)
}
