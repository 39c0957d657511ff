import { expect } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { fails } from './portal/sample-response.ts'
import { fill, screen, shows, submit } from './portal/screen.tsx'

export default { title: 'Screens/Log-in' }

/** As the organisation's theme declares it: layout, pattern, colours. */
export const LogIn = screen({ at: '/' })
export const OnPhone = screen({ at: '/', phone: true })
export const InKiswahili = screen({ at: '/', language: 'sw' })

export const WrongPassword = screen({
  at: '/',
  responses: [
    fails('auth/login', new ApiError('Wrong e-mail address or password', 422, { code: 'wrong-credentials' })),
  ],
  then: async (canvas) => {
    await fill(canvas, /^(E-mail|Barua pepe)/, 'akinyi@members.example')
    await fill(canvas, /^(Password|Nenosiri)/, 'Example#2026')
    await submit(canvas)
    await shows('Wrong e-mail address or password')
  },
})

export const NothingEntered = screen({
  at: '/',
  then: async (canvas) => {
    await submit(canvas)
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
})

export const SessionEnded = screen({
  at: '/',
  as: 'member',
  notice: 'You were logged out because you had not done anything for 15 minutes.',
})

/** A firm arrives from its category, and is invited to log in or to register. */
export const ForFirm = screen({ at: '/?redirect=/firm' })
export const RegistrationClosed = screen({ at: '/', settings: { registration: false } })
