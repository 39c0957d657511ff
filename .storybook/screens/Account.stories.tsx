import { expect } from 'storybook/test'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { challengePath } from '../../src/portal/session/challenge-route.ts'
import { accepts, fails, responds, waits } from './portal/sample-response.ts'
import { fill, opensDialog, screen, shows, submit } from './portal/screen.tsx'

export default { title: 'Screens/Account' }

const found = responds(`profile/search/member?MemberNo=${encodeText('M/2041')}`, {
  FirstName: 'OLUWASEUN EXAMPLE',
  LastName: 'MWANGI-WANYAMA WA KARIUKI',
})
const withNumber = `/activate?memberNo=${encodeText('M/2041')}` as const
const code = challengePath({ id: 'sample-challenge', phone_no: '+254700000123' })

export const ForgotPassword = screen({ at: '/forgot-password' })
export const SetPassword = screen({
  at: '/password/sample-code',
  responses: [accepts('auth/password-link', { works: true })],
})
export const PasswordLinkOver = screen({
  at: '/password/sample-code',
  responses: [
    fails(
      'auth/password-link',
      new ApiError('This link no longer works: it has expired or was used already.', 422, { code: 'link-over' }),
    ),
  ],
})

export const Activation = screen({ at: '/activate' })
/** The number belongs to a member, who proves that they are this member. */
export const ActivationMemberFound = screen({ at: withNumber, responses: [found] })
export const ActivationMemberNotFound = screen({
  at: withNumber,
  responses: [
    fails('profile/search/member', new ApiError('No member has this number', 404, { code: 'member-not-found' })),
  ],
  then: async () => {
    await shows('No member has this number')
  },
})
export const ActivationCode = screen({
  at: '/activate/730518',
  then: opensDialog,
})

export const VerificationCode = screen({ at: code })
export const VerificationCodeWrong = screen({
  at: code,
  responses: [fails('auth/verify-otp', new ApiError('Wrong code', 422, { code: 'wrong-code' }))],
  then: async (canvas) => {
    await fill(canvas, /^(One-time code|Msimbo)/, '123456')
    await submit(canvas)
    await shows('Wrong code')
  },
})
export const VerificationCodeAddressBroken = screen({ at: '/otp/broken' })
export const EmailSent = screen({ at: '/success' })

export const LinkPending = screen({ at: '/verify/pending', responses: [waits('auth/verify')] })
export const LinkConfirmed = screen({
  at: '/verify/confirmed',
  responses: [accepts('auth/verify', { message: 'Your account is active' })],
  then: async (canvas) => {
    await expect(await canvas.findByRole('link', { name: /sign.?in|ingia/i })).toBeVisible()
  },
})
export const LinkExpired = screen({
  at: '/verify/expired',
  responses: [fails('auth/verify', new ApiError('The link has expired', 422, { code: 'link-expired' }))],
  then: async (canvas) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
/** The link was opened in another browser, whose user chooses the password. */
export const LinkInOtherBrowser = screen({
  at: '/verify/other-browser',
  responses: [fails('auth/verify', new ApiError('Choose a password', 422, { code: 'password-needed' }))],
})
