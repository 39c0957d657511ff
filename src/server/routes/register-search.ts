import { registerCalls } from '../../contract/register-search.ts'
import { registerPageLength } from '../../contract/register-search-limits.ts'
import { decodeText } from '../../engine/format/base64-text.ts'
import type { RegisterPage } from '../../engine/document/register-page.ts'
import {
  cardsFromAddress,
  cardsOfDayFromAddress,
  countAttempt,
  registerSearchesFromAddress,
  registerSearchesOfDayFromAddress,
} from '../accounts/limits.ts'
import type { Limit } from '../accounts/limits.ts'
import { implement } from '../http/implement.ts'
import { countRegister } from '../members/search/count-register.ts'
import { findPublicEntry, searchRegister } from '../members/search/search-register.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/** The public register. Searches and cards are counted by address, so that nobody copies all of it. */
export const registerSearchRoutes = [
  implement(registerCalls.searchRegister, async ({ tenant, query, raw }, { database, now }) => {
    const page = registerOf(tenant)
    const { limit = registerPageLength, offset = 0, cursor = offset, gender, category } = query
    const search = {
      term: termIn(query.term),
      offset: Number(cursor),
      limit: Number(limit),
      ...(gender !== undefined && gender !== '' && { gender }),
      ...(category !== undefined && category !== '' && { category }),
    }
    return database.inTenant(tenant.id, async (tx) => {
      const limits = [registerSearchesFromAddress, registerSearchesOfDayFromAddress]
      await countAll(tx, limits, raw.ip, now())
      return searchRegister(tx, { tenant, page }, search)
    })
  }),
  implement(registerCalls.registerEntry, async ({ tenant, param, raw }, { database, now }) => {
    const page = registerOf(tenant)
    const found = await database.inTenant(tenant.id, async (tx) => {
      await countAll(tx, [cardsFromAddress, cardsOfDayFromAddress], raw.ip, now())
      // A refusal would take the count back.
      return findPublicEntry(tx, { tenant, page }, param('profileId'))
    })
    if (found === undefined) throw new Refusal('not-in-register')
    return found
  }),
  implement(registerCalls.registerStatistics, async ({ tenant }, { database, register }) => {
    const page = registerOf(tenant)
    const key = `${tenant.id}\n${tenant.hashes['pages/register'] ?? ''}`
    return register.read(key, () => database.inTenant(tenant.id, (tx) => countRegister(tx, page)))
  }),
]

/** What the organisation declares of its register. */
function registerOf({ documents }: PublishedTenant): RegisterPage {
  const page = documents.get('pages/register')?.page
  if (page?.kind !== 'register') throw new Refusal('not-found')
  return page
}

/** A plus sign of standard base64 that was not escaped arrives as a space. */
function termIn(encoded: string | undefined): string {
  const term = decodeText((encoded ?? '').replaceAll(' ', '+'))?.trim() ?? ''
  if (!/[\p{L}\p{N}]/u.test(term)) {
    const message = { key: 'server.register.term' } as const
    throw new Refusal('bad-request', { message, errors: [{ pointer: '/term', message }] })
  }
  return term
}

async function countAll(tx: TenantTransaction, limits: readonly Limit[], address: string, now: Date): Promise<void> {
  for (const limit of limits) await countAttempt(tx, limit, address, now)
}
