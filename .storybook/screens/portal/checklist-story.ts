import { waits } from './sample-response.ts'
import { screen } from './screen.tsx'

const address = '/checklist/type/GRADUATE'

const states = {
  Empty: { done: 'nothing' },
  Filled: { done: 'everything' },
  Loading: { responses: [waits('application/checklist/GRADUATE')] },
} as const

/** The page of a checklist with nothing done, with everything done, and while it loads. */
export const checklistStory = (state: keyof typeof states) => screen({ at: address, as: 'applicant', ...states[state] })
