import { ApiError } from '../../src/portal/api/api-error.ts'
import { refereeForm, requestedReferees } from './portal/sample-data.ts'
import { fails, lists, responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Referees' }

const asked = responds('questions', refereeForm)
const withoutQuestions = responds('questions', {
  ...refereeForm,
  referee: { ...refereeForm.referee, refereeType: 'SECONDER', type: 'Seconder' },
  form: null,
  links: 'confirm',
})

/** As the applicant sees them: added, asked, reminded, answered. */
export const Requests = screen({
  at: '/profile?tab=referees',
  as: 'applicant',
  responses: [lists('profile/referee', requestedReferees)],
})
export const Request = screen({ at: '/profile/response?user=TS8xMTg3&code=c2FtcGxl', responses: [asked] })
export const RequestWithoutQuestions = screen({
  at: '/profile/response?user=TS8xMTg3&code=c2FtcGxl',
  responses: [withoutQuestions],
})
export const RequestLoading = screen({
  at: '/profile/response?user=TS8xMTg3&code=c2FtcGxl',
  responses: [waits('questions')],
})
export const RequestOver = screen({
  at: '/profile/response?user=TS8xMTg3&code=c2FtcGxl',
  responses: [fails('questions', new ApiError('This request has expired', 410, { code: 'request-over' }))],
})
/** The link in the e-mail that accepts: it needs one confirming press. */
export const AcceptByLink = screen({
  at: '/referee-response/response?user=TS8xMTg3&code=c2FtcGxl&action=YWNjZXB0',
  responses: [withoutQuestions],
})
