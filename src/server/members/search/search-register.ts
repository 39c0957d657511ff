import type { RegisterEntry, RegisterFound } from '../../../contract/register-search.ts'
import type { RegisterPage } from '../../../engine/document/register-page.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { findMembers } from '../members.ts'
import { findNumbers } from './find-numbers.ts'
import { listFields, publicEntries } from './public-entry.ts'

export interface PublicSearch {
  /** Not empty. */
  readonly term: string
  readonly gender?: string
  readonly category?: string
  readonly offset: number
  readonly limit: number
}

interface PublicRegister {
  readonly tenant: PublishedTenant
  readonly page: RegisterPage
}

/** A page of those who are found. Filters that the organisation does not declare narrow nothing. */
export async function searchRegister(
  tx: TenantTransaction,
  { tenant, page }: PublicRegister,
  { term, gender, category, offset, limit }: PublicSearch,
): Promise<RegisterFound> {
  const filters = new Set(page.filters.map(({ by }) => by))
  const { numbers, isMore, isSimilar } = await findNumbers(tx, {
    term,
    states: page.states,
    byNumber: page.fields.some(({ shows }) => shows === 'number'),
    ...(gender !== undefined && filters.has('gender') && { gender }),
    ...(category !== undefined && filters.has('category') && { category }),
  })
  const onPage = numbers.slice(offset, offset + limit)
  const members = await findMembers(tx, onPage)
  const shown = onPage.flatMap((number) => members.get(number) ?? [])
  const end = offset + limit
  return {
    data: [...(await publicEntries(tx, tenant, listFields(page), shown))],
    total: numbers.length,
    isMore,
    isSimilar,
    currentCursor: String(offset),
    nextCursor: end < numbers.length ? String(end) : null,
  }
}

/** The card of a member by the register’s own id; undefined for one who is not in the public register. */
export async function findPublicEntry(
  tx: TenantTransaction,
  { tenant, page }: PublicRegister,
  publicId: string,
): Promise<RegisterEntry | undefined> {
  if (!isUuid(publicId)) return undefined
  const member = await tx.db
    .selectFrom('members')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('public_id', '=', publicId)
    .where('status', 'in', page.states)
    .executeTakeFirst()
  const [entry] = member ? await publicEntries(tx, tenant, page.fields, [member]) : []
  return entry
}
