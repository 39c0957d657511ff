import { isJsonArray } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { getCall, sampleSession } from './sessions.ts'
import type { Session } from './sessions.ts'

/**
 * A person among the sample applicants whose application has a status, and its number.
 *
 * @param skip how many of them are passed over, which other tests change
 */
export async function applicantWith(
  tenant: string,
  status: string,
  skip = 0,
): Promise<{ session: Session; number: string }> {
  let left = skip
  for (let at = 1; at <= 60; at += 1) {
    // Every fifth is a firm.
    if (at % 5 === 0) continue
    const session = await sampleSession(tenant, `applicant${String(at).padStart(2, '0')}`)
    const list = await getCall(tenant, 'application', session.token)
    const newest = isJsonArray(list) ? list[0] : undefined
    if (getAt(newest, '/status') !== status) continue
    if (left === 0) return { session, number: String(getAt(newest, '/Code')) }
    left -= 1
  }
  throw new Error(`No sample applicant of ${tenant} has an application that is ${status}`)
}
