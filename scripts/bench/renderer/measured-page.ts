import type { Browser, CDPSession, Page } from 'playwright'
import type { MeasuredField } from './measured-form.ts'
import { measuredFields } from './measured-form.ts'
import { scriptDuration } from '../portal/script-duration.ts'
import { countRenders, namesAsPlain, watchFrames, watchUntilUsable } from './page-probes.ts'
import { controlId, pageName } from './variants.ts'
import type { Variant } from './variants.ts'

export interface OpenOptions {
  readonly browser: Browser
  readonly address: string
  readonly variant: Variant
  readonly count: number
  /** How much the processor is slowed down once the page is usable. */
  readonly slowedBy?: number
  readonly probe?: 'frames' | 'renders'
  /** Whether a part of its answers is wrong from the start. */
  readonly isWrong?: boolean
  /** For the hand-written form: whether it is in a dialog. */
  readonly inDialog?: boolean
}

/** How long a page is left idle, so that everything a key triggered has finished. */
const pauses = { keystroke: 60, click: 200, submit: 800 }

/** One measured form in its own page. */
export class MeasuredPage {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #variant: Variant
  readonly #fields: readonly MeasuredField[]
  readonly #slowedBy: number
  /** From the start of navigation, in ms. */
  readonly usableAfter: number

  private constructor(page: Page, session: CDPSession, options: OpenOptions, usableAfter: number) {
    this.#page = page
    this.#session = session
    this.#variant = options.variant
    this.#fields = measuredFields(options.count)
    this.#slowedBy = options.slowedBy ?? 1
    this.usableAfter = usableAfter
  }

  static async open(options: OpenOptions): Promise<MeasuredPage> {
    const { browser, address, variant, count, slowedBy = 1, probe, inDialog = false, isWrong = false } = options
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } })
    const shown = measuredFields(count).filter(({ dependsOn }) => dependsOn === undefined).length
    await page.addInitScript(namesAsPlain)
    await page.addInitScript(watchUntilUsable, shown)
    if (probe === 'renders') await page.addInitScript(countRenders)
    const name = pageName(variant, count)
    await page.goto(`${address}/${name}.html?fields=${count}${inDialog ? '&dialog' : ''}${isWrong ? '&wrong' : ''}`)
    await page.waitForFunction(() => window.usableAt !== undefined, undefined, { timeout: 120_000 })
    if (probe === 'frames') await page.evaluate(watchFrames)
    const session = await page.context().newCDPSession(page)
    // The time of this thread, not of the clock: other work on the machine is not the page's script.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
    return new MeasuredPage(page, session, options, await page.evaluate(() => window.usableAt ?? Number.NaN))
  }

  /**
   * Puts the caret into a text field in the middle of the form that has been left once, so that it is checked as typed.
   */
  async enterText(): Promise<void> {
    const texts = this.#fields.filter(({ kind, dependsOn }) => kind === 'text' && dependsOn === undefined)
    const control = this.#page.locator(this.#selector(texts[Math.floor(texts.length / 2)]))
    await control.focus()
    await this.#page.keyboard.press('End')
    await this.#type(3)
    await control.blur()
    await control.focus()
    await this.#page.keyboard.press('End')
    await this.#type(5)
  }

  /** Script time of one keystroke and everything it triggers, in ms. */
  async scriptPerKeystroke(keystrokes: number): Promise<number> {
    return this.#scriptTime(() => this.#type(keystrokes), keystrokes)
  }

  /** From keydown until the next frame, in ms, for each keystroke. */
  async keystrokeFrames(keystrokes: number): Promise<readonly number[]> {
    await this.#page.evaluate(() => window.keystrokeFrames?.splice(0))
    await this.#type(keystrokes)
    await this.#page.waitForTimeout(500)
    return this.#page.evaluate(() => window.keystrokeFrames ?? [])
  }

  /** Components that React renders for one keystroke. */
  async rendersPerKeystroke(keystrokes: number): Promise<number> {
    await this.#page.evaluate(() => (window.rendered = 0))
    await this.#type(keystrokes)
    return (await this.#page.evaluate(() => window.rendered ?? Number.NaN)) / keystrokes
  }

  /** Script time of showing one conditional field, in ms; a different one each time. */
  async scriptToShow(times: number): Promise<number> {
    const switches = this.#fields.flatMap(({ dependsOn }) => (dependsOn === undefined ? [] : [dependsOn]))
    const boxes = switches.slice(-times).map((name) => this.#selector({ name }))
    return this.#scriptTime(async () => {
      for (const box of boxes) {
        await this.#page.locator(box).focus()
        await this.#page.keyboard.press('Space')
        await this.#page.waitForTimeout(pauses.click)
      }
    }, boxes.length)
  }

  /** Script time of submitting, with everything that it shows where it is refused, in ms. */
  async scriptToSubmit(): Promise<number> {
    return this.#scriptTime(async () => {
      await this.#page.locator('button[type=submit]').focus()
      await this.#page.keyboard.press('Enter')
      await this.#page.waitForTimeout(pauses.submit)
    }, 1)
  }

  /** The JavaScript that is still in use after a collection, in MB. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.#session.send('Runtime.getHeapUsage')
    return usedSize / 1_000_000
  }

  async close(): Promise<void> {
    await this.#page.close()
  }

  async #type(keystrokes: number): Promise<void> {
    for (let i = 0; i < keystrokes; i += 1) {
      await this.#page.keyboard.press('abcdefghij'[i % 10] ?? 'a')
      await this.#page.waitForTimeout(this.#pause())
    }
  }

  #pause(): number {
    return pauses.keystroke * this.#slowedBy * (this.#variant === 'stock' ? 2 : 1)
  }

  async #scriptTime(act: () => Promise<void>, times: number): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage')
    const before = await scriptDuration(this.#session)
    await act()
    await this.#page.waitForTimeout(300)
    return ((await scriptDuration(this.#session)) - before) / times
  }

  #selector(field: { readonly name: string } | undefined): string {
    return `#${controlId(this.#variant, field?.name ?? '')}`
  }
}
