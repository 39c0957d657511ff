import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { fieldsNamed } from '../../../engine/publication/fields-named.ts'
import type { FieldsNamed } from '../../../engine/publication/fields-named.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { PersonRead } from './publication-job.ts'

type Version = Pick<PublishedTenant, 'documents'>

/** What judging records by some forms reads of their owner, in any version of an organisation. */
export function readByForms(ids: readonly DocumentId[], versions: readonly Version[]): PersonRead {
  return readByDocuments(versions.flatMap(({ documents }) => ids.map((id) => documents.get(id))))
}

/** What judging records by some forms reads of their owner. */
export const readByDocuments = (forms: readonly (CompositeDocument | undefined)[]): PersonRead =>
  readBy(forms.flatMap((form) => [form?.schema, form?.ui]))

/** What judging applicants by their checklists reads of them, with the forms of the sections that those read. */
export function readByChecklists(sections: readonly DocumentId[], versions: readonly Version[]): PersonRead {
  const checklists = versions.flatMap(({ documents }) => [...documents.values()].map(({ checklist }) => checklist))
  const [own, ofForms] = [readBy(checklists), readByForms(sections, versions)]
  return { user: together(own.user, ofForms.user), profile: together(own.profile, ofForms.profile) }
}

const readBy = (declarations: readonly unknown[]): PersonRead => ({
  user: listed(fieldsNamed('user', declarations)),
  profile: listed(fieldsNamed('profile', declarations)),
})

const listed = (fields: FieldsNamed): readonly string[] | null => (fields === 'all' ? null : [...fields])

const together = (some: readonly string[] | null, others: readonly string[] | null): readonly string[] | null =>
  some === null || others === null ? null : [...new Set([...some, ...others])]
