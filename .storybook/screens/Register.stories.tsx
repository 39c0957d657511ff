import type { RegisterEntry, RegisterFound } from '../../src/contract/register-search.ts'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen, shows, submit } from './portal/screen.tsx'

export default { title: 'Screens/Register' }

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const entry = (place: number, names: string, changes: object = {}): RegisterEntry => {
  const [FirstName = '', SecondName = '', LastName = ''] = names.split(' ')
  return {
    ProfileID: idOf(place),
    FirstName,
    SecondName,
    LastName,
    MemberNo: `R${5000 + place}`,
    memberInformation: [{ Category: 'GRADUATE', Status: 'Active', Registration_Date: '2012-03-14' }],
    ...changes,
  }
}

const people: readonly RegisterEntry[] = [
  entry(1, 'WANJIRU EXAMPLE KARANJA'),
  entry(2, 'WANJIRU NEEMA KIMANI', { memberInformation: [{ Category: 'PROFESSIONAL', Status: 'Active' }] }),
  entry(3, 'LUCY WANJIRU MACHARIA'),
  entry(4, 'OLUWASEUN WANJIRU MWANGI-WANYAMA-KARIUKI', {
    memberInformation: [{ Category: 'FELLOW', Status: 'Active' }],
  }),
]

const found = (changes: Partial<RegisterFound> = {}): RegisterFound => ({
  data: [...people],
  total: people.length,
  isMore: false,
  isSimilar: false,
  currentCursor: '0',
  nextCursor: null,
  ...changes,
})

const statistics = responds('profile/search/stats', [
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

const at = '/search/Search-list'
const sought = '/search/Search-list?term=wanjiru'
const call = 'profile/search'

export const Begin = screen({ at, responses: [statistics] })
export const TermMissing = screen({
  at,
  responses: [statistics],
  then: async (canvas) => {
    await submit(canvas)
    await shows('Enter a name or a membership number')
  },
})
export const Found = screen({ at: sought, responses: [statistics, responds(call, found())] })
export const FoundOnPhone = screen({ at: sought, phone: true, responses: [statistics, responds(call, found())] })
export const ManyPages = screen({
  at: '/search/Search-list?term=w&page=7',
  responses: [statistics, responds(call, found({ total: 1000, isMore: true, currentCursor: '60', nextCursor: '70' }))],
})
export const SimilarNames = screen({
  at: '/search/Search-list?term=wanjilu',
  responses: [statistics, responds(call, found({ isSimilar: true }))],
})
export const Nobody = screen({
  at: '/search/Search-list?term=qqq&category=FELLOW',
  responses: [statistics, responds(call, found({ data: [], total: 0 }))],
})
export const Searching = screen({ at: sought, responses: [waits('profile/search/stats'), waits(call)] })
export const SearchFails = screen({
  at: sought,
  responses: [
    statistics,
    fails(call, new ApiError('Too many attempts. Try again in 9 minutes.', 429, { code: 'too-many' })),
  ],
})

const card = `/search/search-card/${encodeText(idOf(1))}?term=wanjiru`
const cardCall = `profile/search/show/${idOf(1)}` as const

const member = entry(1, 'WANJIRU EXAMPLE KARANJA', { profileTitle: 'Eng.' })

export const MemberCard = screen({ at: card, responses: [responds(cardCall, member)] })
export const MemberCardOnPhone = screen({ at: card, phone: true, responses: [responds(cardCall, member)] })
export const MemberCardLoading = screen({ at: card, responses: [waits(cardCall)] })
export const NoSuchMember = screen({
  at: card,
  responses: [fails(cardCall, new ApiError('The register has no such member', 404, { code: 'not-in-register' }))],
})
