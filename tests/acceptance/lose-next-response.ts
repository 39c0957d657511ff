import type { Page, Route } from 'playwright'
import { expect } from 'vitest'

/** Lets the next POST to a pattern reach the server, and loses its response; the browser logs ERR_FAILED. */
export async function loseNextResponse(page: Page, pattern: string): Promise<void> {
  let isLost = false
  await page.route(pattern, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback()
    isLost = true
    await deliver(route)
    await route.abort()
  })
}

/** Only browsers resolve hosts below localhost. */
async function deliver(route: Route): Promise<void> {
  const address = new URL(route.request().url())
  const headers = { ...route.request().headers(), host: address.host }
  address.hostname = '127.0.0.1'
  const response = await route.fetch({ url: address.href, headers })
  expect(response.status()).toBe(200)
}
