import { emptyDashboard, owingDashboard } from './sample-dashboard.ts'
import { responds, waits } from './sample-response.ts'
import { screen } from './screen.tsx'

/** The start page of an applicant who has begun nothing, of a member who owes something, and while it loads. */
export const tilesStory = (state: 'Empty' | 'Filled' | 'Loading') => {
  const data = state === 'Filled' ? owingDashboard : emptyDashboard
  const response = state === 'Loading' ? waits('dashboard') : responds('dashboard', data)
  return screen({ at: '/dashboard', as: state === 'Filled' ? 'member' : 'applicant', responses: [response] })
}
