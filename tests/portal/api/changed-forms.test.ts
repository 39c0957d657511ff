import { expect, test } from 'vitest'
import { watchForms } from '../../../src/portal/api/changed-forms.ts'

test('forms have changed while responses name others than the page began with [ENG-17 ADM-06]', () => {
  const forms = watchForms('one')
  let heard = 0
  const leave = forms.subscribe(() => {
    heard += 1
  })
  const after = (inForce: string | undefined) => {
    forms.report(inForce)
    return [forms.isChanged(), heard]
  }
  expect(['one', undefined, 'two', 'two', undefined, 'three', 'one'].map(after)).toEqual([
    [false, 0],
    [false, 0],
    [true, 1],
    [true, 1],
    [true, 1],
    [true, 1],
    [false, 2],
  ])
  leave()
  expect(after('two')).toEqual([true, 2])
})
