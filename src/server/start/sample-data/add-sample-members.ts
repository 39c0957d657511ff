import { importMembers } from '../../members/import-members.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { sampleMembers } from './sample-members.ts'
import type { SampleMember } from './sample-members.ts'

/** Adds the sample members to an organisation's register, each in its first category of the right kind. */
export async function addSampleMembers(
  { database }: Pick<Services, 'database'>,
  tenant: PublishedTenant,
): Promise<void> {
  const members = sampleMembers.flatMap(({ kind, ...member }) => {
    const category = categoryOf(tenant, kind)
    return category === undefined ? [] : [{ ...member, category }]
  })
  await database.inTenant(tenant.id, (tx) => importMembers(tx, members))
}

function categoryOf({ lists }: PublishedTenant, kind: SampleMember['kind']): string | undefined {
  const items = lists.get('membership-categories')?.items ?? []
  const first = items.find(
    ({ categoryType, entitled }) => categoryType === kind && (kind === 'Firm' || entitled === true),
  )
  return typeof first?.Code === 'string' ? first.Code : undefined
}
