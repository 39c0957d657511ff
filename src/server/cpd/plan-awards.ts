import type { AwardOutcome } from '../../contract/award-columns.ts'
import type { Message } from '../../engine/translate/message.ts'
import { findMembers } from '../members/members.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { awardOf } from './awards.ts'
import type { AwardRow, NewAward } from './awards.ts'
import { AwardIndex } from './same-award.ts'
import type { RepeatedPart } from './same-award.ts'

/** What would become of an award, or why it cannot be added, by the field that is wrong. */
export type PlannedAward =
  | { readonly award: NewAward; readonly outcome: AwardOutcome }
  | { readonly award: NewAward; readonly wrong: { readonly field: keyof NewAward; readonly message: Message } }

/** How many awards one query looks for. */
const portion = 500

/**
 * What adding awards would do, in their order, as the register and the awards that count are. Nothing is changed.
 *
 * @param except the id of an award that is to be corrected, which repeats nothing
 */
export async function planAwards(
  tx: TenantTransaction,
  awards: readonly NewAward[],
  except?: string,
): Promise<readonly PlannedAward[]> {
  const planned: PlannedAward[] = []
  for (let from = 0; from < awards.length; from += portion) {
    planned.push(...(await planSome(tx, awards.slice(from, from + portion), except)))
  }
  return planned
}

async function planSome(
  tx: TenantTransaction,
  awards: readonly NewAward[],
  except: string | undefined,
): Promise<readonly PlannedAward[]> {
  const numbers = [...new Set(awards.map(({ memberNo }) => memberNo))]
  const members = await findMembers(tx, numbers)
  const standing = await standingAwards(tx, numbers, awards)
  const known = new AwardIndex(standing.filter(({ id }) => id !== except).map(awardOf))
  return awards.map((award): PlannedAward => {
    if (!members.has(award.memberNo)) return { award, wrong: { field: 'memberNo', message: noMember(award) } }
    const found = known.repeated(award)
    if (found === undefined) return { award, outcome: 'added' }
    return found.of === 'all' ? { award, outcome: 'unchanged' } : { award, wrong: repetition(found.of, found.known) }
  })
}

/** The awards that count of some members, and those with the certificates of awards that are to be added. */
async function standingAwards(
  { tenant, db }: TenantTransaction,
  numbers: readonly string[],
  awards: readonly NewAward[],
): Promise<readonly AwardRow[]> {
  const certificates = awards.flatMap(({ certificateNo }) =>
    certificateNo === '' ? [] : [certificateNo.toLowerCase()],
  )
  return db
    .selectFrom('cpd_awards')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('withdrawn_at', 'is', null)
    .where((where) =>
      where.or([
        where('member_no', '=', where.fn.any(where.val(numbers))),
        where.and([
          where('certificate_key', '=', where.fn.any(where.val(certificates))),
          where('certificate_no', '<>', ''),
        ]),
      ]),
    )
    .execute()
}

/** Locks members until the transaction ends, in the order of their numbers: two may add the same award at once. */
export async function lockMembers({ tenant, db }: TenantTransaction, numbers: readonly string[]): Promise<void> {
  await db
    .selectFrom('members')
    .select('member_no')
    .where('tenant', '=', tenant)
    .where((where) => where('member_no', '=', where.fn.any(where.val([...new Set(numbers)]))))
    .orderBy('member_no')
    .forNoKeyUpdate()
    .execute()
}

const noMember = ({ memberNo }: NewAward): Message => ({
  key: 'server.cpd.no-member',
  params: { number: memberNo.slice(0, 40) },
})

/** Says which award is repeated, at the field by which it was recognised. */
export function repetition(of: RepeatedPart, { memberNo, period, certificateNo, eventCode }: NewAward) {
  if (of === 'certificate') {
    const params = { certificate: certificateNo, number: memberNo, year: period }
    return { field: 'certificateNo', message: { key: 'server.cpd.certificate-used', params } } as const
  }
  if (of === 'event') {
    const params = { event: eventCode, number: memberNo, year: period }
    return { field: 'eventCode', message: { key: 'server.cpd.event-awarded', params } } as const
  }
  const params = { number: memberNo, year: period }
  return { field: 'description', message: { key: 'server.cpd.awarded', params } } as const
}
