import { sql } from 'kysely'
import type { AddSectionBody } from '../../contract/new-section.ts'
import { tenantOwnPart } from '../../engine/document/declaration-files.ts'
import { declaredLanguage } from '../../engine/translate/translate-document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { newSection, newSectionId } from '../../engine/editing/new-section.ts'
import type { SectionTexts, TranslatedSectionTexts } from '../../engine/editing/new-section.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { addingIn } from './added-sections.ts'
import { otherLanguages } from './declared-translations.ts'
import { readDrafts, writeDraft } from './draft-rows.ts'
import type { Editing } from './save-draft.ts'

/** How many sections that are no more than drafts an organisation may have. */
const mostDrafts = 20

/**
 * Makes a section of the organisation's own, as a draft, and returns its id: for individuals, firms or both, a table of
 * entries or one record, with one field. Everything else is changed in its editor. Of two who make one with the same
 * title at once, each gets their own.
 *
 * @throws Refusal `conflict` when too many sections wait to be published
 */
export async function addSection(
  tx: TenantTransaction,
  { tenant, tenants, actorId }: Editing & { readonly tenants: Pick<PublishedTenants, 'files'> },
  { title, label, members, entries }: AddSectionBody,
  now: Date,
): Promise<DocumentId> {
  const drafts = await readDrafts(tx)
  const made = drafts.filter(({ document, actions }) => !tenant.documents.has(document) && addingIn(actions))
  if (made.length >= mostDrafts) {
    throw new Refusal('conflict', { message: { key: 'server.too-many-sections', params: { count: mostDrafts } } })
  }
  const taken = [...tenant.documents.keys(), ...ownOfAll(tenants, tenant), ...(await usedSections(tx))]
  const section = { title: tidy(title), label: tidy(label), members, entries }
  const reason = textOf(tenant, 'server.own-section.reason')
  for (;;) {
    const id = newSectionId(section.title, taken)
    const actions = [newSection(id, section, textsIn(tenant), reason)]
    if (await writeDraft(tx, { document: id, revision: 0, actions, published: [], by: actorId, authors: [] }, now))
      return id
    taken.push(id)
  }
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** The documents that this organisation, or any variant, has of its own. */
const ownOfAll = ({ files }: Pick<PublishedTenants, 'files'>, { id }: PublishedTenant): readonly DocumentId[] =>
  [...files.keys()].flatMap((path) =>
    path.startsWith(`tenants/${id}/`) || path.startsWith('tenants/variants/')
      ? (tenantOwnPart(path)?.document ?? [])
      : [],
  )

/** What is or was published, scheduled or a draft, or has records: their answers belong to another section. */
async function usedSections({ tenant, db }: TenantTransaction): Promise<readonly DocumentId[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select document as id from form_drafts where tenant = ${tenant}
    union select document from scheduled_publications where tenant = ${tenant}
    union select jsonb_object_keys(overlays) from publications where tenant = ${tenant}
    union select section from records where tenant = ${tenant}`.execute(db)
  return rows.map(({ id }) => id)
}

function textsIn(tenant: PublishedTenant): TranslatedSectionTexts {
  const inOne = (language: string) => ownTexts(inLanguage(tenant, language))
  return {
    english: inOne(declaredLanguage),
    others: new Map(otherLanguages(tenant).map((language) => [language, inOne(language)])),
  }
}

const ownTexts = (edition: PublishedTenant): SectionTexts => ({
  add: textOf(edition, 'server.own-section.add'),
  'add-title': textOf(edition, 'server.own-section.add-title'),
  edit: textOf(edition, 'server.own-section.edit'),
  'edit-title': textOf(edition, 'server.own-section.edit-title'),
  remove: textOf(edition, 'server.own-section.remove'),
  'remove-title': textOf(edition, 'server.own-section.remove-title'),
  'remove-sure': textOf(edition, 'server.own-section.remove-sure'),
  empty: textOf(edition, 'server.own-section.empty'),
  save: textOf(edition, 'server.own-section.save'),
  required: textOf(edition, 'server.own-section.required', { field: '{field}' }),
})
