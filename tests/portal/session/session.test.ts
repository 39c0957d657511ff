import { expect, test } from 'vitest'
import { readUser } from '../../../src/portal/session/session.ts'

const user = (profile: Readonly<Record<string, string | boolean>>) =>
  readUser({ id: '1', email: 'somebody@member.example', profile })

test.each([
  ['as the server says it', { Status: 'Active', InGoodStanding: false }, false],
  ['by the status, where the server does not say it', { Status: 'Active' }, true],
  ['not for who is inactive', { Status: 'Inactive' }, false],
])('a member is in good standing %s [PLAT-05 PLAT-16]', (_how, profile, good) => {
  expect(user(profile)?.['profile']).toEqual({ ...profile, InGoodStanding: good })
})
