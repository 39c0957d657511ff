import { describe, expect, test } from 'vitest'
import { checkDeclarations } from '../../../src/engine/check/check-declarations.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { englishHash } from '../../../src/engine/translate/english-hash.ts'
import { declared } from './declared-files.ts'

const overlayFile = 'tenants/iek/overlays/messages/en.json'
const translationFile = 'tenants/iek/overlays/messages/en.sw.json'

/** The issues after an organisation changes texts of the catalogue, with these translations. */
function issuesWith(
  action: JsonObject,
  translations: Readonly<Record<string, readonly [of: string, text: string]>> = {},
) {
  const overlay = {
    overlay: '1.1.0',
    info: { title: 'Own words', version: '1.0.0' },
    extends: 'messages/en',
    actions: [{ description: 'How the office says it.', ...action }],
  }
  const entries = Object.entries(translations).map(([key, [of, text]]) => [
    `/messages/${key}`,
    { of: englishHash(of), text },
  ])
  const files = new Map<string, JsonValue>([
    ...declared,
    [overlayFile, overlay],
    [translationFile, Object.fromEntries(entries)],
  ])
  return checkDeclarations(files).map(({ file, message }) => ({ file, message }))
}

const reword = (key: string, was: string, update: string) => ({
  target: `$.messages['${key}']`,
  update,
  'x-was': was,
})

describe('an organisation’s catalogue', () => {
  test('may reword every text, if it translates it', () => {
    const action = reword('server.not-found', 'Not found', 'There is nothing here')
    expect(issuesWith(action, { 'server.not-found': ['There is nothing here', 'Hakuna kitu hapa'] })).toEqual([])
  })

  test('is in Kiswahili only with a translation of the new wording', () => {
    const action = reword('server.not-found', 'Not found', 'There is nothing here')
    expect(issuesWith(action)).toEqual([
      {
        file: translationFile,
        message: expect.stringContaining('is of older English; it now says "There is nothing here"'),
      },
    ])
  })

  test('must have every text', () => {
    const action = { target: "$.messages['server.not-found']", remove: true, 'x-was': 'Not found' }
    expect(issuesWith(action)).toContainEqual({
      file: overlayFile,
      message: 'The text "server.not-found" is needed: it can be reworded, not removed.',
    })
  })

  test('may not have a text that no code uses', () => {
    const action = { target: '$.messages', update: { 'server.not-fond': 'Nothing' }, 'x-absent': true }
    expect(issuesWith(action, { 'server.not-fond': ['Nothing', 'Hakuna'] })).toContainEqual({
      file: overlayFile,
      message: 'No code asks for the text "server.not-fond".',
    })
  })

  test.each([
    ['lacks {count}', 'Too many attempts. Wait a while'],
    ['mentions {cuont}, which nothing fills in', 'Too many attempts. Wait {count} minutes, {cuont} at most'],
  ])('keeps the parameters of every text: one that %s is found', (problem, text) => {
    const key = 'server.too-many-minutes'
    const was = 'Too many attempts. Try again in {count} minutes.'
    expect(issuesWith(reword(key, was, text), { [key]: [text, `${text} (sw)`] })).toContainEqual({
      file: overlayFile,
      message: `The text "${key}" ${problem}.`,
    })
  })

  test('keeps the parameters in every language', () => {
    const key = 'server.too-many-minutes'
    const text = 'Wait {count} minutes'
    const action = reword(key, 'Too many attempts. Try again in {count} minutes.', text)
    expect(issuesWith(action, { [key]: [text, 'Subiri kidogo'] })).toEqual([
      { file: translationFile, message: `The sw translation of "${key}" lacks {count}.` },
    ])
  })

  test('may name the organisation in every message that is sent', () => {
    const key = 'mail.taken.text'
    const was = (declared.get('schemas/messages/en.json') as Record<string, string>)[key] ?? ''
    const text = 'You have an account with {organisation}.'
    expect(issuesWith(reword(key, was, text), { [key]: [text, 'Una akaunti ya {organisation}.'] })).toEqual([])
  })
})
