import type { ProfileRow } from '../profiles/profiles.ts'

type Membership = Pick<ProfileRow, 'member_information'>

/** The code of the category that a member is in; null for who is in none. */
export function memberCategory({ member_information }: Membership): string | null {
  const { Category } = member_information.at(-1) ?? {}
  return typeof Category === 'string' ? Category : null
}

/** The date on which somebody was first registered, in whichever category; undefined where it is not known. */
export function memberSince({ member_information }: Membership): string | undefined {
  const dates = member_information.flatMap(({ Registration_Date: date }) => (typeof date === 'string' ? [date] : []))
  return dates.toSorted().at(0)
}
