import { describe, expect, test } from 'vitest'
import { checkRepetition } from '../../../src/engine/check/pages/check-repetition.ts'
import type { ActionDefinition, CollectionPageDefinition } from '../../../src/engine/document/collection-page.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { madeDocument } from './made-document.ts'

const again = { days: 3, since: ['doneOn'] }

function collection(action: Partial<ActionDefinition>): CollectionPageDefinition {
  return {
    kind: 'collection',
    title: 'Made',
    calls: { list: 'made', update: 'made/update' },
    otherCalls: [{ id: 'greet', path: 'made/greet', action: 'change', fields: [] }],
    columns: [],
    actions: [{ id: 'greet', kind: 'call', icon: 'bell', title: 'Greet', done: 'Greeted', ...action }],
    dialog: { width: 640, add: 'Add', edit: 'Edit' },
    empty: 'None',
  }
}

const check = checkRepetition({ 'made/ask': 30 })
const messagesOf = (action: Partial<ActionDefinition>) =>
  check({ ...madeDocument({ page: collection(action) }), id: 'sections/made' }).map(({ pointer, message }) => [
    pointer,
    message,
  ])

describe('an action that says when its call may be repeated [ENG-05]', () => {
  test.each(['made/greet', 'made/update', 'made/ask'])('names a call that is refused before: %s', (call) => {
    expect(messagesOf({ call, again })).toEqual([])
  })

  test('is refused where nothing refuses its call', () => {
    expect(messagesOf({ call: 'elsewhere' })).toEqual([])
    expect(messagesOf({ call: 'elsewhere', again })).toEqual([
      [
        '/page/actions/0/again',
        'The action "greet" says when "elsewhere" may be repeated, but nothing refuses that call before.',
      ],
    ])
  })

  test('may be on a view, whose calls are its section’s', () => {
    const { columns, dialog, empty, actions } = collection({ call: 'made/greet', again })
    const where = { value: 'record.doneOn', empty: false }
    const page = {
      kind: 'view',
      section: 'sections/made',
      title: 'Some',
      columns,
      dialog,
      empty,
      actions,
      where,
    } as const
    const view = madeDocument({ page })
    const documents = new Map<string, CompositeDocument>([['sections/made', { page: collection({}) }]])
    expect(check({ ...view, surroundings: { ...view.surroundings, documents } })).toEqual([])
    expect(check(view)).toHaveLength(1)
  })
})

test('reminders are declared for calls that send them, and come before a response is too late [ENG-05 REF-01]', () => {
  expect(messagesOf({ call: 'made/ask', reminders: [7, 14, 29] })).toEqual([])
  expect(messagesOf({ call: 'made/ask', reminders: [7, 30] })).toEqual([
    ['/page/actions/0/reminders/1', 'The action "greet" reminds after 30 days, when a response is no longer possible.'],
  ])
  expect(messagesOf({ call: 'made/greet', reminders: [7] })).toEqual([
    [
      '/page/actions/0/reminders',
      'The action "greet" declares reminders, but "made/greet" asks nobody who could be reminded.',
    ],
  ])
})
