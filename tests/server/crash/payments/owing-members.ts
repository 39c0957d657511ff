import { chances } from '../../../../scripts/bench/server/load/chances.ts'
import { emailOf, makeManyMembers, manyMembersTenant } from '../../../../scripts/bench/server/many-members.ts'
import { encodePaymentRequest } from '../../../../src/engine/payments/payment-request.ts'
import { lockCaseProfile } from '../../../../src/server/cases/case-place.ts'
import { postInvoice } from '../../../../src/server/ledger/post-invoice.ts'
import { TestClock } from '../../test-clock.ts'
import { startTestServer } from '../../start-test-server.ts'
import type { TestServer } from '../../start-test-server.ts'
import type { DatabasePlace } from '../../../../src/server/platform/database/open-database.ts'

/** A member who owes an invoice, and the phone or card that pays it, which no other member has. */
export interface OwingMember {
  /** What they do on the card page, again and again until it is done; undefined for one who pays by phone. */
  readonly act: string | undefined
  /** Whom the provider knows: an e-mail of who pays by card, else a phone. */
  readonly payer: string
  readonly profile: string
  readonly token: string
  readonly phone: string
  readonly payload: string
  /** What was answered to their press of Pay; undefined when the connection broke. */
  pressed?: 'stored' | 'refused' | undefined
}

/** What an invoice is about, in cents. */
const owed = 150_000

/** What the payers do, by the last digits of their phones; some confirm, some refuse, and messages get lost. */
const endings = ['00', '00', '20', '41', '42', '43', '44', '45', '47', '32', '21', '01'] as const

/** What others do on the card page. They have no phone that pays. */
const cardEndings = [
  'approve',
  'approve',
  'approve, confirm twice',
  'approve, confirm late',
  'approve, never confirm',
  'approve, confirm before the way back',
  'decline',
  'leave',
] as const
const cardShare = 0.4

/** A server in this process on a place that stays, at a time. */
export const serverOn = (
  { dataFolder, databaseUrl }: DatabasePlace,
  at: Date,
  variables: Readonly<Record<string, string>> = {},
): Promise<TestServer> =>
  startTestServer({
    mode: 'production',
    place: { dataFolder, databaseUrl, drop: () => Promise.resolve() },
    clock: new TestClock(at.toISOString()),
    variables,
  })

/** Makes members, each with an invoice. */
export async function owingMembers(
  place: DatabasePlace,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly OwingMember[]> {
  const now = new Date()
  const chance = chances(seed)
  const server = await serverOn(place, now)
  try {
    const { database, tenants } = server.services
    const tenant = tenants.all.find(({ id }) => id === manyMembersTenant)
    if (tenant === undefined) throw new Error('The organisation is missing.')
    const tokens = await makeManyMembers(database, count, now)
    return await database.inTenant(manyMembersTenant, async (tx) => {
      const members: OwingMember[] = []
      for (const [at, token] of tokens.entries()) {
        const users = tx.db.selectFrom('users').select('profile_id').where('tenant', '=', tx.tenant)
        const { profile_id: profile } = await users.where('email', '=', emailOf(at)).executeTakeFirstOrThrow()
        if (profile === null) throw new Error('A member has no profile.')
        await lockCaseProfile(tx, profile)
        const lines = [{ description: 'Subscription', item: 'subscription', amount: owed, vat: 0 }]
        const { number } = await postInvoice(tx, { tenant, now }, { profile, data: {} }, { lines, source: `K-${at}` })
        const ending = endings[Math.floor(chance() * endings.length)] ?? '00'
        const phone = `2547${String(at).padStart(6, '0')}${ending}`
        const act = cardEndings[Math.floor((chance() / cardShare) * cardEndings.length)]
        members.push({
          act,
          payer: act === undefined ? phone : emailOf(at),
          profile,
          token,
          phone,
          payload: payloadOf(profile, number),
        })
      }
      return members
    })
  } finally {
    await server.close()
  }
}

const payloadOf = (payerID: string, sourceDocumentNo: string): string =>
  encodePaymentRequest({
    payerID,
    sourceDocumentNo,
    description: 'Subscription',
    amount: owed / 100,
    success_url: '/billing',
    fail_url: '/dashboard',
  })
