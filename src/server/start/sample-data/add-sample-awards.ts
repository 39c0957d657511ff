import { todayIn } from '../../../engine/format/today-in.ts'
import { findUserByEmail } from '../../accounts/users.ts'
import { addAwards, readAwards } from '../../cpd/awards.ts'
import type { NewAward } from '../../cpd/awards.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import type { Services } from '../../platform/services.ts'

/** The sample accounts that have points. */
const awarded = ['member@sample.example', 'graduate@sample.example']

/** What was awarded, and how many years ago. These events do not exist. */
const activities = [
  { ago: 2, description: 'Annual convention: two days of papers and site visits', pointAwarded: 12, code: 'CONV' },
  { ago: 2, description: 'Workshop on contract administration', pointAwarded: 8, code: 'WKS' },
  { ago: 2, description: 'Professional reading, with a written summary', pointAwarded: 6.5, code: '' },
  { ago: 1, description: 'Annual convention: two days of papers and site visits', pointAwarded: 12, code: 'CONV' },
  { ago: 1, description: 'Seminar on health and safety at work', pointAwarded: 10, code: 'SEM' },
  { ago: 1, description: 'Mentoring of two graduates for a year', pointAwarded: 9, code: '' },
  { ago: 0, description: 'Webinar on professional ethics', pointAwarded: 3, code: 'WEB' },
  { ago: 0, description: 'Workshop on technical reports', pointAwarded: 8, code: 'WKS' },
] as const

/** Adds three years of points to the sample members. A member who has points stays as they are. */
export async function addSampleAwards({ tenants, database, now }: Services): Promise<void> {
  for (const tenant of tenants.all) {
    const year = Number(todayIn(tenant.declaration.timeZone, now()).slice(0, 4))
    for (const email of awarded) {
      await database.inTenant(tenant.id, async (tx) => {
        const profileId = (await findUserByEmail(tx, email))?.profile_id
        // Another server may be awarding them: the lock is taken before looking.
        const profile = profileId ? await lockCaseProfile(tx, profileId) : undefined
        if (!profile?.member_no || (await readAwards(tx, profile.id)).length > 0) return
        await addAwards(tx, awardsOf(profile.member_no, year), now())
      })
    }
  }
}

const awardsOf = (memberNo: string, year: number): readonly NewAward[] =>
  activities.map(({ ago, description, pointAwarded, code }, i) => {
    const period = String(year - ago)
    const hasEvent = code !== ''
    return {
      memberNo,
      period,
      description,
      pointAwarded,
      provider: hasEvent ? 'Example Training Centre' : '',
      location: hasEvent ? 'Nairobi' : '',
      eventCode: hasEvent ? `${code}-${period}` : '',
      certificateNo: hasEvent ? `CPD-${period}-${memberNo}-${i + 1}` : '',
    }
  })
