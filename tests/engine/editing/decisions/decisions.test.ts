import { describe, expect, test } from 'vitest'
import { decide } from '../../../../src/engine/editing/decisions/decide.ts'
import type { DecisionChoice } from '../../../../src/engine/editing/decisions/decide.ts'
import { openDecisions } from '../../../../src/engine/editing/decisions/open-decisions.ts'
import { beginEditing, currentState, resultingActions, undoEdit } from '../../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../../src/engine/editing/session.ts'
import { getAt } from '../../../../src/engine/json/pointer.ts'
import type { JsonObject, JsonValue } from '../../../../src/engine/json/json.ts'
import type { OverlayAction } from '../../../../src/engine/overlay/index.ts'

/** The document that the organisation saw. */
const earlier = {
  schema: {
    type: 'object',
    properties: { Email: { type: 'string', title: 'E-mail' }, City: { type: 'string', title: 'City' } },
    required: ['Email', 'City'],
  },
  ui: { 'ui:order': ['Email', 'City'], Email: { 'ui:help': 'Your own.' } },
  page: { kind: 'collection', title: 'Contacts', columns: [{ id: 'email', title: 'E-mail' }] },
} satisfies JsonObject

const at = (pointer: string, value: JsonValue | undefined): JsonObject => {
  const copy = structuredClone<JsonObject>(earlier)
  const names = pointer.slice(1).split('/')
  const last = names.pop() ?? ''
  const holder: unknown = getAt(copy, names.map((name) => `/${name}`).join(''))
  if (typeof holder !== 'object' || holder === null) throw new Error(`There is nothing at ${pointer}.`)
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, value)
  return copy
}

/** What an organisation changes, each kind of action once. */
const actions = {
  relabel: {
    target: '$.schema.properties.Email',
    description: 'Members say so.',
    update: { title: 'Mail' },
    'x-was': { title: 'E-mail' },
  },
  add: {
    target: '$.schema.properties',
    description: 'We write letters.',
    update: { Street: { type: 'string', title: 'Street' } },
    'x-absent': true,
  },
  addItem: {
    target: '$.page.columns',
    description: 'Seen at once.',
    update: [{ id: 'city', title: 'Town' }],
    'x-absent': true,
  },
  changeItem: {
    target: "$.page.columns[?@.id == 'email']",
    description: 'Shorter.',
    update: { title: 'Mail' },
    'x-was': { title: 'E-mail' },
  },
  takeMember: { target: "$.ui.Email['ui:help']", description: 'Obvious.', remove: true, 'x-was': 'Your own.' },
  takeItem: {
    target: "$.schema.required[?@ == 'City']",
    description: 'Some live in none.',
    remove: true,
    'x-was': 'City',
    'x-saw': ['Email', 'City'],
  },
} satisfies Record<string, OverlayAction>

const begun = (inherited: JsonObject, ...made: readonly OverlayAction[]): EditingSession =>
  beginEditing({ id: 'sections/contacts', inherited, origins: new Map(), layer: 'published' }, made)

const decisionsOf = (session: EditingSession) => openDecisions(currentState(session))

/** A session after a choice for its first decision. */
function chosen(session: EditingSession, choice: DecisionChoice): EditingSession {
  const [decision] = decisionsOf(session)
  if (decision === undefined) throw new Error('There is nothing to decide.')
  const next = decide(session, decision, choice)
  if (typeof next === 'string') throw new Error(next)
  return next
}

const ours = { kind: 'ours' } as const
const release = { kind: 'release' } as const
const title = '/schema/properties/Email/title'

/** Action, what the release changes, what is asked, and what each choice leaves at a place. */
const table = [
  ['relabel', at(title, 'Email address'), 'conflict', title, 'Mail', 'Email address'],
  ['relabel', at(title, undefined), 'conflict', title, 'Mail', undefined],
  ['relabel', at('/schema/properties/Email', undefined), 'drift', title, 'impossible', undefined],
  [
    'add',
    at('/schema/properties/Street', { type: 'string', title: 'Road' }),
    'conflict',
    '/schema/properties/Street/title',
    'Street',
    'Road',
  ],
  [
    'addItem',
    at('/page/columns', [
      { id: 'email', title: 'E-mail' },
      { id: 'city', title: 'City' },
    ]),
    'conflict',
    '/page/columns/1/title',
    'Town',
    'City',
  ],
  ['addItem', at('/page/columns', undefined), 'drift', '/page/columns', 'impossible', undefined],
  [
    'changeItem',
    at('/page/columns', [{ id: 'email', title: 'E-post' }]),
    'conflict',
    '/page/columns/0/title',
    'Mail',
    'E-post',
  ],
  [
    'changeItem',
    at('/page/columns', [{ id: 'mail', title: 'E-mail' }]),
    'drift',
    '/page/columns/0/title',
    'impossible',
    'E-mail',
  ],
  [
    'takeMember',
    at('/ui/Email/ui:help', 'We write to it.'),
    'conflict',
    '/ui/Email/ui:help',
    undefined,
    'We write to it.',
  ],
  ['takeMember', at('/ui/Email/ui:help', undefined), 'drift', '/ui/Email/ui:help', undefined, undefined],
  [
    'takeItem',
    at('/schema/required', ['Email', 'City', 'Country']),
    'items',
    '/schema/required',
    ['Email', 'Country'],
    ['Email', 'City', 'Country'],
  ],
  ['takeItem', at('/schema/required', ['Email']), 'drift', '/schema/required', ['Email'], ['Email']],
] as const

describe('a change of an organisation after a new release', () => {
  test.each(Object.entries(actions))('%s fits where the release leaves its place alone [ADM-14]', (_name, action) => {
    const session = begun(at('/page/title', 'Addresses'), action)
    expect(decisionsOf(session)).toEqual([])
    expect(resultingActions(session)).toEqual([action])
  })

  test.each(table)('%s, in case %#, is asked about, and gives way on demand [ADM-14]', (...row) => {
    const [name, inherited, kind, pointer, , given] = row
    const session = begun(inherited, actions[name])
    expect(decisionsOf(session)).toMatchObject([{ kind, actions: [actions[name]] }])
    const dropped = chosen(session, release)
    expect(resultingActions(dropped)).toEqual([])
    expect(getAt(currentState(dropped).document, pointer)).toEqual(given)
  })

  test.each(table.filter((row) => row[4] === 'impossible'))(
    '%s, in case %#, cannot be kept where its place is gone [ADM-14]',
    (name, inherited) => {
      expect(() => chosen(begun(inherited, actions[name]), ours)).toThrow(/matches nothing/)
    },
  )

  test.each(table.filter((row) => row[4] !== 'impossible'))('%s, in case %#, is kept on demand [ADM-14]', (...row) => {
    const [name, inherited, kind, pointer, kept] = row
    const session = begun(inherited, actions[name])
    const decided = chosen(session, ours)
    expect(decisionsOf(decided)).toEqual([])
    expect(getAt(currentState(decided).document, pointer)).toEqual(kept)
    expect(new Set(resultingActions(decided).map(({ description }) => description))).toEqual(
      new Set(kind === 'drift' ? [] : [actions[name].description]),
    )
    expect(resultingActions(undoEdit(decided))).toEqual([actions[name]])
  })

  test('has the three values of a conflict [ADM-14]', () => {
    const [decision] = decisionsOf(begun(at(title, 'Email address'), actions.relabel))
    expect(decision?.values).toEqual({ was: 'E-mail', now: 'Email address', overlay: 'Mail' })
  })

  test('takes another value [ADM-14]', () => {
    const decided = chosen(begun(at(title, 'Email address'), actions.relabel), { kind: 'other', value: 'Post' })
    expect(resultingActions(decided)).toEqual([
      { ...actions.relabel, update: { title: 'Post' }, 'x-was': { title: 'Email address' } },
    ])
  })

  test('goes to another name in place of the one that is gone [ADM-14]', () => {
    const renamed = at('/schema/properties', {
      EmailAddress: { type: 'string', title: 'E-mail' },
      City: { type: 'string', title: 'City' },
    })
    const session = begun(renamed, actions.relabel)
    expect(decisionsOf(session)[0]?.instead).toEqual(['EmailAddress', 'City'])
    expect(resultingActions(chosen(session, { kind: 'elsewhere', name: 'EmailAddress' }))).toEqual([
      { ...actions.relabel, target: '$.schema.properties.EmailAddress' },
    ])
  })

  test('that sets several values keeps those that fit [ADM-14]', () => {
    const both = {
      target: '$.page',
      description: 'By hand.',
      update: { title: 'Letters', description: 'Where we write to.' },
      'x-was': { title: 'Contacts' },
      'x-absent': true,
    } as const
    const session = begun(at('/page/title', 'Addresses'), both)
    expect(decisionsOf(session)).toHaveLength(1)
    const page = currentState(chosen(session, release)).document.page
    expect(page).toMatchObject({ title: 'Addresses', description: 'Where we write to.' })
  })

  test('that belongs to another one is decided with it [ADM-14]', () => {
    const replaced: readonly OverlayAction[] = [
      { target: "$.ui['ui:order']", description: 'Ours.', remove: true, 'x-was': ['Email', 'City'] },
      { target: '$.ui', description: 'Ours.', update: { 'ui:order': ['City', 'Email'] }, 'x-absent': true },
    ]
    const session = begun(at('/ui/ui:order', ['Email', 'City', 'Country']), ...replaced)
    expect(decisionsOf(session)).toHaveLength(1)
    const { document } = currentState(chosen(session, ours))
    expect(getAt(document, '/ui/ui:order')).toEqual(['City', 'Email'])
  })
})
