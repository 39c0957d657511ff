import { describe, expect, test } from 'vitest'
import { setLabel, setUi } from '../../../src/engine/editing/edits/field-values.ts'
import { addItem, takeItem } from '../../../src/engine/editing/edits/items.ts'
import { moveFieldBy } from '../../../src/engine/editing/edits/move-field.ts'
import { goBack } from '../../../src/engine/editing/edits/values.ts'
import {
  currentState,
  editDocument,
  explainAction,
  resultingActions,
  takeBackAction,
} from '../../../src/engine/editing/session.ts'
import { setValue } from '../../../src/engine/editing/edits/values.ts'
import { editedOrigin } from '../../../src/engine/editing/edited-origin.ts'
import { setSourceParts } from '../../../src/engine/editing/parts/source-parts.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import type { OverlayAction } from '../../../src/engine/overlay/index.ts'
import { editedBy, sessionOn } from './shipped-documents.ts'

const title = '/schema/properties/Email/title'
const begun = sessionOn('demo', 'sections/contacts')
const relabelled = editedBy(begun, setLabel(['Email'], 'Mail'), 'First.')

/** The actions of a hand, on two values together. */
const byHand: readonly OverlayAction[] = [
  {
    target: '$.ui.Email',
    description: 'Both by hand.',
    update: { 'ui:help': 'We write to it.', 'ui:placeholder': 'you@example.com' },
    'x-was': { 'ui:placeholder': 'name@example.com' },
    'x-absent': true,
  },
]

describe('a session', () => {
  test('has one action for several edits of a value, with the last reason [ADM-05]', () => {
    const again = editedBy(relabelled, setLabel(['Email'], 'Post'), 'Second.')
    expect(resultingActions(again)).toEqual([
      {
        target: '$.schema.properties.Email',
        description: 'Second.',
        update: { title: 'Post' },
        'x-was': { title: 'E-mail' },
      },
    ])
  })

  test('has no action for a value that is again the inherited one [ADM-12]', () => {
    expect(resultingActions(editedBy(relabelled, setLabel(['Email'], 'E-mail'), 'Back.'))).toEqual([])
    expect(resultingActions(editedBy(relabelled, goBack(title), 'Back.'))).toEqual([])
    const moved = editedBy(begun, moveFieldBy(['Email'], 'up'), 'Up.')
    expect(resultingActions(editedBy(moved, moveFieldBy(['Email'], 'down'), 'Down.'))).toEqual([])
  })

  test('brings an item back to its place [ADM-12]', () => {
    const list = '/page/columns'
    const taken = editedBy(begun, takeItem({ list, id: 'phone' }), 'Away.')
    const item = { id: 'phone', title: 'Phone', field: 'PhoneNo' }
    expect(resultingActions(editedBy(taken, addItem(list, item), 'Back.'))).toEqual([])
  })

  test('leaves the actions of a hand as they are until an edit changes what they set [ADM-05]', () => {
    const session = sessionOn('demo', 'sections/contacts', byHand)
    expect(resultingActions(editedBy(session, setLabel(['City'], 'Town'), 'Ours.')).slice(0, 1)).toEqual(byHand)
    const cut = editedBy(session, setUi(['Email'], 'ui:help', 'It is read daily.'), 'Ours.')
    expect(resultingActions(cut).map(({ update, description }) => [update, description])).toEqual([
      [{ 'ui:placeholder': 'you@example.com' }, 'Both by hand.'],
      [{ 'ui:help': 'It is read daily.' }, 'Ours.'],
    ])
  })

  test('takes one action back, or explains it otherwise [ADM-05]', () => {
    const [action] = resultingActions(relabelled)
    if (action === undefined) throw new Error('There is no action.')
    const explained = explainAction(relabelled, action, 'Because.')
    if (typeof explained === 'string') throw new Error(explained)
    expect(resultingActions(explained)).toEqual([{ ...action, description: 'Because.' }])
    const back = takeBackAction(relabelled, action)
    if (typeof back === 'string') throw new Error(back)
    expect(resultingActions(back)).toEqual([])
  })

  test.each([0, 1])('takes back a list that was written anew whole, by half %i of the change [ADM-05]', (half) => {
    const list = '/case/documents/0/status'
    const letter = sessionOn('demo', 'cases/good-standing')
    const emptied = editedBy(letter, setValue(list, []), 'Never.')
    const actions = resultingActions(emptied)
    expect(actions).toHaveLength(2)
    const [action] = actions.slice(half)
    const back = action === undefined ? 'none' : takeBackAction(emptied, action)
    if (typeof back === 'string') throw new Error(back)
    expect(resultingActions(back)).toEqual([])
    expect(currentState(back).document).toEqual(currentState(letter).document)
  })

  test('takes back an empty object that was added [ADM-05]', () => {
    const added = editedBy(begun, setValue('/ui/Email/ui:options', {}), 'Empty.')
    expect(resultingActions(editedBy(added, setValue('/ui/Email/ui:options', undefined), 'Away.'))).toEqual([])
  })

  test('keeps actions that no longer fit, until an edit changes what they set [ADM-14]', () => {
    const old: OverlayAction = {
      target: '$.schema.properties.Email',
      description: 'Of an older release.',
      update: { title: 'Mail' },
      'x-was': { title: 'Electronic mail' },
    }
    const session = sessionOn('demo', 'sections/contacts', [old])
    expect(currentState(session).unfit.map(({ message }) => message)).toEqual([expect.stringContaining('E-mail')])
    expect(resultingActions(editedBy(session, setLabel(['City'], 'Town'), 'Ours.'))).toHaveLength(2)
    expect(resultingActions(editedBy(session, setLabel(['Email'], 'Post'), 'Ours.'))).toHaveLength(1)
  })

  test('shows an action that did not fit as soon as what stood in its way is taken back [ADM-14]', () => {
    const [mail] = resultingActions(relabelled)
    if (mail === undefined) throw new Error('There is no action.')
    const session = sessionOn('demo', 'sections/contacts', [mail, { ...mail, update: { title: 'Post' } }])
    expect(currentState(session).unfit).toHaveLength(1)
    const back = takeBackAction(session, mail)
    if (typeof back === 'string') throw new Error(back)
    expect(currentState(back).unfit).toEqual([])
    expect(getAt(currentState(back).document, title)).toBe('Post')
  })

  test.each([
    ['__proto__', '{"a":[{"__proto__":1}]}', '/schema/description/a/0/__proto__: The key "__proto__" is forbidden.'],
    ['constructor', '{"constructor":{}}', '/schema/description/constructor: The key "constructor" is forbidden.'],
    ['prototype', '[{"prototype":0}]', '/schema/description/0/prototype: The key "prototype" is forbidden.'],
    [
      'values that run out of stack',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `/schema/description${'/0'.repeat(22)}: Values are inside one another more than 24 levels deep.`,
    ],
  ])('refuses %s in a sentence that names the place [ADM-05]', (_what, source, sentence) => {
    const value: JsonValue = JSON.parse(source)
    expect(editDocument(begun, setValue('/schema/description', value), 'Pasted.')).toBe(sentence)
    const pasted = setSourceParts({ schema: { description: value }, ui: {} }, 'form')
    expect(editDocument(begun, pasted, 'Pasted.')).toBe(sentence)
  })

  test('stays the same for an edit that changes nothing', () => {
    expect(editDocument(begun, setLabel(['Email'], 'E-mail'), 'None.')).toBe(begun)
  })
})

describe('the origin of a value', () => {
  test('says its layer, its reason and what it inherits [ADM-12]', () => {
    expect(editedOrigin(begun, title)).toEqual({ layer: 'base', inherited: 'E-mail', isChanged: false })
    expect(editedOrigin(relabelled, title)).toEqual({
      layer: 'published',
      reason: 'First.',
      inherited: 'E-mail',
      isChanged: true,
    })
  })

  test('says which layer below set it [ADM-12]', () => {
    const shipped = sessionOn('ics', 'sections/contacts')
    const { layer, reason, isChanged, below } = editedOrigin(shipped, '/page/actions/3/title')
    expect([layer, isChanged]).toEqual(['tenant:ics', false])
    expect(reason).toBeTruthy()
    expect(below).toEqual({ layer, reason })
    // Also of what is changed on top of it.
    const changed = editedBy(shipped, setValue('/page/actions/3/title', 'Ask'), 'Shorter.')
    expect(editedOrigin(changed, '/page/actions/3/title')).toMatchObject({
      reason: 'Shorter.',
      below: { layer, reason },
    })
  })

  test('is found for an item whose place has changed [ADM-12]', () => {
    const taken = editedBy(begun, takeItem({ list: '/page/columns', id: 'type' }), 'Away.')
    expect(editedOrigin(taken, '/page/columns/0/title')).toMatchObject({ inherited: 'E-mail', isChanged: false })
  })
})
