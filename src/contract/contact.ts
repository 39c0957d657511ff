import { MessageResponse } from './response.ts'
import { defineCall } from './define-call.ts'
import { SectionRecord, SectionRecords } from './section.ts'

/** The contacts of a profile, whose section declares them. */
export const contactCalls = {
  contacts: defineCall({
    method: 'GET',
    path: 'profile/contact',
    session: 'required',
    tag: 'Profile',
    summary: 'Contacts of the profile',
    section: 'sections/contacts',
    response: SectionRecords,
  }),
  addContact: defineCall({
    method: 'POST',
    path: 'profile/contact',
    session: 'required',
    tag: 'Profile',
    summary: 'Add a contact',
    section: 'sections/contacts',
    response: SectionRecord,
  }),
  updateContact: defineCall({
    method: 'POST',
    path: 'profile/contact/update',
    session: 'required',
    tag: 'Profile',
    summary: 'Update a contact',
    section: 'sections/contacts',
    response: SectionRecord,
  }),
  removeContact: defineCall({
    method: 'POST',
    path: 'profile/contact/remove',
    session: 'required',
    tag: 'Profile',
    summary: 'Remove a contact',
    section: 'sections/contacts',
    response: MessageResponse,
  }),
}
