import { foundMembers, registerStatistics } from './sample-register.ts'
import { responds, waits } from './sample-response.ts'
import { screen } from './screen.tsx'

/** The search of the public register: with nobody found, with some, and while it searches. */
export const registerStory = (state: 'Empty' | 'Filled' | 'Loading') => {
  const found = state === 'Filled' ? foundMembers() : foundMembers({ data: [], total: 0 })
  const response = state === 'Loading' ? waits('profile/search') : responds('profile/search', found)
  return screen({ at: '/search/Search-list?term=wanjiru', responses: [registerStatistics, response] })
}
