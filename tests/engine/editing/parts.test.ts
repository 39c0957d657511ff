import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { setValue } from '../../../src/engine/editing/edits/values.ts'
import { addToList, takeFromList } from '../../../src/engine/editing/edits/list-items.ts'
import { moveItemBy } from '../../../src/engine/editing/edits/items.ts'
import { editedKind, isOpenAction } from '../../../src/engine/editing/editable-parts.ts'
import type { EditedKind } from '../../../src/engine/editing/editable-parts.ts'
import type { EditedDocument } from '../../../src/engine/editing/edited-document.ts'
import { namingKeys } from '../../../src/engine/editing/naming-keys.ts'
import { actionPlace } from '../../../src/engine/editing/parts/action-place.ts'
import { openPart } from '../../../src/engine/editing/parts/declared-parts.ts'
import type { DividedDocument } from '../../../src/engine/editing/parts/declared-parts.ts'
import { closedTarget, sourceParts, setSourceParts } from '../../../src/engine/editing/parts/source-parts.ts'
import type { PartPath } from '../../../src/engine/editing/parts/part-path.ts'
import { partChange } from '../../../src/engine/editing/parts/part-change.ts'
import { readableName } from '../../../src/engine/editing/parts/readable-name.ts'
import { currentState, resultingActions } from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { OverlayAction } from '../../../src/engine/overlay/overlay-document.ts'
import { editedBy, editedDocuments, organisations, sessionOn } from './shipped-documents.ts'

const parts = ['list', 'checklist', 'document', 'case', 'page', 'messages', 'theme']
const meta = Object.fromEntries(
  parts.flatMap((name) => {
    const path = new URL(`../../../schemas/meta/${name}.json`, import.meta.url)
    const schema = asJson(JSON.parse(readFileSync(path, 'utf8')))
    return isJsonObject(schema) ? [[name, schema] as const] : []
  }),
)

function divided({ id, inherited }: EditedDocument): DividedDocument | undefined {
  const kind = editedKind(id, inherited)
  const keys = ['id', ...namingKeys(inherited)]
  return kind && { kind, document: inherited, inherited, keys, meta }
}

const demo = (id: string): DividedDocument => {
  const found = divided(sessionOn('demo', id).edited)
  if (!found) throw new Error(`${id} may not be changed`)
  return found
}

const categories = 'lists/membership-categories'

/** Everything that can be opened, from the outside in. */
function allPaths(document: DividedDocument, path: PartPath): readonly PartPath[] {
  const opened = openPart(document, path)
  const inside = opened?.parts.filter(({ control }) => control === 'inside') ?? []
  // The items of a long list are alike.
  return [
    path,
    ...inside
      .slice(0, opened?.isList === true ? 5 : undefined)
      .flatMap(({ step }) => allPaths(document, [...path, step])),
  ]
}

describe('a document taken apart [ADM-16]', () => {
  test.each([
    [
      categories,
      ['list', 'items', 'FIRM', 'charges', 'SUBS'],
      ['Charge_Item text', 'Currency_Code text', 'Amount_Including_VAT number'],
    ],
    ['pages/menu', ['page', 'entries', 'cpd'], ['title text', 'path text', 'icon choice', 'package text']],
    ['documents/acceptance-letter', ['document', 'blocks', 'steps', 'items', 'conduct'], ['text text']],
    [
      'checklists/individual',
      ['checklist', 'items', 'photograph'],
      ['description text', 'mandatory flag', 'passes source'],
    ],
    ['cases/application', ['case', 'states', 'open'], ['title text', 'shownAs text', 'color choice']],
    ['pages/dashboard', ['page', 'tiles', 'status'], ['title text', 'shows choice', 'accent flag']],
    ['themes/brand', ['theme'], ['colors inside', 'inks inside', 'logo asset', 'login inside']],
    ['themes/brand', ['theme', 'inks'], ['page color', 'primary color']],
    ['themes/brand', ['theme', 'shape'], ['radius number']],
    ['themes/brand', ['theme', 'login', 'pattern'], ['style choice', 'ground choice']],
  ])('%s has at %j the controls that its vocabulary declares', (id, path, expected) => {
    const found = openPart(demo(id), path)?.parts.map(({ step, control }) => `${step} ${control}`)
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  test('nothing that stored cases rely on is offered', () => {
    const application = demo('cases/application')
    expect(openPart(application, ['case'])?.parts.map(({ step }) => step)).not.toContain('wire')
    expect(openPart(application, ['case', 'states'])).toMatchObject({ keepsOthers: true, isMovable: false })
    expect(openPart(application, ['case', 'states', 'open'])?.parts.map(({ step }) => step)).not.toContain('wire')
  })

  test.each(organisations)('every part of every document of %s can be opened, and each has a name', (tenant) => {
    for (const edited of editedDocuments(tenant)) {
      const document = divided(edited)
      // Forms are changed field by field.
      if (!document || ['section', 'form', 'entrance'].includes(document.kind)) continue
      for (const path of allPaths(document, [document.kind === 'texts' ? 'messages' : document.kind])) {
        const labels = openPart(document, path)?.parts.map(({ label }) => label)
        expect(labels, `${edited.id} ${path.join('/')}`).not.toContain('')
      }
    }
  })

  test('what was taken away is not there any more', () => {
    expect(openPart(demo(categories), ['list', 'items', 'LIFE'])).toBeUndefined()
  })
})

/** What a session on the fees comes to. */
const actionsOf = (session: EditingSession): readonly OverlayAction[] => resultingActions(session)

describe('the overlay is what a person would write [ADM-05 ADM-16]', () => {
  const fees = sessionOn('demo', categories)

  test('for another fee', () => {
    const path = '/list/items/7/charges/1/Amount_Including_VAT'
    expect(actionsOf(editedBy(fees, setValue(path, 41_000), 'The council decided it.'))).toEqual([
      {
        target: "$.list.items[?@.Code == 'FIRM'].charges[?@.Charge_Type == 'SUBS']",
        description: 'The council decided it.',
        update: { Amount_Including_VAT: 41_000 },
        'x-was': { Amount_Including_VAT: 40_000 },
      },
    ])
  })

  test('for another item, and none once it is taken away', () => {
    const life = { Code: 'LIFE', Description: 'Life Member', categoryType: 'Individual', CanApply: false }
    const added = editedBy(fees, addToList('/list/items', life, 'Code'), 'There are life members.')
    expect(actionsOf(added)).toEqual([
      { target: '$.list.items', description: 'There are life members.', update: [life], 'x-absent': true },
    ])
    expect(actionsOf(editedBy(added, takeFromList('/list/items', 8), 'No.'))).toEqual([])
  })

  test('for a tile that is moved', () => {
    const session = sessionOn('demo', 'pages/dashboard')
    const moved = editedBy(session, moveItemBy({ list: '/page/tiles', id: 'arrears' }, 'up'), 'It is asked for most.')
    expect(actionsOf(moved)).toEqual([
      expect.objectContaining({ target: "$.page.tiles[?@.id == 'arrears']", update: { after: null } }),
    ])
  })

  test('a name that is taken is refused', () => {
    const again = addToList('/list/items', { Code: 'FIRM' }, 'Code')
    expect(again(fees.edited.inherited, fees.edited.inherited)).toBe('There is already an item "FIRM".')
  })
})

test.each<readonly [EditedKind, string, OverlayAction['update'], boolean]>([
  ['section', '$.schema.properties.Email', { title: 'Mail' }, true],
  ['section', '$.page', { calls: {} }, false],
  ['section', '$.page.actions', [], false],
  ['section', '$.page.actions', [{ id: 'add-postal', kind: 'add', title: 'Add' }], true],
  ['section', '$.page.actions', [{ id: 'add-postal', kind: 'call', title: 'Add', call: 'profile/contact' }], false],
  ['section', "$.page.actions[?@.id == 'remove']", { title: 'Remove' }, true],
  ['section', "$.page.actions[?@.id == 'remove']", { kind: 'call' }, false],
  ['page', '$.page.entries', [], true],
  ['page', '$.page', { section: 'sections/bio' }, false],
  ['list', "$.list.items[?@.Code == 'FIRM']", { Description: 'Firm' }, true],
  ['list', '$.list', { key: 'Description' }, false],
  ['checklist', '$.checklist', { type: 'Corporate' }, false],
  ['document', '$.document.blocks', [], true],
  ['document', '$.data', {}, false],
  ['document', '$.data', { properties: {} }, false],
  ['case', "$.case.states[?@.id == 'open']", { title: 'Begun' }, true],
  ['case', "$.case.states[?@.id == 'open']", { wire: 'Begun' }, false],
  ['case', '$.case.states', [], false],
  ['case', '$.case.states', [{ id: 'appeal', title: 'In appeal' }], true],
  ['case', '$.case.reviews', [{ id: 'appeal' }], false],
  ['case', '$.case', { transitions: [{ id: 'appeal' }] }, false],
  ['case', '$.case', { transitions: [] }, false],
  ['case', "$.case.transitions[?@.id == 'submit'].by", ['verifier'], false],
  ['texts', '$.messages', { 'portal.loading': 'Wait' }, true],
  ['texts', '$', { messages: {} }, false],
  ['form', '$.schema.properties.email', { minLength: 9 }, true],
  ['entrance', '$.schema.properties.email', { title: 'Your e-mail' }, true],
  ['entrance', '$.schema.properties.email', { title: 'Your e-mail', minLength: 90 }, false],
  ['entrance', '$.schema.required', ['token'], false],
  ['entrance', '$.schema.properties', { token: { type: 'string' } }, false],
  ['entrance', '$.ui.email', { 'ui:help': 'The one that you registered.' }, true],
  ['entrance', '$.ui.email', { 'ui:widget': 'hidden' }, false],
  ['theme', '$.theme.colors', { primary: '#12395b' }, true],
  ['theme', '$.theme', { inks: { page: '#111111' } }, true],
  ['theme', '$.theme', { fonts: [] }, false],
])('of a %s, %s with %j may be changed: %s [ADM-16]', (kind, target, update, isOpen) => {
  expect(isOpenAction(kind, { target, ...(update !== undefined && { update }) })).toBe(isOpen)
})

test('an action of a section may be taken away, an item of another closed list not [ENG-03 ADM-05]', () => {
  const taken = (list: string) => ({ target: `$.${list}[?@.id == 'remove']`, remove: true }) as const
  expect(isOpenAction('section', taken('page.actions'))).toBe(true)
  expect(isOpenAction('section', taken('page.otherCalls'))).toBe(false)
  expect(isOpenAction('case', taken('case.states'))).toBe(false)
})

test.each([
  ['forms/login', 'entrance'],
  ['forms/event', 'form'],
  ['forms/brand-picture', undefined],
  ['forms/site-settings', undefined],
  ['sections/contacts', 'section'],
  [categories, 'list'],
  ['messages/en', 'texts'],
  ['themes/brand', 'theme'],
])('what administrators may change of %s: %s [ADM-16]', (id, kind) => {
  expect(editedKind(id, sessionOn('demo', id).edited.inherited)).toBe(kind)
})

describe('the source', () => {
  const { document, kind } = demo('documents/acceptance-letter')

  test('has the parts that may be changed, and gives the document back [ADM-16]', () => {
    const source = sourceParts(document, kind)
    expect(Object.keys(source)).toEqual(['document'])
    expect(setSourceParts(source, kind)(document, document)).toEqual(document)
  })

  test.each([
    [{}, '"document" must be a JSON object.'],
    [{ document: [] }, '"document" must be a JSON object.'],
    [{ document: {}, data: {} }, '"data" is no part of this document.'],
  ])('%j is refused in a sentence', (source, sentence) => {
    expect(setSourceParts(source, kind)(document, document)).toBe(sentence)
  })

  test('names what is closed', () => {
    const open: OverlayAction = { target: '$.document.title', update: 'Welcome' }
    expect(closedTarget(kind, [open])).toBeUndefined()
    expect(closedTarget(kind, [open, { target: '$.data.properties', remove: true }])).toBe('$.data.properties')
  })

  test.each([
    ['/actions/0/update/Amount_Including_VAT', '/list/items/7/charges/1/Amount_Including_VAT'],
    ['/actions/0/update/Nothing', '/list/items/7/charges/1'],
    ['/actions/0', '/list/items/7/charges/1/Amount_Including_VAT'],
    ['/actions/9', ''],
    ['', ''],
  ])('an issue at %s is shown at %s', (pointer, place) => {
    const action: OverlayAction = {
      target: "$.list.items[?@.Code == 'FIRM'].charges[?@.Charge_Type == 'SUBS']",
      update: { Amount_Including_VAT: 1 },
    }
    expect(actionPlace(demo(categories).document, [action], pointer)).toBe(place)
  })
})

test('a change is in words with the titles of its items [ADM-05]', () => {
  const session = editedBy(
    sessionOn('demo', categories),
    setValue('/list/items/7/charges/1/Amount_Including_VAT', 41_000),
    'Decided.',
  )
  const { actions, document } = currentState(session)
  expect(actions.map((action) => partChange(action, document))).toEqual([
    { within: ['Registered Firm', 'SUBS'], property: 'Amount Including VAT', from: 40_000, to: 41_000 },
  ])
})

test.each([
  ['Amount_Including_VAT', 'Amount Including VAT'],
  ['shownAs', 'Shown as'],
  ['CanApply', 'Can apply'],
  ['page-break', 'Page break'],
  ['portal.login.title', 'portal.login.title'],
])('%s reads as %s', (name, words) => {
  expect(readableName(name)).toBe(words)
})
