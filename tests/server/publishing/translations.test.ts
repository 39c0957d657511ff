import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { englishHash } from '../../../src/engine/translate/english-hash.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { formAt, publish, rollBack, saveDraft, startEditing } from './form-changes.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

const categories = 'lists/membership-categories'
const key = '/list/items/STUDENT/Description'

const rename: JsonObject = {
  target: "$.list.items[?@.Code == 'STUDENT']",
  description: 'The council decided it.',
  update: { Description: 'Learner' },
  'x-was': { Description: 'Student Member' },
}

const translate = (of: string, text: string, at = key): JsonObject => ({
  target: '$.translations.sw',
  description: 'For readers of Kiswahili.',
  update: { [at]: { of: englishHash(of), text } },
  'x-absent': true,
})

/** What readers of a language are shown as the name of student members. */
async function nameIn(language: string): Promise<JsonValue | undefined> {
  const headers = { 'accept-language': language }
  const student = listIn(await admin.get('setup/membership-categories', { headers })).find(
    (item) => item['Code'] === 'STUDENT',
  )
  return getAt(student ?? null, '/Description')
}

async function untranslated(document: string): Promise<number> {
  const { publication, draft } = await formAt(admin, document)
  const drafts = [{ document, revision: getAt(draft ?? null, '/revision') ?? 0 }]
  return Number(objectIn(await admin.post('admin/forms/dry-run', { publication, drafts }))['untranslated'])
}

describe('translations by administrators', () => {
  test('a text is renamed and translated in one draft, which nobody has to read in English [ADM-16 ADM-06]', async () => {
    const asShipped = await nameIn('sw')
    expect(asShipped).not.toBe('Student Member')
    dataOf(await saveDraft(admin, [rename], categories))
    expect(await untranslated(categories)).toBe(1)
    dataOf(await publish(admin, [rename, translate('Learner', 'Mwanagenzi')], categories))
    expect(await nameIn('sw')).toBe('Mwanagenzi')
    expect(await nameIn('en')).toBe('Learner')
    const { published, translations } = await formAt(admin, categories)
    expect(published).toHaveLength(2)
    expect(getAt(translations ?? null, '/0/language')).toBe('sw')
    dataOf(await rollBack(admin, 0))
    expect([await nameIn('sw'), await nameIn('en')]).toEqual([asShipped, 'Student Member'])
  })

  test('a translation alone is published, and changes nothing else [ADM-16]', async () => {
    const only = translate('Student Member', 'Mwanachama anayesoma')
    dataOf(await saveDraft(admin, [only], categories))
    expect(await untranslated(categories)).toBe(0)
    dataOf(await publish(admin, [only], categories))
    expect([await nameIn('sw'), await nameIn('en')]).toEqual(['Mwanachama anayesoma', 'Student Member'])
  })

  test('a translation of older English is not shown [ADM-16]', async () => {
    dataOf(await publish(admin, [rename, translate('Student Member', 'Mwanachama anayesoma')], categories))
    expect(await nameIn('sw')).toBe('Learner')
  })

  test.each([
    ['a language that is not offered', { target: '$.translations', update: { fr: {} } }],
    ['no English', { target: '$.translations.sw', update: { [key]: { text: 'Mwanagenzi' } } }],
    ['no text', { target: '$.translations.sw', update: { [key]: 'Mwanagenzi' } }],
    ['no language', { target: '$', update: { translations: null } }],
  ])('%s is refused at its action [ADM-16]', async (_name, action) => {
    const wrong = { ...action, description: 'Tried.', 'x-absent': true }
    const refused = refusalOf(await saveDraft(admin, [wrong], categories))
    expect(refused).toMatchObject({ status: 422 })
    expect(Object.keys(Object(refused.errors)).join(' ')).toMatch(/^\/actions\/0/)
  })

  test('a placeholder that the English lacks keeps a text of the portal from being published [ADM-16]', async () => {
    const wrong = translate('Student Member', 'Mwanachama {name}')
    const texts = translate(
      String(
        getAt(
          objectIn(await admin.get('admin/forms/form?document=messages%2Fen')),
          '/inherited/messages/portal.loading',
        ),
      ),
      'Inapakia {name}',
      '/messages/portal.loading',
    )
    const refused = refusalOf(await publish(admin, [texts], 'messages/en'))
    expect(refused).toMatchObject({ status: 422 })
    expect(Object.keys(Object(refused.errors)).join(' ')).toContain('/messages~1en')
    dataOf(await publish(admin, [wrong], categories))
  })
})
