import { expect, test } from 'vitest'
import { fieldsNamed } from '../../../src/engine/publication/fields-named.ts'

const rule = (when: unknown) => ({ rules: [{ show: ['Town'], when }] })

test('the fields of an account that rules name are found in conditions, operands, filters and lists', () => {
  const declared = [
    rule({
      all: [
        { value: 'user.category', in: ['A'] },
        { value: 'answers.Town', equals: { value: 'user.email' } },
      ],
    }),
    { properties: { Town: { inList: [{ list: 'towns', filter: { owner: { value: 'user.profile.id' } } }] } } },
    { initial: { Phone: '=user.phone' } },
    undefined,
  ]
  expect(fieldsNamed('user', declared)).toEqual(new Set(['category', 'email', 'profile', 'phone']))
})

test('other sources, and words that only begin alike, are no fields of the account', () => {
  const declared = [rule({ value: 'profile.user', equals: 'username' }), { title: 'users.all' }]
  expect(fieldsNamed('user', declared)).toEqual(new Set())
  expect(fieldsNamed('profile', declared)).toEqual(new Set(['user']))
})

test('where a rule may read the whole account, all of it counts', () => {
  expect(fieldsNamed('user', [rule({ value: 'user', exists: true }), rule({ value: 'user.id' })])).toBe('all')
})
