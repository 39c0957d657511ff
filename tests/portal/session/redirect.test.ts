import { expect, test } from 'vitest'
import { loginPath, redirectFrom } from '../../../src/portal/session/redirect.ts'

test.each([
  ['/firm', '/firm'],
  ['/profile?tab=contacts#top', '/profile?tab=contacts#top'],
  ['/a/../b', '/b'],
])('%s is followed as %s [AUTH-04]', (wanted, followed) => {
  expect(redirectFrom(`?redirect=${encodeURIComponent(wanted)}`)).toBe(followed)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/a/..//elsewhere.example',
  String.raw`\\elsewhere.example`,
  'javascript:alert(1)',
  'profile',
  '',
])('%s is not followed [AUTH-04]', (wanted) => {
  expect(redirectFrom(`?redirect=${encodeURIComponent(wanted)}`)).toBeUndefined()
})

test('the log-in address contains the destination, except the start page itself [AUTH-04]', () => {
  expect(loginPath('/profile?tab=contacts')).toBe('/?redirect=%2Fprofile%3Ftab%3Dcontacts')
  expect(loginPath('/')).toBe('/')
  expect(loginPath('//elsewhere.example')).toBe('/')
})
