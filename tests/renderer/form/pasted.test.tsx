import { describe, expect, test } from 'vitest'
import forms from 'virtual:compiled-forms/pasted'
import { drawOurs } from './draw-pasted.tsx'

test('the collection is wide enough to prove anything [ENG-18]', () => {
  expect(forms.length).toBeGreaterThanOrEqual(24)
})

describe.each(forms.map((one) => ({ ...one })))('pasted, without eval: $name', ({ form, answers, expected }) => {
  test.skipIf(expected === undefined)('submits what is expected [ENG-18]', async () => {
    const { submit } = await drawOurs(form, answers)
    expect(await submit()).toEqual({ sent: expected })
  })
})
