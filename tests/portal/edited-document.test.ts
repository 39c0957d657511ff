import { expect, test } from 'vitest'
import { editedOrigin } from '../../src/engine/editing/edited-origin.ts'
import { beginEditing } from '../../src/engine/editing/session.ts'
import { editedDocument } from '../../src/portal/pages/admin/forms/session/edited-document.ts'

const page = {
  kind: 'collection',
  title: 'Contacts',
  calls: { list: 'contacts' },
  columns: [{ id: 'email', title: 'E-mail', field: 'Email' }],
  actions: [],
  dialog: { width: 640, add: 'Add', edit: 'Edit' },
  empty: 'None',
}

const form = (action: 'update' | 'remove') => ({
  document: 'sections/contacts',
  title: 'Contacts',
  publication: 0,
  inherited: { page },
  samples: [],
  translations: [],
  origins: [
    { pointer: '/page/columns', layer: 'tenant:ics', reason: 'Nearly all members live in one country.', action },
  ],
  kind: 'section' as const,
  published: [],
  draft: null,
})

test.each([
  ['that took another from its list', 'remove', 'base'],
  ['that set its list', 'update', 'tenant:ics'],
] as const)('a column is of the layer %s only if that layer has set it [ADM-12]', (_what, action, layer) => {
  const session = beginEditing(editedDocument(form(action)), [])
  expect(editedOrigin(session, '/page/columns/0/title').layer).toBe(layer)
})
