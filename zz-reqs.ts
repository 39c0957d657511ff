import { chromium } from 'playwright'
import { startServerProcess } from './scripts/server-process.ts'
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs'
import { logIn } from './scripts/bench/portal/log-in.ts'
const server = await startServerProcess()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  for (const [tenant, account] of [['demo','member@sample.example'],['iek','member@sample.example'],['demo','firm@sample.example']] as const) {
    try {
  const page = await browser.newPage()
  await logIn(page, server.origin(tenant), account)
  const state = await page.context().storageState()
  await page.context().close()
  for (const path of ['/profile']) {
    const context = await browser.newContext({ storageState: state })
    const p = await context.newPage()
    const list: string[] = []
    p.on('request', r => list.push(`${r.resourceType()} ${r.url().replace(/.*localhost:\d+/, '')}`))
    await p.goto(server.origin(tenant) + path, { waitUntil: 'networkidle' })
    await p.waitForTimeout(1500)
    console.log('##', tenant, account, path, list.length); console.log(list.join('\n'))
    await context.close()
  }
    } catch (e) { console.log(tenant, String(e).slice(0,300)) }
  }
} finally { await browser.close(); await server.stop() }
