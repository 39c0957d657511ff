import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterEach, beforeAll, expect } from 'vitest'
import { findTestChromium, testChromiumFlags } from '../../scripts/find-chromium.mjs'
import { someAddress } from './call-server.ts'
import { HeldAnswers } from './held-answers.ts'
import type { Held } from './held-answers.ts'
import { port } from './port.ts'
import type { Session } from './sessions.ts'

export const tenants = ['demo', 'engineering-board', 'iek', 'ics'] as const
export type Tenant = (typeof tenants)[number]

/** The window sizes that every page has to fit: a desk and a phone. */
export const desk = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

/** The address of an organisation's portal. */
export const origin = (tenant: string): string => `http://${tenant}.localhost:${port()}`

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Refusals are part of the tests; the browser logs each to its console. */
const isRefusal = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text)

let started: Promise<Browser> | undefined

/**
 * The browser of this worker: its files share it, because starting one takes as long as a test, and each test leaves no
 * profile behind. It ends with the worker.
 */
async function ofThisWorker(): Promise<Browser> {
  const running = await started
  if (running?.isConnected()) return running
  started = chromium.launch({ executablePath: findTestChromium(), args: testChromiumFlags })
  return started
}

/**
 * A browser for the tests of a file. In any of its pages, a console error, an uncaught exception, a violation of the
 * Content-Security-Policy (unless the file causes it on purpose), or a response that does not conform to the server's
 * OpenAPI document [API-05] fails the test. With an API at another origin, visitors send no address of their own,
 * because that header would need permission.
 */
export function openBrowser(onPurpose?: RegExp, { sameOrigin = true }: { readonly sameOrigin?: boolean } = {}) {
  let browser: Browser
  let faults: string[] = []
  let answers = new HeldAnswers()
  beforeAll(async () => {
    browser = await ofThisWorker()
  })
  afterEach(async () => {
    const { violations } = await answers.found()
    answers = new HeldAnswers()
    const found = faults
    faults = []
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(found).toEqual([])
    expect(violations, 'answers that the OpenAPI document does not describe').toEqual([])
  })

  /** An empty page in a browser profile of its own. */
  async function openPage(viewport: typeof desk): Promise<Page> {
    const context = await browser.newContext({
      viewport,
      // A click may miss an element that moves between press and release.
      reducedMotion: 'reduce',
      ...(sameOrigin && { extraHTTPHeaders: { 'X-Forwarded-For': someAddress() } }),
    })
    answers.watch(context)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('console', (message) => {
      const line = message.text()
      if (!['error', 'warning'].includes(message.type()) || isRefusal(line) || onPurpose?.test(line)) return
      faults.push(line)
    })
    page.on('pageerror', (error) => faults.push(String(error.stack)))
    return page
  }

  /**
   * Opens an address, such as a page of another server, as a visitor with a new browser profile; "about:blank" for what
   * is prepared before the first page, or is no page of the portal. A page of the portal that is left or replaced while
   * it starts does not use what it preloaded, and the browser warns of that where the machine is slow.
   */
  async function visitAt(address: string, viewport = desk): Promise<Page> {
    const page = await openPage(viewport)
    await page.goto(address)
    return page
  }

  return {
    /** The findings about the responses that the test's pages have received so far. */
    held: (): Promise<Held> => answers.found(),
    /** Opens a page as a visitor with a new browser profile. */
    visit: (tenant: string, path = '/', viewport = desk): Promise<Page> =>
      visitAt(`${origin(tenant)}${path}`, viewport),
    visitAt,
    /** Opens a page as a logged-in user; without a path, where the entry rules lead. */
    async visitAs(who: Promise<Session>, path = '/', viewport = desk): Promise<Page> {
      const { tenant, token, user } = await who
      const page = await openPage(viewport)
      const session = JSON.stringify({ token, user })
      const script = await page.addInitScript((text) => localStorage.setItem('regalia.session', text), session)
      await page.goto(`${origin(tenant)}${path}`)
      await script.dispose()
      if (path === '/') await page.waitForURL(({ pathname }) => pathname !== '/')
      return page
    },
  }
}

/**
 * Waits for animations to end: until then colours are mixed. Then for two frames: what depends on the size of something
 * is styled when a frame is drawn, and what that changes when the next one is.
 */
const settled = `Promise.all(
  document.getAnimations()
    .filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
    .map((animation) => animation.finished.catch(() => undefined)),
).then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))`

interface AxeResult {
  readonly violations: readonly { id: string; nodes: readonly { html: string; failureSummary?: string }[] }[]
}

/** The rules of axe that a page violates, each with its elements. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Evaluating its source takes as long as its run; a document keeps it.
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(axeSource)
  await page.evaluate(settled)
  const result = await page.evaluate<AxeResult>(`axe.run(document, { resultTypes: ['violations'] })`)
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** Whether the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
