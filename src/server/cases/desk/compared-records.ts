import type { ComparedSection } from '../../../contract/desk.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import { listRecords } from '../../profiles/records.ts'
import { fullRecord } from '../../sections/wire-record.ts'
import { frozenRecords } from '../frozen.ts'
import type { OpenedCase } from '../opened-case.ts'

/** The records of a case's profile, as they were submitted and as they are now, by section, the main record first. */
export async function comparedRecords(
  tx: TenantTransaction,
  { place: { id, tenant, profile }, kase }: OpenedCase,
): Promise<ComparedSection[]> {
  const sections = [...tenant.forms.keys()].filter((section) => section.startsWith('sections/'))
  const rows = await listRecords(tx, profile.id, sections)
  const isSubmitted = kase.frozen !== undefined
  const frozen = isSubmitted ? await frozenRecords(tx, id, new Set(sections)) : undefined
  const compared = sections.map((section) => ({
    section,
    submitted: frozen === undefined ? null : [...(frozen.get(section) ?? [])],
    current: rows.filter((row) => row.section === section).map((row) => fullRecord(formOf(tenant, section), row)),
  }))
  const filled = compared.filter(({ submitted, current }) => current.length > 0 || (submitted ?? []).length > 0)
  const isMain = ({ section }: ComparedSection) => tenant.documents.get(section)?.page?.kind === 'record'
  return [...filled.filter(isMain), ...filled.filter((one) => !isMain(one))]
}
