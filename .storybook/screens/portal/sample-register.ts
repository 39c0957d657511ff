import type { RegisterEntry, RegisterFound } from '../../../src/contract/register-search.ts'
import { responds } from './sample-response.ts'

// The people here are invented.

/** The public id of a made-up member. */
export const idOfMember = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** A made-up member as the public register shows one. */
export const memberEntry = (place: number, names: string, changes: object = {}): RegisterEntry => {
  const [FirstName = '', SecondName = '', LastName = ''] = names.split(' ')
  return {
    ProfileID: idOfMember(place),
    FirstName,
    SecondName,
    LastName,
    MemberNo: `R${5000 + place}`,
    memberInformation: [{ Category: 'GRADUATE', Status: 'Active', Registration_Date: '2012-03-14' }],
    ...changes,
  }
}

const people: readonly RegisterEntry[] = [
  memberEntry(1, 'WANJIRU EXAMPLE KARANJA'),
  memberEntry(2, 'WANJIRU NEEMA KIMANI', { memberInformation: [{ Category: 'PROFESSIONAL', Status: 'Active' }] }),
  memberEntry(3, 'LUCY WANJIRU MACHARIA'),
  memberEntry(4, 'OLUWASEUN WANJIRU MWANGI-WANYAMA-KARIUKI', {
    memberInformation: [{ Category: 'FELLOW', Status: 'Active' }],
  }),
]

/** What a search finds. */
export const foundMembers = (changes: Partial<RegisterFound> = {}): RegisterFound => ({
  data: [...people],
  total: people.length,
  isMore: false,
  isSimilar: false,
  currentCursor: '0',
  nextCursor: null,
  ...changes,
})

/** How many are in the register. */
export const registerStatistics = responds('profile/search/stats', [
  { id: 'members', counts: [{ of: '', members: 12_408 }] },
  {
    id: 'categories',
    counts: [
      { of: 'GRADUATE', members: 8211 },
      { of: 'PROFESSIONAL', members: 3950 },
      { of: 'FELLOW', members: 247 },
    ],
  },
])
