import type { ActionDefinition, CollectionPageDefinition } from '../../../src/engine/document/collection-page.ts'
import { formNamed } from '../widgets/gallery.tsx'

/** The form of the contacts of `greetedContacts`. */
export const contactForm = formNamed('contact')

/** A page of contacts, each of which can be greeted by a call; `others` are its further actions. */
export const greetedContacts = (
  greeting: Pick<ActionDefinition, 'icon' | 'again' | 'atSave'>,
  others: readonly ActionDefinition[] = [],
): CollectionPageDefinition => ({
  kind: 'collection',
  title: 'Contacts',
  calls: { list: 'contacts' },
  columns: [{ id: 'email', title: 'E-mail', field: 'Email' }],
  actions: [
    { id: 'greet', kind: 'call', icon: 'mail', title: 'Greet', call: 'contacts/greet', done: 'Greeted', ...greeting },
    ...others,
  ],
  dialog: { width: 640, add: 'Add contact', edit: 'Edit contact' },
  empty: 'No contacts yet',
})
