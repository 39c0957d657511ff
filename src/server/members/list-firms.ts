import { answerFields } from '../../contract/declared-answers.ts'
import type { FirmReference } from '../../contract/reference-data.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** The firms in good standing, by name: those with an account, and those only in the register. */
export async function listFirms(tx: TenantTransaction, tenant: PublishedTenant): Promise<readonly FirmReference[]> {
  const firms = [...(await firmsWithAccount(tx)), ...(await firmsInRegister(tx, tenant))]
  return firms.toSorted((one, other) => one.displayName.localeCompare(other.displayName))
}

const firmField = answerFields<'sections/firm-bio'>()

async function firmsWithAccount({ tenant, db }: TenantTransaction): Promise<readonly FirmReference[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('records', (join) =>
      join.onRef('records.tenant', '=', 'profiles.tenant').onRef('records.profile_id', '=', 'profiles.id'),
    )
    .select(['profiles.member_no', 'profiles.member_information', 'records.answers'])
    .where('profiles.tenant', '=', tenant)
    .where('profiles.type', '=', 'Corporate')
    .where('profiles.member_no', 'is not', null)
    .where('records.section', '=', profileDocuments('Corporate').section)
    .execute()
  return rows.flatMap(({ member_no, member_information, answers }) => {
    const name = firmField(answers, 'FirstName')
    const isActive = member_information.at(-1)?.Status === 'Active'
    return isActive && member_no !== null && typeof name === 'string' ? [{ code: member_no, displayName: name }] : []
  })
}

async function firmsInRegister({ tenant, db }: TenantTransaction, { lists }: PublishedTenant) {
  const categories = (lists.get('membership-categories')?.items ?? []).flatMap(({ categoryType, Code }) =>
    categoryType === 'Firm' && typeof Code === 'string' ? [Code] : [],
  )
  const rows = await db
    .selectFrom('members')
    .select(['member_no', 'first_name'])
    .where('tenant', '=', tenant)
    .where('user_id', 'is', null)
    .where('status', '=', 'Active')
    .where((where) => where('category', '=', where.fn.any(where.val(categories))))
    .execute()
  return rows.map(({ member_no, first_name }) => ({ code: member_no, displayName: first_name }))
}
