import { ApiError } from '../../src/portal/api/api-error.ts'
import { sampleAwards } from './portal/sample-awards.ts'
import { fails, responds } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/CPD' }

const awarded = [responds('cpd_awards/awards', sampleAwards)]
const fault = new ApiError('Something went wrong.', 500, { code: 'internal' })

export const Points = screen({ at: '/cpd', as: 'member', responses: awarded })
export const PointsOnPhone = screen({ at: '/cpd', as: 'member', phone: true, responses: awarded })
export const PointsFailed = screen({ at: '/cpd', as: 'member', responses: [fails('cpd_awards/awards', fault)] })
