import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { fillPage } from '../../src/server/routes/site/fill-page.ts'
import { startDataOf } from '../../src/server/routes/site/start-data-of.ts'
import { refusalOf } from './answers.ts'
import { startBuiltServer } from './site/built-root.ts'
import type { TestServer } from './start-test-server.ts'
import { setSettings } from './test-settings.ts'

let server: TestServer

beforeAll(async () => {
  server = await startBuiltServer()
})
afterAll(() => server.close())

const page = (path = '/', tenant = 'demo', headers: Readonly<Record<string, string>> = {}) =>
  server.client(tenant).get(path, { absolute: true, headers })

/** The addresses that a page preloads, in order. */
const announced = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<link rel="(?:module)?preload".*? href="([^"]+)"/g), ([, address = '']) => address)

/** The code that is fetched once the page's heading is drawn. */
function fetchedNext(html: string): readonly string[] {
  const modules = getAt(startIn(html), '/opening/modules') ?? []
  return isJsonArray(modules) ? modules.map(String) : []
}

function startIn(html: string): JsonObject {
  const text = /<script type="application\/json" id="regalia-start">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'
  const value = JSON.parse(text) as JsonValue
  if (!isJsonObject(value)) throw new Error('The page has no start data.')
  return value
}

describe('the portal’s page', () => {
  test('is for search engines, but for the pages of documents and of the register [VER-01 REG-02]', async () => {
    for (const path of [
      '/verify/7K3M9QXA22TD',
      '/VERIFY/7K3M9QXA22TD',
      '/search/Search-list',
      '/search/search-card/a',
    ]) {
      expect((await page(path)).headers['x-robots-tag']).toBe('noindex')
    }
    // The register is for search engines where its organisation declares so.
    const registers = ['engineering-board', 'iek', 'ics'].map((tenant) => page('/search/Search-list', tenant))
    const marks = (await Promise.all(registers)).map(({ headers }) => headers['x-robots-tag'])
    expect(marks).toEqual([undefined, 'noindex', 'noindex'])
    for (const path of ['/', '/verify']) expect((await page(path)).headers['x-robots-tag']).toBeUndefined()
  })

  test('starts with the organisation’s name, theme, settings and the hashes of its forms [PLAT-01 PLAT-02]', async () => {
    const { text, headers } = await page('/', 'engineering-board')
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(text).toContain('<title>Engineering Board</title>')
    const tenant = server.services.tenants.all.find(({ id }) => id === 'engineering-board')
    expect(startIn(text)).toMatchObject({
      tenant: { id: 'engineering-board', caption: 'EBK', apiBase: '/api' },
      theme: { colors: { primary: expect.any(String) } },
      logo: '/assets/tenant/logo.svg',
      documents: tenant?.hashes,
      outbox: true,
    })
  })

  test('is the same at every path of the portal', async () => {
    for (const path of ['/forgot-password', '/verify/abc-DEF_1', '/register/Individual/GRADUATE?redirect=%2Fprofile']) {
      expect((await page(path)).status).toBe(200)
    }
  })

  test('preloads what it needs first, from addresses that are served', async () => {
    for (const [path, count] of [
      ['/', 4],
      ['/otp/none', 4],
      ['/dashboard', 4],
      ['/search/Search-list', 3],
    ] as const) {
      const { text } = await page(path, 'iek')
      const addresses = [...announced(text), ...fetchedNext(text)]
      expect(addresses).toHaveLength(count)
      for (const address of addresses) expect((await page(address, 'iek')).status).toBe(200)
    }
  })

  test('preloads the documents in the language that the browser showed last, if offered [PLAT-15]', async () => {
    const board = server.services.tenants.all.find(({ id }) => id === 'engineering-board')
    const form = 'forms/login'
    const inTheOwn = board?.hashes[form] ?? 'none'
    const inTheOther = board?.editions.get('sw')?.shown[form] ?? 'none'
    const read = async (cookie: string) => {
      const { text } = await page('/', 'engineering-board', { cookie })
      return { table: getAt(startIn(text), '/editions/sw'), addresses: announced(text) }
    }
    const { table, addresses } = await read('theme=dark; regalia-language=sw')
    expect(addresses[0]).toBe(`/published/${String(table)}.json`)
    expect(addresses).toEqual(expect.arrayContaining([`/published/${inTheOther}.json`, `/published/${inTheOther}.js`]))
    expect(addresses.join(' ')).not.toContain(inTheOwn)
    for (const address of addresses) expect((await page(address, 'engineering-board')).status).toBe(200)
    for (const cookie of [
      'regalia-language=en',
      'regalia-language=fr',
      'regalia-language',
      'regalia-language=constructor',
    ]) {
      const own = (await read(cookie)).addresses
      expect(own, cookie).toContain(`/published/${inTheOwn}.js`)
      expect(own, cookie).toHaveLength(4)
    }
  })

  test('has the heading of its page in the language that the browser showed last [PLAT-06 PLAT-15]', async () => {
    const openingAt = async (path: string, cookie = '') =>
      getAt(startIn((await page(path, 'engineering-board', { cookie })).text), '/opening')
    expect(await openingAt('/events')).toMatchObject({ frame: 'members', title: 'Events', lead: expect.any(String) })
    expect(await openingAt('/dashboard')).toMatchObject({ frame: 'start', title: 'Welcome, {name}' })
    const board = server.services.tenants.all.find(({ id }) => id === 'engineering-board')
    const register = board?.editions.get('sw')?.documents.get('pages/register')?.page?.title ?? 'none'
    const inTheOther = await openingAt('/search/Search-list', 'regalia-language=sw')
    expect(inTheOther).toMatchObject({ frame: 'visitors', title: register })
    // What follows from data is not known before it, and log-in is drawn whole.
    for (const path of ['/', '/profile/document', '/search/search-card/a'])
      expect(await openingAt(path), path).toBeUndefined()
  })

  test('has no heading of a page whose package is not installed', async () => {
    await setSettings(server, 'ics', {}, undefined, ['Dashboard', 'Profile'])
    expect(getAt(startIn((await page('/events', 'ics')).text), '/opening')).toBeUndefined()
    expect(getAt(startIn((await page('/dashboard', 'ics')).text), '/opening')).toBeDefined()
  })

  test('is not served for the path of a file or a call [PLAT-12]', async () => {
    for (const path of [
      '/nothing.js',
      '/assets/nothing.js',
      '/published/nothing',
      '/dev/nothing',
      '/assets/tenant/nothing.svg',
    ]) {
      expect(refusalOf(await page(path))).toEqual({ status: 404, code: 'not-found' })
    }
  })

  test('allows own scripts only, none inline, no eval, and styles with a nonce of that answer alone [ENG-09]', async () => {
    const [first, second] = await Promise.all([page(), page()])
    const policy = String(first.headers['content-security-policy'])
    const { nonce } = startIn(first.text)
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(policy).toContain(`style-src 'self' 'nonce-${typeof nonce === 'string' ? nonce : ''}'`)
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/)
    expect(startIn(second.text).nonce).not.toBe(nonce)
    const scripts = [...first.text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts).toEqual([' type="application/json" id="regalia-start"'])
  })

  test('escapes the name of an organisation', async () => {
    const [tenant] = server.services.tenants.all
    if (!tenant) throw new Error('No organisation is declared.')
    const name = '</script><script>alert("$&")</script>'
    const named = { ...tenant, declaration: { ...tenant.declaration, name } }
    const conditions = { settings: tenant.declaration.settings, runtime: '/r.js', nonce: 'n', outbox: false }
    const html = fillPage(
      '<html lang="en"><title>x</title><!--regalia-head--><!--regalia-start-->',
      startDataOf(named, conditions),
    )
    expect(html).not.toContain('<script>alert')
    expect(startIn(html).tenant).toMatchObject({ name })
  })
})

describe('its files', () => {
  test('are cached for ever when their name contains a hash', async () => {
    const { status, headers } = await page('/assets/part-1a2b3c.js')
    expect({ status, cache: headers['cache-control'] }).toEqual({
      status: 200,
      cache: 'public, max-age=31536000, immutable',
    })
  })

  test('of an organisation are its own, and no other file can be reached [PLAT-02]', async () => {
    const [demo, board] = [
      await page('/assets/tenant/logo.svg'),
      await page('/assets/tenant/logo.svg', 'engineering-board'),
    ]
    expect(demo.headers['content-type']).toBe('image/svg+xml')
    expect(demo.text).not.toBe(board.text)
    for (const path of [
      '/assets/tenant/../tenant.json',
      '/assets/tenant/%2e%2e/tenant.json',
      '/assets/tenant/..%2ftenant.json',
    ]) {
      expect((await page(path)).text).not.toContain('"hosts"')
    }
  })
})
