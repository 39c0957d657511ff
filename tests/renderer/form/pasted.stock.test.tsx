import { Form } from '@rjsf/mui'
import validator from '@rjsf/validator-ajv8'
import { describe, expect, test } from 'vitest'
import forms from 'virtual:compiled-forms/pasted'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import type { CompiledForm } from '../../../src/engine/validation/compiled-form.ts'
import { render } from '../render-form.tsx'
import { drawOurs, fillIn, plain, plainControls } from './draw-pasted.tsx'
import type { Outcome } from './draw-pasted.tsx'

/** Renders the form with stock rjsf. */
async function drawStock({ document }: CompiledForm, answers: JsonValue | undefined) {
  let outcome: Outcome | undefined
  const container = render(
    <Form
      schema={document.schema ?? {}}
      uiSchema={document.ui ?? {}}
      formData={answers}
      validator={validator}
      noHtml5Validate
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'skipOneOf' }}
      onSubmit={({ formData }) => {
        outcome = { sent: plain(formData) }
      }}
      onError={() => {
        outcome = 'refused'
      }}
    />,
  )
  await expect.poll(() => container.querySelector('form')).not.toBeNull()
  const submit = async () => {
    outcome = undefined
    container.querySelector('form')?.requestSubmit()
    await expect.poll(() => outcome).toBeDefined()
    return outcome
  }
  return { container, submit }
}

describe.each(forms.map((one) => ({ ...one })))('pasted, beside stock rjsf: $name', ({ form, answers }) => {
  test('submits the same data when unchanged [ENG-18]', async () => {
    const ours = await drawOurs(form, answers)
    const stock = await drawStock(form, answers)
    expect(await ours.submit()).toEqual(await stock.submit())
  })

  test('submits the same data after the same typing [ENG-18]', async () => {
    const ours = await drawOurs(form, answers)
    const stock = await drawStock(form, answers)
    const ids = plainControls(stock.container)
    expect(plainControls(ours.container)).toEqual(expect.arrayContaining([...ids]))
    await fillIn(ours.container, ids)
    await fillIn(stock.container, ids)
    expect(await ours.submit()).toEqual(await stock.submit())
  })
})
