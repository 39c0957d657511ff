import { importMembers } from '../../members/import-members.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { sampleMembers } from './sample-members.ts'
import { inventedMembers } from './invented-members.ts'
import type { SampleMember } from './sample-members.ts'

/** Adds the sample members to an organisation's register, each in its first category of the right kind. */
export async function addSampleMembers(
  { database }: Pick<Services, 'database'>,
  tenant: PublishedTenant,
): Promise<void> {
  const members = [...sampleMembers, ...inventedMembers()].flatMap(({ kind, place, ...member }) => {
    const category = categoryOf(tenant, { kind, place })
    return category === undefined ? [] : [{ ...member, category }]
  })
  await database.inTenant(tenant.id, (tx) => importMembers(tx, members))
}

function categoryOf(
  { lists }: PublishedTenant,
  { kind, place }: Pick<SampleMember, 'kind' | 'place'>,
): string | undefined {
  const ofKind = (lists.get('membership-categories')?.items ?? []).filter(({ categoryType }) => categoryType === kind)
  const chosen =
    place === undefined
      ? ofKind.find(({ entitled }) => kind === 'Firm' || entitled === true)
      : ofKind[Math.floor(place / 2) % ofKind.length]
  return typeof chosen?.Code === 'string' ? chosen.Code : undefined
}
