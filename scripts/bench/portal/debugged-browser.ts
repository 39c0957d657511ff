import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../find-chromium.mjs'

/** A Chromium with its own profile that several programs can drive in turn. */
export interface DebuggedBrowser {
  /** The port of its debugging protocol, on 127.0.0.1. */
  readonly port: number
  /** Drives one of its pages, then disconnects from the browser so that nothing observes what it does next. */
  drive(work: (page: Page) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** @throws Error when no Chromium is found or it does not start */
export async function startDebuggedBrowser(): Promise<DebuggedBrowser> {
  const executable = findChromium()
  if (executable === undefined) throw new Error('No Chromium was found.')
  const profile = await mkdtemp(join(tmpdir(), 'regalia-browser-'))
  const flags = [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(executable, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await portIn(child.stderr)
  return {
    port,
    drive: (work) => drive(`http://127.0.0.1:${port}`, work),
    async stop() {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function portIn(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1]
    if (port === undefined) continue
    output.resume()
    return Number(port)
  }
  throw new Error('Chromium did not start.')
}

async function drive(endpoint: string, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(endpoint)
  try {
    const page = await browser.contexts()[0]?.newPage()
    if (page === undefined) throw new Error('Chromium has no window.')
    await work(page)
    await page.close()
  } finally {
    await browser.close()
  }
}
