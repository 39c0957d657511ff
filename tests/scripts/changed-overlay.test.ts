import { describe, expect, test } from 'vitest'
import { changedOverlay, documentOf, withFollowedExamples } from '../../scripts/overlays/changed-overlay.ts'
import { checkDeclarations } from '../../src/engine/check/check-declarations.ts'
import { compiledValidators } from '../../src/engine/check/forms/compiled-validators.ts'
import type { DeclarationFiles } from '../../src/engine/document/declaration-files.ts'
import type { DeclarationIssue } from '../../src/engine/document/issue.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt, setAt } from '../../src/engine/json/pointer.ts'
import { evaluateCommonJs } from '../../src/server/platform/published/evaluate-common-js.ts'
import { declared } from '../engine/check/declared-files.ts'

const validators = compiledValidators(evaluateCommonJs)
const place = { tenant: 'ics', document: 'sections/contacts' }

/** The document with other values at some pointers. */
function edited(document: JsonObject, changes: Readonly<Record<string, JsonValue>>): JsonObject {
  return Object.entries(changes).reduce<JsonObject>(
    (node, [pointer, value]) => setAt(node, pointer, value) as JsonObject,
    document,
  )
}

/** The issues that keep the declarations from being served. */
const brokenBy = (files: DeclarationFiles): readonly DeclarationIssue[] =>
  checkDeclarations(files, { validators }).filter(({ isTranslation }) => isTranslation !== true)

/** The declarations after an organisation's document has been edited. */
function afterEditing(changes: Readonly<Record<string, JsonValue>>) {
  const document = edited(documentOf(declared, place), changes)
  const { path, overlay, added } = changedOverlay(declared, place, document, 'The board asks for it.')
  return { document, path, overlay, added, files: new Map(declared).set(path, overlay) }
}

describe('an overlay that is written from a difference', () => {
  test('produces the edited document, contains the values before, and keeps the existing actions [ENG-03]', () => {
    const { document, path, overlay, added, files } = afterEditing({
      '/ui/Email/ui:help': 'Where we write to.',
      '/page/title': 'Where we find you',
    })
    expect(path).toBe('tenants/ics/overlays/sections/contacts.json')
    expect(documentOf(files, place)).toEqual(document)
    const before = getAt(declared.get(path), '/actions') as readonly JsonValue[]
    const actions = getAt(overlay, '/actions') as readonly JsonValue[]
    expect(actions.slice(0, before.length)).toEqual(before)
    expect(actions.slice(before.length)).toHaveLength(added)
    expect(actions).toContainEqual({
      target: '$.page',
      description: 'The board asks for it. Sets "title".',
      update: { title: 'Where we find you' },
      'x-was': { title: getAt(documentOf(declared, place), '/page/title') },
    })
    expect(brokenBy(files)).toEqual([])
  })

  test('is the organisation’s own where its variant changes the document [ENG-03]', () => {
    const shared = { tenant: 'iek', document: 'lists/disciplines' }
    const document = edited(documentOf(declared, shared), { '/list/items/0/description': 'Another name' })
    const { path, overlay } = changedOverlay(declared, shared, document, 'Longer.')
    expect(path).toBe('tenants/iek/overlays/lists/disciplines.json')
    expect(brokenBy(new Map(declared).set(path, overlay))).toEqual([])
  })

  test('is new where the organisation had not changed the document [ENG-03]', () => {
    const bankers = { tenant: 'demo', document: 'sections/bankers' }
    const document = edited(documentOf(declared, bankers), { '/page/title': 'Banks' })
    const { path, overlay } = changedOverlay(declared, bankers, document, 'Shorter.')
    expect(path).toBe('tenants/demo/overlays/sections/bankers.json')
    expect(brokenBy(new Map(declared).set(path, overlay))).toEqual([])
  })
})

describe('a change of the results of the base’s examples by an overlay', () => {
  const required = getAt(documentOf(declared, place), '/schema/required') as readonly JsonValue[]
  const { files, path } = afterEditing({ '/schema/required': [...required, 'PhoneNo2'] })

  test('is one issue of the overlay, which says how to update the examples [ENG-03]', () => {
    expect(brokenBy(files)).toEqual([
      {
        file: path,
        pointer: '',
        message: expect.stringMatching(
          /^The example ".+" of sections\/contacts gets ".+" at \/PhoneNo2, which it does not state\. The base's examples have \d+ more such differences\.$/,
        ),
        mend: 'To update them: npm run overlay -- sections/contacts --for ics --examples --write.',
      },
    ])
  })

  test('is written to the examples by actions [ENG-03]', () => {
    const followed = withFollowedExamples(files, place, validators)
    const { path: written, overlay } = changedOverlay(files, place, followed, 'It follows.')
    expect(written).toBe(path)
    expect(brokenBy(new Map(files).set(written, overlay))).toEqual([])
  })

  test('stays an issue of the example where the example is wrong in the base as well [ENG-05]', () => {
    const file = 'schemas/sections/contacts/examples.json'
    const wrong = setAt(declared.get(file), '/valid/0/answers/Email', 'nobody')
    const issues = brokenBy(new Map(declared).set(file, wrong))
    expect(issues.map((issue) => [issue.file, issue.pointer])).toEqual([[file, '/valid/0']])
  })
})
