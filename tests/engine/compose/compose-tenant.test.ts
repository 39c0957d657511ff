import { describe, expect, test } from 'vitest'
import { translationFile } from '../../../src/engine/check/texts/translation-file.ts'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composePublished } from '../../../src/engine/compose/compose-published.ts'
import { composeFromBase, composeTenant } from '../../../src/engine/compose/compose-tenant.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { originOf } from '../../../src/engine/overlay/index.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { translationFiles } from '../../../src/engine/translate/translations.ts'
import { captionKey } from '../../../src/engine/translate/caption-key.ts'
import { declared, overlay } from './declared-example.ts'

describe('composeTenant', () => {
  test('combines the parts of each document, and adds the tenant’s own sections', () => {
    const tenant = composeTenant(declared(), 'a')
    expect(tenant.issues).toEqual([])
    expect([...tenant.documents.keys()].toSorted()).toEqual([
      'forms/login',
      'lists/cities',
      'messages/en',
      'pages/profile',
      'sections/bio',
      'sections/talks',
      'themes/brand',
    ])
    expect(Object.keys(tenant.documents.get('forms/login') ?? {}).toSorted()).toEqual(['schema', 'ui'])
    expect(tenant.documents.get('lists/cities')?.list?.items).toEqual([{ Code: 'NBO', City: 'Nairobi' }])
    expect(tenant.documents.get('messages/en')?.messages).toEqual({ 'validation.required': 'Field is required' })
    expect([tenant.id, tenant.tenant.name, tenant.theme]).toEqual(['a', 'A', { colors: { primary: '#123456' } }])
  })

  test('adds the sections of its variants, with their translations; a document has one owner [PLAT-02 PLAT-15]', () => {
    const shared = 'tenants/variants/shared/sections/rooms'
    const files = {
      [`${shared}/schema.json`]: { type: 'object', properties: { name: { type: 'string', title: 'Room' } } },
      [`${shared}/page.json`]: { kind: 'collection', title: 'Rooms' },
      [`${shared}/sw.json`]: {},
    }
    const tenant = composeTenant(declared(files), 'a')
    expect(tenant.issues).toEqual([])
    expect(tenant.documents.get('sections/rooms')?.page?.title).toBe('Rooms')
    expect(tenant.origins.get('sections/rooms')?.get('')).toMatchObject([{ layer: 'variant:shared' }])
    const translated = translationFiles(declared(files), tenant.tenant, 'sw')
    expect(translated.map(({ path }) => path)).toContain(`${shared}/sw.json`)
    expect(composeTenant(declared(files), 'b').documents.has('sections/rooms')).toBe(false)
    const own = { 'tenants/a/sections/rooms/page.json': { kind: 'collection', title: 'Halls' } }
    const { issues } = composeTenant(declared({ ...files, ...own }), 'a')
    expect(issues.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'tenants/a/sections/rooms/schema.json: "sections/rooms" is a document of the variant "shared"; change it by an overlay.',
    ])
  })

  test('adds the captions of the settings to the catalogue, as the tenant’s own texts [PLAT-15]', () => {
    const minor_settings = {
      login_caption: 'Our members',
      organisation_caption: 'A',
      referee_disclaimer_caption: 'I know them.',
    }
    const settings = { minor_settings }
    const files = declared({ 'tenants/a/tenant.json': { id: 'a', name: 'A', variants: ['shared'], settings } })
    const tenant = composeTenant(files, 'a')
    const key = captionKey('Our members')
    expect(tenant.documents.get('messages/en')?.messages).toEqual({
      'validation.required': 'Field is required',
      [key]: 'Our members',
      [captionKey('I know them.')]: 'I know them.',
    })
    expect(translationFile(tenant, 'messages/en', `/messages/${key}`, 'sw')).toBe('tenants/a/tenant.sw.json')
    expect(translationFile(tenant, 'messages/en', '/messages/validation.required', 'sw')).toBe(
      'schemas/messages/sw.json',
    )
  })

  test('applies base, variant, tenant and published layers in order and records which set what [ENG-03 ENG-04]', () => {
    const base = bundleBase(declared())
    const relabelled = overlay('forms/login', [
      {
        target: '$.schema.properties.email',
        description: 'Editor.',
        update: { title: 'Now' },
        'x-was': { title: 'Address' },
      },
    ])
    const { composed: published, unfit } = composePublished(base, 'a', new Map([['forms/login', relabelled]]))
    const composed = composeFromBase(base, 'a')
    expect(unfit).toEqual([])
    expect(published.issues).toEqual([])
    const pointer = '/schema/properties/email/title'
    expect(getAt(published.documents.get('forms/login')?.schema, '/properties/email/title')).toBe('Now')
    expect(published.origins.get('forms/login')?.get(pointer)).toEqual([
      {
        layer: 'variant:shared',
        file: 'tenants/variants/shared/overlays/forms/login.json',
        action: 'update',
        reason: 'Shared label.',
        was: 'E-mail',
      },
      {
        layer: 'tenant:a',
        file: 'tenants/a/overlays/forms/login.json',
        action: 'update',
        reason: 'Own label.',
        was: 'Mail',
      },
      {
        layer: 'published',
        file: 'tenants/a/published/forms/login.json',
        action: 'update',
        reason: 'Editor.',
        was: 'Address',
      },
    ])
    expect(getAt(composed.documents.get('forms/login')?.schema, '/properties/email/title')).toBe('Address')
  })

  test('a published overlay that no longer fits is left out, and the others are not', () => {
    const changes = (title: string, was: string) =>
      overlay('forms/login', [
        { target: '$.schema.properties.email', description: 'Editor.', update: { title }, 'x-was': { title: was } },
      ])
    const { composed, unfit } = composePublished(
      bundleBase(declared()),
      'a',
      new Map([
        ['forms/login', changes('Now', 'What it was in an earlier release')],
        [
          'sections/talks',
          { ...overlay('sections/talks', [{ target: '$.page', description: 'Editor.', update: { title: 'Given' } }]) },
        ],
      ]),
    )
    expect(unfit).toEqual(['forms/login'])
    expect(composed.issues).toEqual([])
    expect(getAt(composed.documents.get('forms/login')?.schema, '/properties/email/title')).toBe('Address')
    expect(composed.documents.get('sections/talks')?.page?.title).toBe('Given')
  })

  test('tenants share what they do not change, and do not see each other’s changes', () => {
    const base = bundleBase(declared())
    const a = composeFromBase(base, 'a')
    const b = composeFromBase(base, 'b')
    expect(getAt(b.documents.get('forms/login')?.schema, '/properties/email/title')).toBe('E-mail')
    expect(b.documents.has('sections/talks')).toBe(false)
    expect(a.documents.get('lists/cities')).toBe(b.documents.get('lists/cities'))
    expect(a.documents.get('forms/login')?.ui).toBe(b.documents.get('forms/login')?.ui)
    expect(b.origins.size).toBe(0)
  })

  test('the tenant’s own section comes from the tenant as a whole', () => {
    const origins = composeTenant(declared(), 'a').origins.get('sections/talks') ?? new Map()
    expect(originOf(origins, '/schema/properties/file')?.layer).toBe('tenant:a')
    expect(originOf(origins, '/page/title')?.reason).toBe('Names them.')
  })

  test('shared pieces are moved to $defs, with references to them', () => {
    const schema = composeTenant(declared(), 'b').documents.get('sections/bio')?.schema
    expect(schema).toEqual({
      type: 'object',
      properties: {
        picture: { $ref: '#/$defs/file', title: 'Picture' },
        kind: { const: { $ref: 'common/data.json' } },
      },
      $defs: {
        file: {
          type: 'object',
          properties: { owner: { $ref: '#/$defs/person' }, self: { $ref: '#/$defs/file/properties/owner' } },
        },
        person: { type: 'object', properties: { friend: { $ref: '#/$defs/person' } } },
      },
    })
  })

  test.each<[string, Record<string, JsonValue>, string, string, string]>([
    [
      'a reference to no file',
      { 'schemas/forms/login/schema.json': { properties: { a: { $ref: 'common/none.json' } } } },
      'schemas/forms/login/schema.json',
      '/properties/a/$ref',
      '"common/none.json" names no file of schemas/common/.',
    ],
    [
      'a reference to no file in a shared piece',
      { 'schemas/common/person.json': { items: [{ $ref: 'person.json' }] } },
      'schemas/common/person.json',
      '/items/0/$ref',
      '"person.json" names no file of schemas/common/.',
    ],
    [
      'a definition in the way of a shared piece',
      {
        'schemas/sections/bio/schema.json': {
          properties: { a: { $ref: 'common/person.json' } },
          $defs: { person: {} },
        },
      },
      'schemas/sections/bio/schema.json',
      '/$defs/person',
      'The definition "person" has the name of a shared piece that the schema refers to.',
    ],
    [
      'a file that is no part',
      { 'schemas/forms/login/shema.json': {} },
      'schemas/forms/login/shema.json',
      '',
      'A document has no part "shema".',
    ],
    [
      'a part that is no object',
      { 'schemas/forms/login/ui.json': [] },
      'schemas/forms/login/ui.json',
      '',
      '"ui" must be a JSON object.',
    ],
    [
      'rules that are no list',
      { 'schemas/forms/login/ui.json': { rules: {} } },
      'schemas/forms/login/ui.json',
      '',
      '"rules" must be a list.',
    ],
    [
      'a list without items',
      { 'schemas/lists/cities.json': { key: 'Code', label: 'City' } },
      'schemas/lists/cities.json',
      '',
      '"items" must be a list of JSON objects.',
    ],
    [
      'a message that is no text',
      { 'schemas/messages/en.json': { a: 1 } },
      'schemas/messages/en.json',
      '',
      '"a" must be a text.',
    ],
    [
      'no tenant.json',
      { 'tenants/b/tenant.json': null },
      'tenants/b/tenant.json',
      '',
      'The file "tenants/b/tenant.json" does not exist.',
    ],
    [
      'another id',
      { 'tenants/b/tenant.json': { id: 'c' } },
      'tenants/b/tenant.json',
      '/id',
      `The id must be the folder's name, "b".`,
    ],
    [
      'an unknown variant',
      { 'tenants/b/tenant.json': { id: 'b', variants: ['shared', 'none'] } },
      'tenants/b/tenant.json',
      '/variants/1',
      'The variant "none" has no folder tenants/variants/none/.',
    ],
    [
      'a theme that is no object',
      { 'tenants/b/theme.json': 1 },
      'tenants/b/theme.json',
      '',
      '"theme" must be a JSON object.',
    ],
    [
      'an overlay of no document',
      { 'tenants/b/overlays/x.json': overlay('forms/logon', []) },
      'tenants/b/overlays/x.json',
      '/extends',
      '"forms/logon" names no document.',
    ],
    [
      'an overlay that does not say of what',
      { 'tenants/b/overlays/x.json': { overlay: '1.1.0' } },
      'tenants/b/overlays/x.json',
      '/extends',
      'The overlay does not say which document it extends.',
    ],
    [
      'a section of the tenant that the base has',
      { 'tenants/b/sections/bio/schema.json': {} },
      'tenants/b/sections/bio/schema.json',
      '',
      '"sections/bio" is a document of the base; change it by an overlay.',
    ],
    [
      'a drifted target',
      {
        'tenants/b/overlays/x.json': overlay('forms/login', [{ target: '$.ui.phone', description: 'd', remove: true }]),
      },
      'tenants/b/overlays/x.json',
      '/actions/0/target',
      '"$.ui.phone" matches nothing: "/ui" has no "phone".',
    ],
  ])('%s is an issue [ENG-05]', (_, changes, file, pointer, message) => {
    const issues = composeTenant(declared(changes), 'b').issues
    expect(issues.map((issue) => [issue.file, issue.pointer, issue.message])).toEqual([[file, pointer, message]])
  })

  test.each<[string, JsonValue, string]>([
    [
      'remove',
      { target: '$.schema.properties.email', remove: true },
      '"email" is x-core; an overlay may not remove it.',
    ],
    [
      'remove with what holds it',
      { target: '$.schema.properties', remove: true },
      '"email" is x-core; an overlay may not remove it.',
    ],
    [
      'unmark',
      { target: "$.schema.properties.email['x-core']", remove: true },
      '"email" is x-core; an overlay may not unmark it.',
    ],
    [
      'retype',
      { target: '$.schema.properties.email.type', update: 'number' },
      '"email" is x-core; an overlay may not change its type from "string" to "number".',
    ],
    [
      'untype',
      { target: '$.schema.properties.email.type', remove: true },
      '"email" is x-core; an overlay may not change its type from "string" to none.',
    ],
    [
      'widen',
      { target: '$.schema.properties.note.type', update: ['number'] },
      '"note" is x-core; an overlay may not change its type from ["string","null"] to ["string","null","number"].',
    ],
    [
      'retype the items of',
      { target: '$.schema.properties.tags.items.type', update: 'number' },
      '"tags" is x-core; an overlay may not change its type from "string" to "number".',
    ],
    [
      'take the whole schema of',
      { target: '$.schema', remove: true },
      'An overlay may not remove the part "schema" of a document.',
    ],
    ['bring in a part beside', { target: '$', update: { extra: {} } }, '"extra" is no part of a document.'],
  ])('an overlay may not %s what code relies on [ENG-05]', (_, action, message) => {
    const action2 = typeof action === 'object' && action !== null ? { description: 'd', ...action } : action
    const files = declared({ 'tenants/b/overlays/x.json': overlay('forms/login', [action2]) })
    const { issues, documents } = composeTenant(files, 'b')
    expect(issues.map((issue) => issue.message)).toEqual([message])
    expect(documents.get('forms/login')).toEqual(bundleBase(files).documents.get('forms/login'))
  })

  test.each<[string, JsonValue]>([
    ['relabel', { target: '$.schema.properties.email.title', update: 'Mail' }],
    ['tighten', { target: "$.schema.properties.note.type[?@ == 'null']", remove: true }],
    ['limit', { target: '$.schema.properties.email', update: { maxLength: 5 } }],
    ['make optional', { target: "$.schema.required[?@ == 'email']", remove: true }],
    ['move', { target: '$.ui.email', update: { 'ui:after': 'free' } }],
    ['remove what is not core', { target: '$.schema.properties.free', remove: true }],
  ])('an overlay may %s [ENG-03]', (_, action) => {
    const described = typeof action === 'object' && action !== null ? { description: 'd', ...action } : action
    const files = declared({ 'tenants/b/overlays/x.json': overlay('forms/login', [described]) })
    expect(composeTenant(files, 'b').issues).toEqual([])
  })

  test('requires guards on request', () => {
    const files = declared({
      'tenants/b/overlays/x.json': overlay('forms/login', [
        { target: '$.schema.properties.email', description: 'd', update: { title: 'Mail' } },
      ]),
    })
    expect(composeTenant(files, 'b').issues).toEqual([])
    expect(composeTenant(files, 'b', { guards: 'required' }).issues.map(({ message }) => message)).toEqual([
      'The overlay replaces "/schema/properties/email/title" without x-was.',
    ])
  })
})
