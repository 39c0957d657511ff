import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { dataOf, refusalOf } from '../answers.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { formAt, publish, rollBack, saveDraft, startEditing } from './form-changes.ts'

const brand = 'themes/brand'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

/** The action that sets a member of a part of the theme. */
const set = (part: string, update: JsonObject, guard: JsonObject): JsonObject => ({
  target: part === '' ? '$.theme' : `$.theme.${part}`,
  description: 'The board decided it.',
  update,
  ...guard,
})

const darkBlue = set('colors', { primary: '#12395b' }, { 'x-was': { primary: '#f0a948' } })
const whiteText = set('', { inks: { primary: '#ffffff' } }, { 'x-absent': true })

/** The portal's page as a visitor gets it. */
const pageOf = async (): Promise<string> =>
  (await server.app.inject({ url: '/', headers: { host: 'demo.localhost' } })).body

test('is described with its origins, and the files that it may name [ADM-12 ADM-16]', async () => {
  const form = await formAt(admin, brand)
  expect(form).toMatchObject({
    kind: 'theme',
    title: 'Colours, type, logo and log-in page',
    inherited: { theme: { colors: { primary: '#f0a948' }, logo: 'assets/logo.svg' } },
    origins: [{ pointer: '', layer: 'tenant:demo' }],
  })
  expect(form['files']).toEqual([
    'assets/logo-mail.png',
    'assets/logo-reversed.svg',
    'assets/logo.svg',
    'assets/mark.svg',
  ])
})

test('a colour that is published is that of the next page, and goes back [ADM-05 ADM-16]', async () => {
  expect(await pageOf()).toContain('<meta name="theme-color" content="#f0a948">')
  dataOf(await publish(admin, [darkBlue, whiteText], brand))
  const page = await pageOf()
  expect(page).toContain('<meta name="theme-color" content="#12395b">')
  expect(page).toContain('"inks":{"primary":"#ffffff"}')
  dataOf(await rollBack(admin, 0))
  expect(await pageOf()).toContain('<meta name="theme-color" content="#f0a948">')
})

test('the settings have the last word on a colour that both have [ADM-02 PLAT-04]', async () => {
  const green = set('colors', { success: '#14532d' }, { 'x-was': { success: '#9F232D' } })
  dataOf(await publish(admin, [green], brand))
  const page = await pageOf()
  expect(page).toContain('"success":"#14532d"')
  expect(page).toContain('"site_colors":[{"colorName":"success","color":"#2e7d32"}]')
  dataOf(await rollBack(admin, 0))
})

test('a text that is not legible is refused, by the pair and its contrast [ADM-16]', async () => {
  const refused = refusalOf(await publish(admin, [whiteText], brand))
  expect(refused).toMatchObject({ status: 422 })
  expect(refused.errors).toEqual({
    '/themes~1brand/actions/0/update/inks/primary':
      'The text on "primary" (#ffffff on #f0a948) has a contrast of 2.0:1; 4.5:1 is the least.',
  })
  expect(await pageOf()).toContain('<meta name="theme-color" content="#f0a948">')
})

test.each([
  [
    'a file that is not there',
    set('', { logo: 'assets/other.svg' }, { 'x-was': { logo: 'assets/logo.svg' } }),
    /no file/,
  ],
  ['what is no colour', set('colors', { primary: 'red' }, { 'x-was': { primary: '#f0a948' } }), /primary/],
  ['a layout that does not exist', set('login', { layout: 'wide' }, { 'x-was': { layout: 'split' } }), /layout/],
])('%s is refused [ADM-05 ADM-16]', async (_, action, sentence) => {
  const refused = refusalOf(await publish(admin, [action], brand))
  expect(refused).toMatchObject({ status: 422 })
  expect(JSON.stringify(refused.errors)).toMatch(sentence)
})

test('its fonts are closed, since they are files with licences [ADM-16]', async () => {
  const refused = refusalOf(await saveDraft(admin, [set('', { fonts: [] }, { 'x-absent': true })], brand))
  expect(refused).toMatchObject({ status: 422 })
  expect(Object.keys(Object(refused.errors))).toEqual(['/actions/0/target'])
})
