import { evaluate } from '../../engine/condition/evaluate.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { SectionCall } from '../../engine/page/section-calls.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { mainSections, profileDocuments } from '../profiles/profile-sections.ts'
import type { SectionChange } from './section-change.ts'
import { sectionContext } from './section-context.ts'
import type { Caller, SectionState } from './section-context.ts'
import { readStoredRecords } from './stored-records.ts'
import type { StoredRecords } from './stored-records.ts'

/** Throws `forbidden` if the section's page does not admit this caller. */
export function requireOpen(caller: Caller, call: SectionCall, state: SectionState): void {
  const condition = call.page.when
  if (condition === undefined) return
  const { user = {}, profile = {}, settings = {}, today, records = [] } = sectionContext(caller, state)
  if (!evaluate(condition, { user, profile, settings, today, records })) throw new Refusal('forbidden')
}

/** Whose section is read. */
type ReadSection = Pick<SectionChange, 'caller' | 'profile'> & { readonly call: Pick<SectionCall, 'section'> }

/** The current contents of a profile's section. */
export async function readSection(
  tx: TenantTransaction,
  { caller, call, profile }: ReadSection,
): Promise<SectionState> {
  const sections = sectionsRead(caller.tenant, call.section)
  return sectionState({ caller, call, profile }, await readStoredRecords(tx, caller.tenant, profile.id, sections))
}

/** A section, and those whose answers are the profile's own, whatever its type. */
export const sectionsRead = (tenant: PublishedTenant, section: DocumentId): readonly DocumentId[] => [
  ...new Set([section, ...tenant.inProfile, ...mainSections]),
]

/** The contents of a section among the records of `sectionsRead`. */
export function sectionState(
  { caller, call, profile }: ReadSection,
  { rows, settings }: Pick<StoredRecords, 'rows' | 'settings'>,
): SectionState {
  const own = [...caller.tenant.inProfile, profileDocuments(profile.type).section]
  return {
    form: formOf(caller.tenant, call.section),
    profile,
    profileAnswers: Object.assign({}, ...own.map((id) => rows.find(({ section }) => section === id)?.answers)),
    rows: rows.filter(({ section }) => section === call.section),
    record: undefined,
    settings,
  }
}
