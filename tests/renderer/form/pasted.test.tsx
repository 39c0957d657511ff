import { describe, expect, test } from 'vitest'
import forms from 'virtual:compiled-forms/pasted'
import { drawOurs } from './draw-pasted.tsx'

test('the collection has enough forms [ENG-18]', () => {
  expect(forms.length).toBeGreaterThanOrEqual(24)
})

describe.each(forms.map((one) => ({ ...one })))('pasted, without eval: $name', ({ form, answers, expected }) => {
  // Without an expected.json a form submits its initial answers unchanged; "refused" means that it must not submit.
  test('submits the expected answers, or refuses to [ENG-18]', async () => {
    const { submit } = await drawOurs(form, answers)
    expect(await submit()).toEqual(expected === 'refused' ? 'refused' : { sent: expected ?? answers })
  })
})
