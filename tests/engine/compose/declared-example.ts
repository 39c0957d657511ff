import type { DeclarationFiles } from '../../../src/engine/document/declaration-files.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'

/** A small project: a form, a section with a shared piece, a page, a list, messages, a variant and a tenant. */
const example: Record<string, JsonValue> = {
  'schemas/common/file.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { owner: { $ref: 'common/person.json' }, self: { $ref: '#/properties/owner' } },
  },
  'schemas/common/person.json': { type: 'object', properties: { friend: { $ref: 'common/person.json#' } } },
  'schemas/forms/login/schema.json': {
    type: 'object',
    required: ['email'],
    properties: {
      email: { type: 'string', title: 'E-mail', 'x-core': true },
      tags: { type: 'array', items: { type: 'string' }, 'x-core': true },
      note: { type: ['string', 'null'], title: 'Note', 'x-core': true },
      free: { type: 'string' },
    },
  },
  'schemas/forms/login/ui.json': { email: { 'ui:help': 'Yours' } },
  'schemas/sections/bio/schema.json': {
    type: 'object',
    properties: {
      picture: { $ref: 'common/file.json', title: 'Picture' },
      kind: { const: { $ref: 'common/data.json' } },
    },
  },
  'schemas/sections/bio/page.json': { kind: 'record', title: 'Bio', calls: { list: 'bio' } },
  'schemas/pages/profile/page.json': { kind: 'tabs', title: 'Profile', tabs: [{ id: 'bio', title: 'Bio' }] },
  'schemas/lists/cities.json': { key: 'Code', label: 'City', items: [{ Code: 'NBO', City: 'Nairobi' }] },
  'schemas/messages/en.json': { 'validation.required': 'Field is required' },
  'schemas/messages/sw.json': {},
  'schemas/meta/overlay.json': { anything: true },
  'tenants/variants/shared/overlays/forms/login.json': overlay('forms/login', [
    { target: '$.schema.properties.email.title', description: 'Shared label.', update: 'Mail', 'x-was': 'E-mail' },
  ]),
  'tenants/a/tenant.json': { id: 'a', name: 'A', variants: ['shared'] },
  'tenants/a/theme.json': { colors: { primary: '#123456' } },
  'tenants/a/overlays/forms/login.json': overlay('forms/login', [
    { target: '$.schema.properties.email.title', description: 'Own label.', update: 'Address', 'x-was': 'Mail' },
  ]),
  'tenants/a/sections/talks/schema.json': { type: 'object', properties: { file: { $ref: 'common/file.json' } } },
  'tenants/a/sections/talks/page.json': { kind: 'collection', title: 'Talks' },
  'tenants/a/overlays/sections/talks.json': overlay('sections/talks', [
    { target: '$.page', description: 'Names them.', update: { title: 'Our talks' }, 'x-was': { title: 'Talks' } },
  ]),
  'tenants/b/tenant.json': { id: 'b', name: 'B', variants: [] },
}

/** The example's files with some replaced, added or (null) removed. */
export function declared(changes: Record<string, JsonValue> = {}): DeclarationFiles {
  const files = new Map(Object.entries({ ...example, ...changes }))
  for (const [path, content] of Object.entries(changes)) if (content === null) files.delete(path)
  return files
}

/** An overlay file. */
export function overlay(document: string, actions: readonly JsonValue[]): JsonObject {
  return { overlay: '1.1.0', info: { title: 'Test', version: '1' }, extends: document, actions }
}
