import { ApiError } from '../../src/portal/api/api-error.ts'
import { foundMembers, idOfMember, memberEntry, registerStatistics } from './portal/sample-register.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen, shows, submit } from './portal/screen.tsx'

export default { title: 'Screens/Register' }

const at = '/search/Search-list'
const sought = '/search/Search-list?term=wanjiru'
const call = 'profile/search'

export const Begin = screen({ at, responses: [registerStatistics] })
export const TermMissing = screen({
  at,
  responses: [registerStatistics],
  then: async (canvas) => {
    await submit(canvas)
    await shows('Enter a name or a membership number')
  },
})
export const Found = screen({ at: sought, responses: [registerStatistics, responds(call, foundMembers())] })
export const FoundOnPhone = screen({
  at: sought,
  phone: true,
  responses: [registerStatistics, responds(call, foundMembers())],
})
export const ManyPages = screen({
  at: '/search/Search-list?term=w&page=7',
  responses: [
    registerStatistics,
    responds(call, foundMembers({ total: 1000, isMore: true, currentCursor: '60', nextCursor: '70' })),
  ],
})
export const SimilarNames = screen({
  at: '/search/Search-list?term=wanjilu',
  responses: [registerStatistics, responds(call, foundMembers({ isSimilar: true }))],
})
export const Nobody = screen({
  at: '/search/Search-list?term=qqq&category=FELLOW',
  responses: [registerStatistics, responds(call, foundMembers({ data: [], total: 0 }))],
})
export const Searching = screen({ at: sought, responses: [waits('profile/search/stats'), waits(call)] })
export const SearchFails = screen({
  at: sought,
  responses: [
    registerStatistics,
    fails(call, new ApiError('Too many attempts. Try again in 9 minutes.', 429, { code: 'too-many' })),
  ],
})

/** Its code is the id of the first member, encoded. */
const card = { at: '/search/search-card/MDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAx?term=wanjiru' } as const
const cardCall = `profile/search/show/${idOfMember(1)}` as const

const member = memberEntry(1, 'WANJIRU EXAMPLE KARANJA', { profileTitle: 'Eng.' })

export const MemberCard = screen({ ...card, responses: [responds(cardCall, member)] })
export const MemberCardOnPhone = screen({ ...card, phone: true, responses: [responds(cardCall, member)] })
export const MemberCardLoading = screen({ ...card, responses: [waits(cardCall)] })
export const NoSuchMember = screen({
  ...card,
  responses: [fails(cardCall, new ApiError('The register has no such member', 404, { code: 'not-in-register' }))],
})
