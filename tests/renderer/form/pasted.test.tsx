import { describe, expect, test } from 'vitest'
import forms from 'virtual:compiled-forms/pasted'
import { drawOurs } from './draw-pasted.tsx'

test('the collection is wide enough to prove anything [ENG-18]', () => {
  expect(forms.length).toBeGreaterThanOrEqual(24)
})

describe.each(forms.map((one) => ({ ...one })))('pasted, without eval: $name', ({ form, answers, expected }) => {
  // Without an expected.json a form gives back the answers that it began with, untouched; "refused" stands for a refusal.
  test('submits what is expected, or refuses to [ENG-18]', async () => {
    const { submit } = await drawOurs(form, answers)
    expect(await submit()).toEqual(expected === 'refused' ? 'refused' : { sent: expected ?? answers })
  })
})
