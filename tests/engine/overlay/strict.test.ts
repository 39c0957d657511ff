import { describe, expect, test } from 'vitest'
import { applyOverlay } from '../../../src/engine/overlay/index.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/overlay/index.ts'
import { isJsonObject } from '../../../src/engine/overlay/json.ts'
import { valueAt } from '../../../src/engine/overlay/location.ts'

type Part = Record<string, JsonValue>
interface Example {
  schema: { type: string; required: string[]; properties: Record<'Email' | 'City', Part> & Record<string, Part> }
  page: { columns: Part[]; tags: string[]; rows: Part[] }
}

const example: Example = {
  schema: {
    type: 'object',
    required: ['Email', 'City'],
    properties: {
      Email: { type: 'string', title: 'E-mail', maxLength: 50 },
      City: { type: 'string', title: 'City', enum: ['NBO', 'MSA'] },
    },
  },
  page: {
    columns: [
      { id: 'type', title: 'Type' },
      { id: 'email', title: 'E-mail' },
      { id: 'twin', title: 'A' },
      { id: 'twin', title: 'B' },
    ],
    tags: ['a', 'b', 'a'],
    rows: [
      { id: 'r1', tags: ['x'] },
      { id: 'r1', tags: ['x'] },
    ],
  },
}

const base: JsonObject = { ...example }

function overlayOf(actions: JsonValue): JsonObject {
  return { overlay: '1.1.0', info: { title: 'Test', version: '1' }, actions }
}

function apply(action: JsonObject, guards: 'required' | 'optional' = 'optional') {
  const overlay = overlayOf([{ description: 'The board asked for it.', ...action }])
  return applyOverlay(base, overlay, { mode: 'strict', file: 'o.json', layer: 'tenant:x', guards })
}

/** The base with one part of it changed. */
function changed(change: (copy: Example) => void): Example {
  const copy = structuredClone(example)
  change(copy)
  return copy
}

describe('the strict profile', () => {
  test.each<[string, JsonObject, (copy: Example) => void]>([
    [
      'relabels',
      { target: '$.schema.properties.Email', update: { title: 'Work e-mail' }, 'x-was': { title: 'E-mail' } },
      (copy) => (copy.schema.properties.Email.title = 'Work e-mail'),
    ],
    [
      'sets a single value',
      { target: '$.schema.properties.Email.maxLength', update: 80, 'x-was': 50 },
      (copy) => (copy.schema.properties.Email.maxLength = 80),
    ],
    [
      'adds a field',
      { target: '$.schema.properties', update: { Fax: { type: 'string' } }, 'x-absent': true },
      (copy) => (copy.schema.properties.Fax = { type: 'string' }),
    ],
    [
      'changes one value and adds another',
      {
        target: '$.schema.properties.Email',
        update: { title: 'Mail', default: 'a@b' },
        'x-was': { title: 'E-mail' },
        'x-absent': true,
      },
      (copy) => Object.assign(copy.schema.properties.Email, { title: 'Mail', default: 'a@b' }),
    ],
    [
      'requires a field',
      { target: '$.schema.required', update: ['Fax'], 'x-absent': true },
      (copy) => copy.schema.required.push('Fax'),
    ],
    [
      'appends one item as it is',
      { target: '$.page.columns', update: { id: 'city', after: 'type' } },
      (copy) => copy.page.columns.push({ id: 'city', after: 'type' }),
    ],
    [
      'makes a field optional',
      { target: "$.schema.required[?@ == 'City']", remove: true },
      (copy) => copy.schema.required.pop(),
    ],
    [
      'removes every item of a value',
      { target: "$.page.tags[?@ == 'a']", remove: true },
      (copy) => (copy.page.tags = ['b']),
    ],
    [
      'removes a column',
      { target: "$.page.columns[?@.id == 'email']", remove: true, 'x-was': { title: 'E-mail', id: 'email' } },
      (copy) => copy.page.columns.splice(1, 1),
    ],
    [
      'changes inside an item',
      { target: "$.page.columns[?@.id == 'email']", update: { title: 'Mail' } },
      (copy) => copy.page.columns.splice(1, 1, { id: 'email', title: 'Mail' }),
    ],
    [
      'copies',
      { target: '$.schema.properties.City', copy: '$.schema.properties.Email', 'x-was': { title: 'City' } },
      (copy) => Object.assign(copy.schema.properties.City, { title: 'E-mail', maxLength: 50 }),
    ],
    [
      'merges objects deeply',
      { target: '$', update: { schema: { properties: { Email: { maxLength: 9 } } } } },
      (copy) => (copy.schema.properties.Email.maxLength = 9),
    ],
  ])('%s', (_, action, change) => {
    const { document, issues } = apply(action)
    expect(issues).toEqual([])
    expect(document).toEqual(changed(change))
  })

  test.each<[string, JsonObject, string, string, string]>([
    [
      'a name that is not there',
      { target: '$.schema.properties.Fax', update: { title: 'F' } },
      'drift',
      '/actions/0/target',
      '"$.schema.properties.Fax" matches nothing: "/schema/properties" has no "Fax".',
    ],
    [
      'a part that is not there',
      { target: '$.ui.Fax', remove: true },
      'drift',
      '/actions/0/target',
      '"$.ui.Fax" matches nothing: the document has no "ui".',
    ],
    [
      'an item that is not there',
      { target: "$.page.columns[?@.id == 'fax']", remove: true },
      'drift',
      '/actions/0/target',
      `"$.page.columns[?@.id == 'fax']" matches nothing: "/page/columns" has no item whose id is "fax".`,
    ],
    [
      'a value that is not there',
      { target: "$.schema.required[?@ == 'Fax']", remove: true },
      'drift',
      '/actions/0/target',
      `"$.schema.required[?@ == 'Fax']" matches nothing: "/schema/required" has no item "Fax".`,
    ],
    [
      'two items of one id',
      { target: "$.page.columns[?@.id == 'twin']", update: { title: 'C' } },
      'ambiguity',
      '/actions/0/target',
      `"$.page.columns[?@.id == 'twin']" matches 2 nodes, "/page/columns/2", "/page/columns/3", where it must match one.`,
    ],
    [
      'a value in two lists',
      { target: "$.page.rows[?@.id == 'r1'].tags[?@ == 'x']", remove: true },
      'ambiguity',
      '/actions/0/target',
      `"$.page.rows[?@.id == 'r1'].tags[?@ == 'x']" matches 2 nodes, "/page/rows/0/tags/0", "/page/rows/1/tags/0", where it must match one.`,
    ],
    [
      'x-was that differs from a single value',
      { target: '$.schema.properties.Email.maxLength', update: 80, 'x-was': 60 },
      'conflict',
      '/actions/0/x-was',
      '"/schema/properties/Email/maxLength" was 60 when the overlay was written, is 50 now, and the overlay wants 80.',
    ],
    [
      'x-was that differs in one property',
      { target: '$.schema.properties.Email', update: { title: 'Mail' }, 'x-was': { title: 'Address' } },
      'conflict',
      '/actions/0/x-was/title',
      '"/schema/properties/Email/title" was "Address" when the overlay was written, is "E-mail" now, and the overlay wants "Mail".',
    ],
    [
      'x-was of what is no longer there',
      { target: '$.schema.properties.Email', update: { help: 'Mail' }, 'x-was': { help: 'Address' } },
      'conflict',
      '/actions/0/x-was/help',
      '"/schema/properties/Email/help" was "Address" when the overlay was written, is nothing now, and the overlay wants "Mail".',
    ],
    [
      'x-was of a removed object',
      { target: '$.schema.properties.Email', remove: true, 'x-was': { type: 'string' } },
      'conflict',
      '/actions/0/x-was',
      '"/schema/properties/Email" was {"type":"string"} when the overlay was written, is {"type":"string","title":"E-mail","maxLength":50} now, and the overlay removes it.',
    ],
    [
      'an addition that is already there',
      { target: '$.schema.properties', update: { City: { title: 'Town' } }, 'x-absent': true },
      'conflict',
      '/actions/0/x-absent',
      '"/schema/properties/City" is already there as {"type":"string","title":"City","enum":["NBO","MSA"]}, and the overlay adds {"title":"Town"}.',
    ],
    [
      'an appended item that is already there',
      { target: '$.page.columns', update: [{ id: 'email', title: 'Mail' }], 'x-absent': true },
      'conflict',
      '/actions/0/x-absent',
      '"/page/columns" already holds "email", which the overlay adds.',
    ],
    [
      'an added empty list where there is one',
      { target: '$.schema', update: { required: [] }, 'x-absent': true },
      'conflict',
      '/actions/0/x-absent',
      '"/schema/required" is already there as ["Email","City"], and the overlay adds [].',
    ],
    [
      'an index',
      { target: '$.page.columns[0]', remove: true },
      'target',
      '/actions/0/target',
      '"$.page.columns[0]" must consist of names and of list items by value or id; it may not use indexes, ".." or "*".',
    ],
    [
      'a descendant',
      { target: '$..title', update: 'x' },
      'target',
      '/actions/0/target',
      '"$..title" must consist of names and of list items by value or id; it may not use indexes, ".." or "*".',
    ],
    [
      'a wildcard in what is copied',
      { target: '$.page', copy: '$.schema.*' },
      'target',
      '/actions/0/copy',
      '"$.schema.*" must consist of names and of list items by value or id; it may not use indexes, ".." or "*".',
    ],
    [
      'what is no JSONPath',
      { target: '$.page[', remove: true },
      'target',
      '/actions/0/target',
      '"$.page[" is not a JSONPath: ',
    ],
    [
      'members of an object by value',
      { target: "$.schema.properties[?@.title == 'City']", remove: true },
      'target',
      '/actions/0/target',
      `"$.schema.properties[?@.title == 'City']" selects by value in "$.schema.properties", which is not a list.`,
    ],
    [
      'a list for a single value',
      { target: '$.schema.properties.Email', update: { title: ['x'] } },
      'incompatible',
      '/actions/0/update/title',
      '"/schema/properties/Email/title" is a single value and cannot take a list (["x"]).',
    ],
    [
      'a single value for an object',
      { target: '$.schema.properties.Email', update: 'x' },
      'incompatible',
      '/actions/0/update',
      '"/schema/properties/Email" is an object and cannot take a single value ("x").',
    ],
    [
      'a forbidden name in a target',
      { target: '$.schema.constructor', update: {} },
      'forbidden',
      '/actions/0/target',
      'The key "constructor" in "$.schema.constructor" is forbidden.',
    ],
    [
      'no reason',
      { target: '$.page', update: {}, description: ' ' },
      'format',
      '/actions/0/description',
      'The action on "$.page" does not say why.',
    ],
    [
      'update and remove at once',
      { target: '$.page', update: {}, remove: true },
      'format',
      '/actions/0',
      'The action on "$.page" must say exactly one of update, remove (true) and copy.',
    ],
    [
      'remove: false',
      { target: '$.page', remove: false },
      'format',
      '/actions/0',
      'The action on "$.page" must say exactly one of update, remove (true) and copy.',
    ],
    [
      'an unknown key',
      { target: '$.page', update: {}, why: 1 },
      'format',
      '/actions/0/why',
      '"why" is not a key of an overlay.',
    ],
    [
      'x-absent that is not true',
      { target: '$.page', update: {}, 'x-absent': false },
      'format',
      '/actions/0/x-absent',
      '"x-absent" of the action on "$.page" can only be true.',
    ],
    [
      'the document itself removed',
      { target: '$', remove: true },
      'refused',
      '/actions/0/target',
      'The document itself cannot be removed.',
    ],
    ['no target', { update: {} }, 'format', '/actions/0/target', 'An action has a text "target".'],
  ])('refuses %s [ENG-05]', (_, action, kind, pointer, message) => {
    const { document, issues } = apply(action)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({ file: 'o.json', kind, pointer, message: expect.stringContaining(message) })
    expect(document).toBe(base)
  })

  test('reports a conflict with three values', () => {
    const { issues } = apply({ target: '$.schema.properties.Email.maxLength', update: 80, 'x-was': 60 })
    expect(issues[0]?.conflict).toEqual({ was: 60, now: 50, overlay: 80 })
  })

  test.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s anywhere in an overlay', (key) => {
    const action = JSON.parse(`{"target":"$.page","description":"d","update":{"a":[{"${key}":1}]}}`)
    const result = applyOverlay(base, overlayOf([action]), { mode: 'strict', file: 'o.json', layer: 'x' })
    expect(result.issues).toEqual([
      {
        file: 'o.json',
        pointer: `/actions/0/update/a/0/${key}`,
        kind: 'forbidden',
        message: `The key "${key}" is forbidden.`,
      },
    ])
    expect(result.document).toBe(base)
  })

  test('refuses values too deep inside one another, in an overlay and in what it makes', () => {
    const nested = (times: number): JsonObject => JSON.parse(`${'{"a":'.repeat(times)}{}${'}'.repeat(times)}`)
    const update = (document: JsonObject, target: string, value: JsonValue) => {
      const overlay = overlayOf([{ target, description: 'd', update: value }])
      return applyOverlay(document, overlay, { mode: 'strict', file: 'o.json', layer: 'x' }).issues
    }
    const message = 'Values are inside one another more than 24 levels deep.'
    expect(update({}, '$', nested(15))).toEqual([])
    const inside = `/actions/0/update${'/a'.repeat(21)}`
    expect(update({}, '$', nested(100_000))).toEqual([{ file: 'o.json', pointer: inside, kind: 'format', message }])
    const [issue] = update(nested(15), `$${'.a'.repeat(15)}`, nested(15))
    expect(issue).toEqual({ file: 'o.json', pointer: '/actions/0/update', kind: 'format', message })
  })

  test.each<[string, JsonObject, string | undefined]>([
    [
      'a replaced value needs x-was',
      { target: '$.schema.properties.Email', update: { title: 'x' } },
      'The overlay replaces "/schema/properties/Email/title" without x-was.',
    ],
    [
      'an added key needs x-absent',
      { target: '$.schema.properties', update: { Fax: {} } },
      'The overlay adds "/schema/properties/Fax" without x-absent.',
    ],
    [
      'an appended item needs x-absent',
      { target: '$.schema.required', update: ['Fax'] },
      'The overlay adds "/schema/required" without x-absent.',
    ],
    [
      'a removal needs x-was',
      { target: "$.page.columns[?@.id == 'type']", remove: true },
      'The overlay removes "/page/columns/0" without x-was.',
    ],
    [
      'a value that names itself says only what else was there',
      { target: "$.schema.required[?@ == 'City']", remove: true, 'x-saw': ['Email', 'City'] },
      undefined,
    ],
    [
      'an update with its guards passes',
      {
        target: '$.schema.properties.Email',
        update: { title: 'x', a: 1 },
        'x-was': { title: 'E-mail' },
        'x-absent': true,
      },
      undefined,
    ],
  ])('where guards are required, %s', (_, action, message) => {
    expect(apply(action).issues).toEqual([])
    expect(apply(action, 'required').issues.map((issue) => issue.message)).toEqual(
      message === undefined ? [] : [message],
    )
  })

  test.each<[string, JsonValue, string, string]>([
    ['a list', [], '', 'An overlay is a JSON object.'],
    [
      'no version',
      { info: { title: 't', version: '1' }, actions: [] },
      '/overlay',
      '"overlay" must be a version 1 such as "1.1.0", not nothing.',
    ],
    [
      'another version',
      { overlay: '2.0.0', info: { title: 't', version: '1' }, actions: [] },
      '/overlay',
      '"overlay" must be a version 1 such as "1.1.0", not "2.0.0".',
    ],
    [
      'no title',
      { overlay: '1.1.0', info: { version: '1' }, actions: [] },
      '/info/title',
      `An overlay's "info" has a text "title".`,
    ],
    [
      'no actions',
      { overlay: '1.1.0', info: { title: 't', version: '1' } },
      '/actions',
      'An overlay has a list "actions".',
    ],
    [
      'an unknown key',
      { overlay: '1.1.0', info: { title: 't', version: '1' }, actions: [], extend: 'x' },
      '/extend',
      '"extend" is not a key of an overlay.',
    ],
    ['an action that is none', overlayOf([1]), '/actions/0', 'An action is a JSON object.'],
  ])('refuses an overlay with %s', (_, overlay, pointer, message) => {
    const { issues } = applyOverlay(base, overlay, { mode: 'strict', file: 'o.json', layer: 'x' })
    expect(issues).toEqual([{ file: 'o.json', pointer, message, kind: 'format' }])
  })

  test('applies the actions after a failed one, each to the result of those before', () => {
    const { document, issues } = applyOverlay(
      base,
      overlayOf([
        { target: '$.schema.properties', description: 'd', update: { Fax: { type: 'string' } } },
        { target: '$.schema.properties.Nothing', description: 'd', remove: true },
        { target: '$.schema.properties.Fax', description: 'd', update: { title: 'Fax' } },
      ]),
      { mode: 'strict', file: 'o.json', layer: 'x' },
    )
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/actions/1/target'])
    expect(document).toEqual(changed((copy) => (copy.schema.properties.Fax = { type: 'string', title: 'Fax' })))
  })

  test('lets the caller refuse the result of an action', () => {
    const refuse = () => 'The type "string" stays.'
    const overlay = overlayOf([{ target: '$.schema', description: 'd', update: { type: 'x' } }])
    const { document, issues } = applyOverlay(base, overlay, { mode: 'strict', file: 'o.json', layer: 'x', refuse })
    expect(issues).toEqual([
      { file: 'o.json', pointer: '/actions/0', kind: 'refused', message: 'The type "string" stays.' },
    ])
    expect(document).toBe(base)
  })

  test('changes neither the document nor the overlay, and shares what it did not touch', () => {
    const before = structuredClone(base)
    const { document } = apply({ target: '$.schema.properties.Email', update: { title: 'x' } })
    expect(base).toEqual(before)
    expect(isJsonObject(document) && document.page).toBe(base.page)
    expect(valueAt(document, ['schema', 'properties', 'City'])).toBe(example.schema.properties.City)
  })
})
