import { readFile, readdir } from 'node:fs/promises'
import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, describe, expect, test } from 'vitest'
import config from '../../.storybook/main.ts'
import { declaredTenants } from '../../scripts/vite/declared-tenants.ts'
import { sampleDocuments } from '../../scripts/vite/samples/sample-documents.ts'
import { portalRoutes } from '../../src/portal/app/routes.tsx'
import catalogue from '../../schemas/messages/en.json'
import theme from '../../schemas/meta/theme.json'

/** Storybook's own list of stories, in the order of its sidebar. */
let stories: readonly { readonly id: string; readonly title: string; readonly name: string }[]
/** The declared names of the organisations. */
let organisations: readonly string[]

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  stories = Object.values(entries)
  organisations = (await declaredTenants()).map(({ tenant }) => String(tenant['name']))
}, 120_000)

async function textsIn(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /\.tsx?$/.test(file))
  return (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))).join('\n')
}

/** The pages of some routes, without the layouts and guards around them. */
const pagesIn = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesIn(route.children) : [route]))

describe('Storybook', () => {
  test('opens at its landing page, from which every link leads to a story', async () => {
    expect(stories[0]).toMatchObject({ id: 'start-here--page', title: 'Start here' })
    const guide = await textsIn('.storybook/guide')
    const links = [...guide.matchAll(/['"]([a-z0-9-]+--[a-z0-9-]+)['"]/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(20)
    const ids = new Set(stories.map(({ id }) => id))
    expect(links.filter((id) => !ids.has(id ?? ''))).toEqual([])
  })

  test('has pages about declarations, states, tokens and the options of widgets [STO-03]', () => {
    const pages = stories.map(({ title, name }) => `${title}: ${name}`)
    expect(pages).toEqual(
      expect.arrayContaining([
        'Guide/Declarations: From declaration to screen',
        'Guide/Declarations: States',
        'Guide/Widgets: Widgets and their options',
        'Design/Tokens: Current',
      ]),
    )
  })

  test('has a story of every page of the portal', async () => {
    const texts = await textsIn('.storybook/screens')
    const addresses = [
      ...texts.matchAll(/at: '([^']+)'/g),
      // Addresses that contain something encoded, by the beginning of their template or by the function that makes
      // them.
      ...texts.matchAll(/= `(\/[^`$]+)/g),
    ].map(([, address]) => address?.replace(/\?.*$/, '') ?? '')
    if (/= challengePath\(/.test(texts)) addresses.push('/otp/sample')
    const shown = new Set(addresses.map((address) => matchRoutes(portalRoutes, address)?.at(-1)?.route))
    const missing = pagesIn(portalRoutes).filter((page) => !shown.has(page))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  test.each([
    ['the log-in, also when it fails', /^screens-log-in--(log-in|wrong-password)$/, 2],
    ['activation', /^screens-account--activation/, 4],
    ['verification codes', /^screens-account--verification-code/, 3],
    ['notifications, some and none', /^screens-member--notifications/, 2],
    ['settings', /^screens-member--settings/, 2],
    ['the register', /^screens-registration--register/, 3],
    ['errors, also those that the server shows', /^screens-errors--/, 6],
    ['the end of an unused session', /^screens-member--about-to-be-logged-out$/, 1],
    ['text messages', /^screens-e-mails--text-message$/, 1],
    ['printed documents, also busy and being drawn', /^screens-printed-documents--/, 5],
  ])('has the screens that designers ask for: %s', (_, pattern, least) => {
    expect(stories.filter(({ id }) => pattern.test(id)).length).toBeGreaterThanOrEqual(least)
  })

  test('shows the log-in in every layout, and every pattern', async () => {
    const texts = await readFile('.storybook/screens/LogIn.stories.tsx', 'utf8')
    const login = theme.properties.login.properties
    const layouts = login.layout.enum.filter((name) => !texts.includes(`= layout('${name}', `))
    const [, listed = ''] = /const patterns = (\[[^\]]+\])/.exec(texts) ?? []
    expect(layouts).toEqual([])
    expect(login.pattern.properties.style.enum.filter((name) => !listed.includes(`'${name}'`))).toEqual([])
  })

  test('has a story of every e-mail and of every printed document', async () => {
    const texts = await textsIn('.storybook/screens')
    const kinds = Object.keys(catalogue).flatMap((key) => /^mail\.(.+)\.subject$/.exec(key)?.[1] ?? [])
    expect(kinds.length).toBeGreaterThan(3)
    expect(kinds.filter((kind) => !texts.includes(`email('${kind}')`))).toEqual([])
    const printed = stories.filter(({ title }) => title === 'Screens/Printed documents')
    expect(printed.length).toBeGreaterThan(sampleDocuments.length)
  })

  test('names organisations as they are declared, everywhere', async () => {
    const titled = stories.flatMap(({ title }) => /^Organisations\/(.+)$/.exec(title)?.[1] ?? [])
    expect([...new Set(titled)]).toEqual(organisations)
    const bound = stories.flatMap(({ name }) => /, (.+)$/.exec(name)?.[1] ?? [])
    expect(bound.length).toBeGreaterThan(0)
    expect(bound.filter((name) => !organisations.includes(name))).toEqual([])
    expect(await readFile('.storybook/preview.tsx', 'utf8')).toContain('title: tenant.name')
  })

  test('shows each organisation’s log-in, also on a phone, dashboard, e-mail, tokens, widgets and certificate', () => {
    for (const name of organisations) {
      const own = stories.filter(({ title }) => title === `Organisations/${name}`).map((story) => story.name)
      const shown = ['Log-in', 'Log-in on a phone', 'Dashboard', 'E-mail', 'Tokens', 'Widgets', 'Certificate']
      expect(own, name).toEqual(shown)
    }
  })

  test('has no welcome, tour or news of the framework', () => {
    expect(config.features).toMatchObject({ sidebarOnboardingChecklist: false })
    expect(config.core).toMatchObject({ disableWhatsNewNotifications: true, disableTelemetry: true })
    expect(stories.filter(({ title }) => /^(Example|Configure|Welcome|Introduction)/.test(title))).toEqual([])
  })
})
