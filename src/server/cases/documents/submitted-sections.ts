import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import type { RecordRow } from '../../profiles/records.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { sectionState } from '../../sections/read-section.ts'
import { readStoredRecords } from '../../sections/stored-records.ts'
import type { PrintedSection } from '../../views/printed-profile/print-section.ts'
import { printedSections } from '../../views/printed-profile/profile-document.ts'
import { frozenRecords } from '../frozen.ts'
import type { OpenedCase } from '../opened-case.ts'

/** The sections of a case's profile, with the records that were submitted; with those of now while nothing was. */
export async function submittedSections(
  tx: TenantTransaction,
  { place, kase }: OpenedCase,
  name: string,
): Promise<readonly PrintedSection[]> {
  const { id, tenant, profile, owner, now } = place
  const sections = [...tenant.forms.keys()].filter((section) => section.startsWith('sections/'))
  const current = await readStoredRecords(tx, tenant, profile.id, sections)
  const frozen = kase.frozen === undefined ? undefined : await frozenRecords(tx, id, new Set(sections))
  const rows = frozen === undefined ? current.rows : sections.flatMap((one) => frozenRows(place, one, frozen.get(one)))
  const caller = { tenant, user: { ...owner, profile_id: profile.id }, now }
  return printedSections({
    caller,
    profile,
    name,
    read: async (call) => sectionState({ caller, call, profile }, { rows, settings: current.settings }),
  })
}

/** Records as they were frozen. They were frozen in the shape of the form, and are read as it is now. */
const frozenRows = (
  { tenant, profile, now }: OpenedCase['place'],
  section: DocumentId,
  records: readonly JsonObject[] = [],
): readonly RecordRow[] =>
  records.map((answers, index) => ({
    tenant: tenant.id,
    profile_id: profile.id,
    section,
    entry_no: index + 1,
    answers,
    form_hash: formOf(tenant, section).hash,
    retired: {},
    revision: 1,
    created_at: now,
    updated_at: now,
  }))
