import { ApiError } from '../../src/portal/api/api-error.ts'
import { foundMembers, idOfMember, memberEntry, registerStatistics } from './portal/sample-register.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen, shows, submit } from './portal/screen.tsx'

export default { title: 'Screens/Register' }

const at = '/search/Search-list'
const sought = '/search/Search-list?term=wanjiru'
const call = 'profile/search'
const member = memberEntry(1, 'WANJIRU EXAMPLE KARANJA', { profileTitle: 'Eng.' })
const longNamed = memberEntry(1, `${'OLUWASEUN-'.repeat(4)}ADEBAYO ${'WANYAMA'.repeat(7)} MWANGI-KARIUKI`)

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
export const One = screen({
  at: '/search/Search-list?term=karanja',
  responses: [registerStatistics, responds(call, foundMembers({ data: [member], total: 1 }))],
})
export const LongNamesOnPhone = screen({
  at: sought,
  phone: true,
  responses: [registerStatistics, responds(call, foundMembers({ data: [longNamed], total: 1 }))],
})
export const FoundInKiswahili = screen({
  at: sought,
  language: 'sw',
  responses: [registerStatistics, responds(call, foundMembers())],
})
export const NobodyInKiswahili = screen({
  at: '/search/Search-list?term=qqq',
  language: 'sw',
  responses: [registerStatistics, responds(call, foundMembers({ data: [], total: 0 }))],
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

export const MemberCard = screen({ ...card, responses: [responds(cardCall, member)] })
export const MemberCardOnPhone = screen({ ...card, phone: true, responses: [responds(cardCall, member)] })
export const MemberCardLoading = screen({ ...card, responses: [waits(cardCall)] })
export const NoSuchMember = screen({
  ...card,
  responses: [fails(cardCall, new ApiError('The register has no such member', 404, { code: 'not-in-register' }))],
})
export const LongNamedCardOnPhone = screen({ ...card, phone: true, responses: [responds(cardCall, longNamed)] })
export const MemberCardInKiswahili = screen({ ...card, language: 'sw', responses: [responds(cardCall, member)] })
export const NoSuchMemberInKiswahili = screen({
  ...card,
  language: 'sw',
  responses: [fails(cardCall, new ApiError('Rejesta haina mwanachama huyo', 404, { code: 'not-in-register' }))],
})

/** A firm with the members who answer for its practice, where the organisation declares them public. */
const firm = memberEntry(1, 'EXAMPLE', {
  FirstName: 'EXAMPLE STRUCTURES LIMITED',
  responsibleMembers: [
    { ProfileID: idOfMember(2), name: 'WANJIRU NEEMA KIMANI', MemberNo: 'R5002' },
    { ProfileID: idOfMember(4), name: 'OLUWASEUN WANJIRU MWANGI-WANYAMA-KARIUKI', MemberNo: 'R5004' },
  ],
})
export const FirmCard = screen({ ...card, tenant: 'engineering-board', responses: [responds(cardCall, firm)] })
export const FirmCardOnPhone = screen({
  ...card,
  tenant: 'engineering-board',
  phone: true,
  responses: [responds(cardCall, firm)],
})
/** What a member lets the public read, where the organisation leaves it to their choice. */
export const ContactsChosen = screen({
  ...card,
  tenant: 'iek',
  responses: [
    responds(cardCall, { ...member, contacts: [{ Email: 'wanjiru@sample.example', PhoneNo: '0700000001' }] }),
  ],
})
