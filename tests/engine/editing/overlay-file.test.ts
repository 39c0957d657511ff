import { describe, expect, test } from 'vitest'
import { checkDeclarations } from '../../../src/engine/check/check-declarations.ts'
import { composeTenant } from '../../../src/engine/compose/compose-tenant.ts'
import { isComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import { setInColumn, sortColumn } from '../../../src/engine/editing/edits/columns.ts'
import { hideField } from '../../../src/engine/editing/edits/field-values.ts'
import { overlayFiles, readDeclarationFile, readOverlayFile } from '../../../src/engine/editing/overlay-file.ts'
import { setValue } from '../../../src/engine/editing/edits/values.ts'
import {
  beginEditing,
  currentState,
  editDocument,
  replaceActions,
  resultingActions,
} from '../../../src/engine/editing/session.ts'
import { translatedTexts, withTranslations } from '../../../src/engine/editing/translated-texts.ts'
import { englishHash } from '../../../src/engine/translate/english-hash.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { editedBy, sessionOn, shippedFiles } from './shipped-documents.ts'

const contacts = 'sections/contacts'
const edited = [
  setInColumn('city', 'title', 'Town'),
  sortColumn('city', 'ascending'),
  hideField(['PostCode'], true),
].reduce((session, change) => editedBy(session, change, 'Members asked for it.'), sessionOn('demo', contacts))
const of = { id: contacts, title: 'Contacts' }
const nested = (times: number) => `${'['.repeat(times)}${']'.repeat(times)}`
const file = overlayFiles(of, resultingActions(edited))[0]?.content ?? ''

test('what was edited is a file that declares the same where a person would have written it [ADM-07 ADM-05]', () => {
  const overlay: JsonValue = JSON.parse(file)
  const declared = new Map([...shippedFiles, ['tenants/demo/overlays/sections/contacts.json', overlay] as const])
  const { documents } = composeTenant(declared, 'demo')
  const { examples: _examples, ...document } = documents.get(contacts) ?? {}
  const { examples: _others, ...shown } = currentState(edited).document
  expect(document).toEqual(shown)
})

describe('a document that was changed and translated [ADM-07 PLAT-15]', () => {
  const below = sessionOn('demo', contacts)
  const inherited = withTranslations(below.edited.inherited, ['sw'])
  if (!isComposedDocument(inherited)) throw new Error('It is no document.')
  const withPlace = { ...below.edited, inherited }
  const renamed = editedBy(beginEditing(withPlace, []), setInColumn('city', 'title', 'Town'), 'Members asked for it.')
  const key =
    translatedTexts(currentState(renamed).document, 'sw', []).find(({ english }) => english === 'Town')?.pointer ?? ''
  const translated = editedBy(
    renamed,
    setValue(key, { of: englishHash('Town'), text: 'Mji' }),
    'It is what people say.',
  )
  const actions = resultingActions(translated)
  const [overlay, translations, ...others] = overlayFiles(of, actions)

  test('is two files, each as it stands in the folder of an organisation', () => {
    expect([overlay?.name, translations?.name, others]).toEqual(['contacts.json', 'contacts.sw.json', []])
    expect(overlay?.content).not.toContain('translations')
    const texts = JSON.parse(translations?.content ?? '')
    expect(Object.values(texts)).toEqual([{ of: englishHash('Town'), text: 'Mji' }])
    const folder = 'tenants/demo/overlays/sections'
    const added = [overlay, translations].map(
      (one) => [`${folder}/${one?.name}`, JSON.parse(one?.content ?? '')] as const,
    )
    expect(
      checkDeclarations(new Map([...shippedFiles, ...added])).filter(({ file: at }) => at.startsWith(folder)),
    ).toEqual([])
  })

  test('is read again from both, in either order', () => {
    const orders = [
      [overlay, translations],
      [translations, overlay],
    ]
    for (const order of orders) {
      const read = order.reduce(
        (session, one) => {
          const known = { id: contacts, actions: resultingActions(session), languages: ['sw'] }
          const wanted = readDeclarationFile(one ?? { name: '', content: '' }, known)
          if (typeof wanted === 'string') throw new Error(wanted)
          const next =
            'edit' in wanted ? editDocument(session, wanted.edit, 'x') : replaceActions(session, wanted.actions)
          if (typeof next === 'string') throw new Error(next)
          return next
        },
        beginEditing(withPlace, []),
      )
      expect(currentState(read).document).toEqual(currentState(translated).document)
    }
  })

  test.each([
    ['contacts.fr.json', '{}', 'There is no language "fr" here.'],
    ['contacts.sw.json', 'Mji', 'The file is not JSON.'],
    ['contacts.sw.json', '{ "/a": "Mji" }', 'A translation has "of"'],
  ])('is not read from %s with %s', (name, content, sentence) => {
    expect(readDeclarationFile({ name, content }, { id: contacts, actions, languages: ['sw'] })).toContain(sentence)
  })
})

test('a file takes the place of what was edited, and what does not fit stays beside it [ADM-07 ADM-14]', () => {
  const actions = readOverlayFile(file.replace('"title": "City"', '"title": "Place"'), contacts)
  const read = replaceActions(sessionOn('demo', contacts), typeof actions === 'string' ? [] : actions)
  const state = typeof read === 'string' ? undefined : currentState(read)
  expect(state?.actions).toHaveLength(2)
  expect(state?.unfit).toEqual([
    expect.objectContaining({ kind: 'conflict', message: expect.stringContaining('Place') }),
  ])
})

test('actions on examples are left to publishing [ADM-07]', () => {
  const overlay = JSON.stringify({
    ...JSON.parse(file),
    actions: [{ target: '$.examples.valid', description: 'x', update: [], 'x-absent': true }],
  })
  expect(readOverlayFile(overlay, contacts)).toEqual([])
})

test.each([
  ['no JSON', 'title: Contacts', /^The file is not JSON\.$/],
  ['a list', '[]', /^An overlay is a JSON object\.$/],
  ['another version', file.replace('1.1.0', '2.0.0'), /^\/overlay: "overlay" must be a version 1/],
  ['another form', file.replace(contacts, 'sections/bio'), /^The file is for "sections\/bio"/],
  ['no reason', file.replace('"description": "Members asked for it.",', ''), /^\/actions\/0/],
  ['__proto__', file.replace('"sort"', '"__proto__"'), /^\/actions\/\d\/update\/__proto__: The key "__proto__" is/],
  ['lists that run out of stack', file.replace('true', nested(100_000)), /^\/actions\/\d\/.*\/0: Values are inside/],
])('a file with %s is refused in a sentence [ADM-07]', (_what, text, sentence) => {
  expect(readOverlayFile(text, contacts)).toMatch(sentence)
})
