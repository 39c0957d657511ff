import { expect, test } from 'vitest'
import { hashesAtOnce } from '../../src/server/platform/secrets/password-hasher.ts'

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('on %i cores %i passwords are hashed at once, so that other requests have a core', (cores, atOnce) => {
  expect(hashesAtOnce(cores)).toBe(atOnce)
})
