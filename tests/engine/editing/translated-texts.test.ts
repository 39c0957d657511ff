import { describe, expect, test } from 'vitest'
import { divideOverlay } from '../../../src/engine/compose/published-translations.ts'
import { publishedDocument, publishedOverlay } from '../../../src/engine/compose/published-layer.ts'
import { isComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import type { ComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import {
  beginEditing,
  currentState,
  editDocument,
  resultingActions,
  takeBackAction,
  undoEdit,
} from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import { setValue } from '../../../src/engine/editing/edits/values.ts'
import { placeholdersProblem } from '../../../src/engine/editing/translated-placeholders.ts'
import { translateText, translatedTexts, withTranslations } from '../../../src/engine/editing/translated-texts.ts'
import { translationChange } from '../../../src/engine/editing/translation-change.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { englishHash } from '../../../src/engine/translate/english-hash.ts'
import { readTranslations } from '../../../src/engine/translate/translations.ts'

const id = 'lists/places'
const list = { title: 'Places', key: 'Code', label: 'Name', texts: ['Name'], items: [{ Code: 'A', Name: 'Lake' }] }
const key = '/list/items/A/Name'
const declared = [readTranslations({ [key]: { of: englishHash('Lake'), text: 'Ziwa' } })]

function composed(value: object): ComposedDocument {
  const json = asJson(value)
  if (!isComposedDocument(json)) throw new Error('No document')
  return json
}

const begun = (): EditingSession =>
  beginEditing(
    { id, inherited: composed(withTranslations({ list }, ['sw'])), origins: new Map(), layer: 'published' },
    [],
  )

function edited(session: EditingSession, ...edits: readonly Parameters<typeof editDocument>[1][]): EditingSession {
  let now = session
  for (const edit of edits) {
    const next = editDocument(now, edit, 'Why.')
    if (typeof next === 'string') throw new Error(next)
    now = next
  }
  return now
}

/** The name of the place in Kiswahili, as the editor shows it. */
function nameOf(session: EditingSession) {
  const [found] = translatedTexts(currentState(session).document, 'sw', declared).filter(({ pointer }) =>
    pointer.includes('Name'),
  )
  if (!found) throw new Error('No text')
  return found
}

const rename = setValue('/list/items/0/Name', 'Great lake')

describe('translating the texts of an edited document', () => {
  test('a text has the translation of the layers below until its English changes [ADM-16]', () => {
    expect(nameOf(begun())).toMatchObject({
      english: 'Lake',
      translation: 'Ziwa',
      inherited: 'Ziwa',
      earlier: undefined,
    })
    const renamed = edited(begun(), rename)
    expect(nameOf(renamed)).toMatchObject({ english: 'Great lake', translation: undefined, earlier: 'Ziwa' })
  })

  test('goes with the text that it translates, and comes back with it [ADM-16]', () => {
    const added = edited(begun(), setValue('/list/items/1', { Code: 'B', Name: 'Hill' }))
    const sent = { of: englishHash('Hill'), text: 'Kilima' }
    const translated = edited(added, setValue('/translations/sw/~1list~1items~1B~1Name', sent))
    expect(resultingActions(translated)).toHaveLength(2)
    const removed = edited(translated, setValue('/list/items', [{ Code: 'A', Name: 'Lake' }]))
    expect(resultingActions(removed)).toEqual([])
    expect(resultingActions(undoEdit(removed))).toEqual(resultingActions(translated))
    const [adding] = resultingActions(translated)
    const taken = adding && takeBackAction(translated, adding)
    expect(typeof taken === 'object' && resultingActions(taken)).toEqual([])
  })

  test('a translation of nothing stays, so that whoever pasted it is shown where it is [ADM-16]', () => {
    const pasted = edited(begun(), setValue('/translations/sw/~1list~1items~1C~1Name', { of: '00000000', text: 'Mto' }))
    expect(resultingActions(edited(pasted, rename))).toHaveLength(2)
  })

  test('a translation is one action, which undo takes back and an equal one takes away [ADM-16]', () => {
    const renamed = edited(begun(), rename)
    const translated = edited(renamed, translateText(nameOf(renamed), 'Ziwa kubwa'))
    expect(nameOf(translated).translation).toBe('Ziwa kubwa')
    const again = edited(translated, translateText(nameOf(translated), 'Ziwa kuu'))
    expect(resultingActions(again)).toHaveLength(2)
    expect(resultingActions(again)[1]).toEqual({
      target: '$.translations.sw',
      description: 'Why.',
      update: { [key]: { of: englishHash('Great lake'), text: 'Ziwa kuu' } },
      'x-absent': true,
    })
    expect(nameOf(undoEdit(again)).translation).toBe('Ziwa kubwa')
    expect(resultingActions(edited(again, translateText(nameOf(again), ' ')))).toHaveLength(1)
  })

  test('what the layers below have is not set again, and English that is meant is noted [ADM-16]', () => {
    expect(resultingActions(edited(begun(), translateText(nameOf(begun()), 'Ziwa')))).toEqual([])
    const same = edited(begun(), translateText(nameOf(begun()), 'Lake'))
    expect(resultingActions(same)[0]).toMatchObject({ update: { [key]: { text: 'Lake', same: true } } })
  })

  test('a published overlay is divided into what anybody could have written: an overlay and a file [ADM-07]', () => {
    const renamed = edited(begun(), rename)
    const actions = resultingActions(edited(renamed, translateText(nameOf(renamed), 'Ziwa kubwa')))
    const plain = actions.map(asJson).filter(isJsonObject)
    const { overlay, translations } = divideOverlay(publishedOverlay(id, plain))
    expect(overlay).toEqual(publishedOverlay(id, plain.slice(0, 1)))
    expect([...translations]).toEqual([['sw', { [key]: { of: englishHash('Great lake'), text: 'Ziwa kubwa' } }]])
    expect(publishedDocument('demo', 'tenants/demo/published/lists/places.sw.json')).toBe(id)
    expect(publishedDocument('demo', 'tenants/demo/published/lists/places.json')).toBe(id)
    expect(publishedDocument('demo', 'tenants/other/published/lists/places.json')).toBeUndefined()
  })

  test('the list of changes names the English, and what it was and is translated into [ADM-05]', () => {
    const session = edited(begun(), translateText(nameOf(begun()), 'Bwawa'))
    const [action] = resultingActions(session)
    if (!action) throw new Error('No action')
    expect(translationChange(action, currentState(session).document)).toEqual({
      language: 'sw',
      english: 'Lake',
      from: undefined,
      to: 'Bwawa',
    })
    expect(translationChange({ target: '$.list.title', update: 'X' }, {})).toBeUndefined()
  })

  test.each([
    ['{count} records', 'Rekodi {count}', undefined],
    ['{count} records', 'Rekodi mbili', undefined],
    ['Dear {owner.name}', 'Mpendwa', { kind: 'lacks', name: '{owner.name}' }],
    ['Dear {owner.name}', 'Mpendwa {jina}', { kind: 'lacks', name: '{owner.name}' }],
    ['Dear member', 'Mpendwa {jina}', { kind: 'unknown', name: '{jina}' }],
    ['Due {at:date}', 'Mwisho {at:date}', undefined],
  ])('%s as %s', (english, translation, problem) => {
    expect(placeholdersProblem(english, translation)).toEqual(problem)
  })
})
