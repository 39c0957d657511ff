import { expect, test } from 'vitest'
import { compareAnswers } from '../../../src/portal/pages/desk/case/compare-answers.ts'

const answer = (key: string, text: string) => ({ key, title: key.toUpperCase(), text })
const scan = (id: string) => ({ ...answer('scan', 'scan.pdf'), file: fileOf(id) })
const fileOf = (id: string) => ({ title: 'SCAN', id, name: 'scan.pdf', mediaType: 'application/pdf', size: 9 })

test('a record then and now is marked field by field [APP-07]', () => {
  const before = [answer('city', 'Kisumu'), answer('phone', '0712'), answer('fax', ''), scan('first')]
  const now = [answer('city', 'Nairobi'), answer('phone', '0712'), answer('fax', ''), scan('second')]
  const compared = compareAnswers(before, now)
  expect(compared.map(({ key, isChanged }) => [key, isChanged])).toEqual([
    ['city', true],
    ['phone', false],
    ['scan', true],
  ])
})

test('an answer that was given or taken away since is a change', () => {
  const compared = compareAnswers([answer('city', 'Kisumu')], [answer('town', 'Nairobi')])
  expect(compared.map(({ key, isChanged }) => [key, isChanged])).toEqual([
    ['city', true],
    ['town', true],
  ])
})

test('a record that is there only then, or only now, has no changed answers', () => {
  for (const [before, now] of [
    [[answer('city', 'Kisumu')], undefined],
    [undefined, [answer('city', 'Kisumu')]],
  ] as const) {
    expect(compareAnswers(before, now)).toMatchObject([{ key: 'city', isChanged: false }])
  }
})
