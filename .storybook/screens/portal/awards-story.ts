import { sampleAwards } from './sample-awards.ts'
import { responds, waits } from './sample-response.ts'
import { screen } from './screen.tsx'

/** The page of points with none, with some, and while they load. */
export const awardsStory = (state: 'Empty' | 'Filled' | 'Loading') => {
  const call = 'cpd_awards/awards'
  const response = state === 'Loading' ? waits(call) : responds(call, state === 'Filled' ? sampleAwards : [])
  return screen({ at: '/cpd', as: 'member', responses: [response] })
}
