import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBuiltServer } from './site/built-root.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startBuiltServer()
})
afterAll(() => server.close())

const read = (path: string, tenant = 'iek') => server.client(tenant).get(path, { absolute: true })

/** The address of the first font in a page's style rules. */
const fontIn = (html: string): string => /src:url\("([^"]+)"\)/.exec(html)?.[1] ?? 'none'

test('an organisation’s fonts load from its folder under the page’s policy, and text does not wait [PLAT-02]', async () => {
  const { text, headers } = await read('/')
  const policy = String(headers['content-security-policy'])
  const [, nonce, rules] = /<style nonce="([^"]+)">(.*?)<\/style>/s.exec(text) ?? []
  expect(policy).toContain(`'nonce-${nonce}'`)
  expect(policy).toContain("font-src 'self'")
  expect(rules).toContain('font-family:"Source Serif 4"')
  expect(rules).toContain('font-display:swap')
  expect(rules).toMatch(/font-family:"Source Serif 4 fallback".*local\("Times New Roman"\);size-adjust:120\.6%/)
  expect(text).toContain(String.raw`\"Source Serif 4\", \"Source Serif 4 fallback\", Charter`)
  expect((await read('/', 'demo')).text).not.toContain('@font-face')
})

test('browsers keep a font for ever at the address of its version, and at any other for an hour [PLAT-02]', async () => {
  const address = fontIn((await read('/')).text)
  expect(address).toMatch(/^\/assets\/tenant\/fonts\/source-serif-4\.woff2\?v=[\da-f]{12}$/)
  const { status, headers } = await read(address)
  expect([status, headers['content-type']]).toEqual([200, 'font/woff2'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const other of [address.replace(/v=.*/, 'v=0'), address.replace(/\?.*/, ''), '/assets/tenant/logo.svg?v=1']) {
    expect((await read(other)).headers['cache-control'], other).toBe('public, max-age=3600')
  }
  expect((await read(address, 'demo')).status).toBe(404)
})
