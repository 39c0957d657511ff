import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import { memberColumns } from '../../contract/member-columns.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** The register with the columns of an import, by number; one row more than a file may have where there are more. */
export async function membersTable({ tenant, db }: TenantTransaction) {
  const rows = await db
    .selectFrom('members')
    .select(memberColumns)
    .where('tenant', '=', tenant)
    .orderBy('member_no')
    .limit(mostExportedRows + 1)
    .execute()
  const kinds = memberColumns.map((column) => (column === 'registration_date' ? ('date' as const) : undefined))
  return { titles: memberColumns, kinds, rows: rows.map((row) => memberColumns.map((column) => row[column])) }
}
