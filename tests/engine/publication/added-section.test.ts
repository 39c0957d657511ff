import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composePublished } from '../../../src/engine/compose/compose-published.ts'
import { publishedOverlay } from '../../../src/engine/compose/published-layer.ts'
import type { DeclarationFiles } from '../../../src/engine/document/declaration-files.ts'
import { newSection, newSectionId, sectionEntries, sectionMembers } from '../../../src/engine/editing/new-section.ts'
import type { NewSection } from '../../../src/engine/editing/new-section.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { preparePublication } from '../../../src/engine/publication/prepare-publication.ts'
import { sectionCalls } from '../../../src/engine/page/section-calls.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const validators = compiledValidators(evaluateCommonJs)

let files: DeclarationFiles
beforeAll(async () => {
  files = await readDeclarations(root)
})

const id = 'sections/awards'
const english = {
  add: 'Add an entry',
  'add-title': 'New entry',
  edit: 'Edit',
  'edit-title': 'Change the entry',
  remove: 'Delete',
  'remove-title': 'Delete this entry?',
  'remove-sure': 'It cannot be brought back.',
  empty: 'Nothing here yet.',
  save: 'Save',
  required: '{field} is required',
}
const swahili = { ...english, add: 'Ongeza ingizo', required: '{field}: sehemu hii inahitajika' }
const texts = { english, others: new Map([['sw', swahili]]) }

const awards: NewSection = { title: 'Awards', members: 'individuals', entries: 'many', label: 'Award' }
const adding = (section: Partial<NewSection> = {}) =>
  newSection(id, { ...awards, ...section }, texts, 'The board asks for it.')

const layer = (...actions: readonly JsonObject[]) => new Map([[id, publishedOverlay(id, actions)]])

const year: readonly JsonObject[] = [
  {
    target: '$.schema.properties',
    description: 'It is asked for.',
    update: { Year: { type: 'integer', title: 'Year' } },
    'x-absent': true,
  },
  { target: "$.ui['ui:order']", description: 'It comes last.', update: ['Year'], 'x-absent': true },
]

describe('a section of administrators', () => {
  const cases = sectionMembers.flatMap((members) => sectionEntries.map((entries) => [members, entries] as const))
  test.each(cases)('for %s, with %s entries, passes the check when it is new [ADM-16]', (members, entries) => {
    const overlays = layer(adding({ members, entries }))
    const tenant = entries === 'one' ? 'engineering-board' : 'demo'
    const { issues } = preparePublication(files, { tenant, overlays, before: new Map() }, { validators })
    expect(issues).toEqual([])
  })

  test('has its tab, its calls, its translations and what was changed of it since [ADM-16]', () => {
    const { composed, unfit, files: published } = composePublished(bundleBase(files), 'demo', layer(adding(), ...year))
    expect(unfit).toEqual([])
    expect(composed.issues).toEqual([])
    const document = composed.documents.get(id)
    expect(Object.keys(Object(document?.schema)['properties'])).toEqual(['Award', 'Year'])
    expect(Object(composed.documents.get('pages/profile-individual')?.page).tabs.at(-1)).toEqual({
      id: 'own-awards',
      title: 'Awards',
      document: id,
    })
    const calls = [...sectionCalls(composed.documents)].flatMap(([key, call]) => (call.section === id ? [key] : []))
    expect(calls.toSorted()).toEqual([
      'GET profile/own/awards',
      'POST profile/own/awards',
      'POST profile/own/awards/remove',
      'POST profile/own/awards/update',
    ])
    const translated = Object(published.get('tenants/demo/published/sections/awards.sw.json'))
    expect(translated['/page/actions/add/title'].text).toBe('Ongeza ingizo')
  })

  test('may be required to ask for more: its examples follow [ADM-16]', () => {
    const required = {
      target: '$.schema.required',
      description: 'It is needed.',
      update: ['Year'],
      'x-absent': true,
    }
    const overlays = layer(adding(), ...year, required)
    const prepared = preparePublication(files, { tenant: 'demo', overlays, before: new Map() }, { validators })
    expect(prepared.issues).toEqual([])
    expect(Object(prepared.overlays.get(id)).actions.length).toBeGreaterThan(4)
  })

  test.each([
    ['demo', 'schemas'],
    ['demo', 'tenants/demo'],
    ['engineering-board', 'tenants/variants/engineering'],
  ])(
    'is left out of %s, and named, where a release declares a document with its name in %s [ADM-14]',
    (tenant, folder) => {
      const folders = ['schema', 'ui', 'page', 'examples'].map(
        (part) =>
          [`${folder}/${id}/${part}.json`, files.get(`schemas/sections/convictions/${part}.json`) ?? null] as const,
      )
      const release = new Map([...files, ...folders])
      const { composed, unfit } = composePublished(bundleBase(release), tenant, layer(adding(), ...year))
      expect(unfit).toEqual([id])
      expect(composed.issues).toEqual([])
      const { issues } = preparePublication(
        release,
        { tenant, overlays: layer(adding()), before: new Map() },
        { validators },
      )
      expect(issues.map(({ file }) => file)).toContain(`tenants/${tenant}/published/sections/awards.json`)
    },
  )

  test.each([
    ['Awards', 'sections/awards-2'],
    ['Awards & Prizes', 'sections/awards-prizes'],
    ['2nd job', 'sections/item-2nd-job'],
    ['奖', 'sections/item'],
    ['__proto__', 'sections/proto'],
    ['constructor', 'sections/constructor'],
    ['Bio', 'sections/bio-2'],
    ['A'.repeat(200), `sections/${'a'.repeat(47)}`],
  ])('called %j gets an id that no other document has: %s', (title, expected) => {
    expect(newSectionId(title, ['sections/awards', 'sections/bio'])).toBe(expected)
  })
})
