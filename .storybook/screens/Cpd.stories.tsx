import { ApiError } from '../../src/portal/api/api-error.ts'
import { sampleAwards } from './portal/sample-awards.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/CPD' }

const awarded = [responds('cpd_awards/awards', sampleAwards)]
const fault = new ApiError('Something went wrong.', 500, { code: 'internal' })

export const Points = screen({ at: '/cpd', as: 'member', responses: awarded })
export const PointsOnPhone = screen({ at: '/cpd', as: 'member', phone: true, responses: awarded })
export const PointsInKiswahili = screen({ language: 'sw', at: '/cpd', as: 'member', responses: awarded })
export const PointsNone = screen({ at: '/cpd', as: 'member', responses: [responds('cpd_awards/awards', [])] })
export const PointsLoading = screen({ at: '/cpd', as: 'member', responses: [waits('cpd_awards/awards')] })
export const PointsFailed = screen({ at: '/cpd', as: 'member', responses: [fails('cpd_awards/awards', fault)] })
