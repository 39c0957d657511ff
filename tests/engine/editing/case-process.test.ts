import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { caseDiagram } from '../../../src/engine/cases/diagram/case-diagram.ts'
import { processOfDraft } from '../../../src/engine/editing/process-of-draft.ts'
import { closedTarget } from '../../../src/engine/editing/parts/source-parts.ts'
import { openPart } from '../../../src/engine/editing/parts/declared-parts.ts'
import type { DividedDocument } from '../../../src/engine/editing/parts/declared-parts.ts'
import { actionPlace } from '../../../src/engine/editing/parts/action-place.ts'
import { addedProcessId, addState, addTransition } from '../../../src/engine/editing/edits/process-items.ts'
import { takeFromList } from '../../../src/engine/editing/edits/list-items.ts'
import {
  chooseActor,
  chooseGuard,
  chooseName,
  chooseNotice,
  chooseRecipient,
  noticesOf,
  recipientsOf,
} from '../../../src/engine/editing/edits/transition-parts.ts'
import { setValue } from '../../../src/engine/editing/edits/values.ts'
import { currentState, resultingActions } from '../../../src/engine/editing/session.ts'
import { transitionChoices } from '../../../src/engine/editing/transition-choices.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import type { Edit } from '../../../src/engine/editing/edit.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { fc } from '../../properties.ts'
import { editedBy, sessionOn } from './shipped-documents.ts'

const application = 'cases/application'
const session = sessionOn('demo', application)
const { inherited } = session.edited

const appeal = { title: 'In appeal', color: 'info', final: false } as const
const toAppeal = { title: 'Appeal', from: 'rejected', to: 'in-appeal', by: 'owner' } as const

const withState = editedBy(session, addState(appeal), 'Members may appeal.')
const withBoth = editedBy(withState, addTransition(toAppeal), 'Members may appeal.')

const meta = Object.fromEntries(
  ['case'].flatMap((name) => {
    const path = new URL(`../../../schemas/meta/${name}.json`, import.meta.url)
    const schema = asJson(JSON.parse(readFileSync(path, 'utf8')))
    return isJsonObject(schema) ? [[name, schema] as const] : []
  }),
)

const divided: DividedDocument = {
  kind: 'case',
  document: currentState(withBoth).document,
  inherited,
  keys: ['id'],
  meta,
}

describe('states and transitions that are added [ADM-16]', () => {
  test('are one action each, which administrators may make, and none once they are taken away', () => {
    const actions = resultingActions(withBoth)
    expect(actions).toMatchObject([
      { target: '$.case.states', update: [{ id: 'in-appeal', title: 'In appeal', color: 'info' }] },
      { target: '$.case.transitions', update: [{ id: 'appeal', from: ['rejected'], to: 'in-appeal', by: ['owner'] }] },
    ])
    expect(closedTarget('case', actions)).toBeUndefined()
    const count = processOfDraft(inherited).declared.states.length
    const without = editedBy(withState, takeFromList('/case/states', count), 'No.')
    expect(resultingActions(without)).toEqual([])
  })

  test('are wholly theirs: what of others is closed may be changed, and they alone may be taken away', () => {
    const states = openPart(divided, ['case', 'states'])
    expect(states).toMatchObject({ isFree: true, keepsOthers: true, isMovable: false })
    const namesOf = (id: string) => openPart(divided, ['case', 'transitions', id])?.parts.map(({ step }) => step)
    expect(namesOf('appeal')).toEqual(expect.arrayContaining(['title', 'from', 'to', 'by', 'then']))
    expect(namesOf('verify')).not.toContain('by')
    const moved = editedBy(withBoth, setValue(placeOf('appeal', '/to'), 'open'), 'No committee.')
    expect(closedTarget('case', resultingActions(moved))).toBeUndefined()
  })

  test('changing who takes a shipped transition stays closed', () => {
    const changed = editedBy(session, setValue(placeOf('verify', '/by'), ['board']), 'No.')
    expect(closedTarget('case', resultingActions(changed))).toContain('$.case.transitions')
  })

  test('have ids of their own, also beside those that are called the same, and never that of the start', () => {
    const known = currentState(withBoth)
    const idOf = (title: string) => addedProcessId({ document: known.document, inherited }, '/case/states', title)
    expect(['In appeal', 'Start', 'Same', 'Katika rufaa', '2nd look'].map(idOf)).toEqual([
      'in-appeal-2',
      'start-2',
      'same-2',
      'katika-rufaa',
      'item-2nd-look',
    ])
  })

  test.each([
    ['/actions/0/update/0', '/case/states/7'],
    ['/actions/0', '/case/states/7'],
    ['/actions/1/update/0/by', '/case/transitions/8/by'],
  ])('an issue at %s is shown at %s', (pointer, place) => {
    expect(actionPlace(divided.document, resultingActions(withBoth), pointer)).toBe(place)
  })
})

describe('what an added transition may be given, by choosing [ADM-16]', () => {
  const choices = transitionChoices(divided.document)

  test('is what its case type declares: people, forms, conditions and messages', () => {
    expect(choices.people).toEqual(expect.arrayContaining(['owner', 'verifier', 'board']))
    expect(choices.people).not.toContain('system')
    expect(choices.sources).toEqual(expect.arrayContaining(['start', 'open', 'in-appeal']))
    expect(choices.forms.every((name) => name.startsWith('forms/'))).toBe(true)
    expect(new Set(choices.guards.map(({ id }) => id)).size).toBe(choices.guards.length)
    expect([choices.guards.length, choices.messages.length, choices.forms.length].every((count) => count > 0)).toBe(
      true,
    )
  })

  test('is set and taken away again, as part of the one action that adds it', () => {
    const [at, [guard], [message]] = [placeOf('appeal', ''), choices.guards, choices.messages]
    if (guard === undefined || message === undefined) throw new Error('Nothing is declared.')
    const given = [
      chooseName(`${at}/by`, 'board', true),
      chooseName(`${at}/by`, 'owner', false),
      chooseGuard(at, guard, true),
      chooseNotice(at, message.id, true),
    ].reduce((before, edit) => editedBy(before, edit, 'The board appeals.'), withBoth)
    const { document } = currentState(given)
    expect(getAt(document, at)).toMatchObject({
      by: ['board'],
      guard: [{ id: guard.id, message: guard['message'] }],
      effects: [{ effect: 'notify', message: message.id, to: ['owner'] }],
    })
    expect(noticesOf(document, at)).toEqual([message.id])
    expect(resultingActions(given)).toHaveLength(2)
    expect(closedTarget('case', resultingActions(given))).toBeUndefined()
    const taken = [chooseGuard(at, guard, false), chooseNotice(at, message.id, false)].reduce(
      (before, edit) => editedBy(before, edit, 'No.'),
      given,
    )
    expect(getAt(currentState(taken).document, at)).not.toHaveProperty('guard')
    expect(noticesOf(currentState(taken).document, at)).toEqual([])
  })
})

describe('who may not take an added transition, when the portal takes it, and who hears of it [ADM-16]', () => {
  const at = placeOf('appeal', '')
  const edited = (...edits: readonly Edit[]) =>
    edits.reduce((before, edit) => editedBy(before, edit, 'The board decides.'), withBoth)
  const transition = (...edits: readonly Edit[]) => getAt(currentState(edited(...edits)).document, at)

  test('are chosen from what the case type has', () => {
    const { steps, events, recipients } = transitionChoices(divided.document)
    expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['verify', 'submit', 'appeal']))
    expect(events).toEqual(expect.arrayContaining(['entered', 'settled']))
    expect(events.some((event) => event.startsWith('timer.'))).toBe(true)
    expect(events).not.toContain('place')
    expect(recipients.slice(0, 2)).toEqual(['owner', 'assignee'])
    expect(transitionChoices({ case: { pool: {}, relations: [{ id: 'referee', to: 'profile' }] } })).toMatchObject({
      events: expect.arrayContaining(['place', 'related.referee']),
      recipients: ['owner', 'assignee', 'referee'],
    })
  })

  test('the portal takes it on events, which go once it does not take it any more', () => {
    const byPortal = [chooseActor(at, 'system', true), chooseName(`${at}/on`, 'entered', true)]
    expect(transition(...byPortal)).toMatchObject({ by: ['owner', 'system'], on: ['entered'] })
    const withoutOwner = chooseActor(at, 'owner', false)
    expect(transition(...byPortal, withoutOwner)).toMatchObject({ by: ['system'], on: ['entered'] })
    const without = transition(...byPortal, chooseActor(at, 'system', false))
    expect(without).toMatchObject({ by: ['owner'] })
    expect(without).not.toHaveProperty('on')
  })

  test('a message goes to whom it is sent, at whichever place it is sent', () => {
    const [message] = transitionChoices(divided.document).messages
    if (message === undefined) throw new Error('No message is declared.')
    const send = (name: string, isChosen: boolean) => chooseRecipient(at, message.id, name, isChosen)
    const toBoard = [chooseNotice(at, message.id, true), send('board', true), send('owner', false)]
    const { document } = currentState(edited(...toBoard))
    expect(recipientsOf(document, at, message.id)).toEqual(['board'])
    const twice = setValue(`${at}/effects`, [
      { effect: 'notify', message: message.id, to: ['owner'], when: { '==': [1, 1] } },
      { effect: 'notify', message: message.id, to: ['board', 'verifier'] },
    ])
    expect(recipientsOf(currentState(edited(twice)).document, at, message.id)).toEqual(['owner', 'board', 'verifier'])
    expect(transition(twice, send('board', false), send('registrar', true), send('owner', false))).toMatchObject({
      effects: [{ to: ['registrar'], when: {} }, { to: ['verifier'] }],
    })
  })
})

/** Where a member of a transition is. */
function placeOf(id: string, member: string): string {
  const { transitions } = processOfDraft(divided.document).declared
  return `/case/transitions/${transitions.findIndex((one) => one.id === id)}${member}`
}

describe('the process of a draft [ADM-16]', () => {
  test('is that of the declaration, with what was added', () => {
    const { nodes, edges } = caseDiagram(processOfDraft(divided.document))
    expect(nodes.at(-1)).toEqual({ id: 'in-appeal', title: 'In appeal', color: 'info', final: false })
    expect(edges.at(-1)).toMatchObject({ id: 'appeal', from: 'rejected', to: 'in-appeal', by: ['owner'] })
    expect(edges.filter(({ id }) => id === 'submit').map(({ title }) => title)).toEqual(['Make Payment', 're-Submit'])
  })

  const values = fc.oneof(
    fc.constantFrom('open', 'start', 'same', '', null, 3, true),
    fc.array(fc.constantFrom('open', 'start', 'closed', '', 2)),
    fc.object({ maxDepth: 1 }),
  )
  const names = ['id', 'title', 'titles', 'color', 'wire', 'final', 'from', 'to', 'by', 'on']
  const items = fc.array(fc.dictionary(fc.constantFrom(...names), values), { maxLength: 4 })

  test('whatever is half written, it can be drawn: each edge is between two states, each of which is there once', () => {
    fc.assert(
      fc.property(items, items, (states, transitions) => {
        const document = asJson({ case: { states, transitions } })
        const { nodes, edges } = caseDiagram(processOfDraft(isJsonObject(document) ? document : noDocument))
        const ids = nodes.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { from, to } of edges) expect(ids).toEqual(expect.arrayContaining([from, to]))
      }),
    )
  })
})

const noDocument: JsonObject = {}
