import { Profiler } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import forms from 'virtual:compiled-forms/tests/fixtures/forms'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { RegaliaForm } from '../../../src/renderer/form/RegaliaForm.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render, renderForm, testContext } from '../render-form.tsx'

function formNamed(name: string) {
  const found = forms.find((one) => one.name === name)
  if (found === undefined) throw new Error(`No form ${name} among the fixtures`)
  return found.form
}

const member = formNamed('member')
const director = formNamed('director')
const valid = {
  surname: 'AMANI',
  email: 'amani@example.org',
  gender: 'F',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}

/** The answers of every submission. */
function submissions() {
  const sent: JsonValue[] = []
  return { sent, onSubmit: (answers: JsonValue) => void sent.push(answers) }
}

/** A control by the whole text of its label, with or without a star. */
const named = (label: string) => new RegExp(`^${label}( \\*)?$`)
const field = (label: string) => page.getByLabelText(named(label))
const save = page.getByRole('button', { name: 'Save' })

describe('the form element', () => {
  test('is a sibling of the controls, so that typing does not make the browser collect their names', async () => {
    const container = renderForm({ form: member })
    await expect.element(field('Surname')).toBeVisible()
    const form = container.querySelector('form')
    expect(form?.elements.length).toBeGreaterThan(4)
    expect(form?.childElementCount).toBe(0)
  })

  test('Enter in any text field submits, also in one that appeared later', async () => {
    const { sent, onSubmit } = submissions()
    const container = renderForm({ form: member, answers: valid, onSubmit })
    await userEvent.click(field('E-mail'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toHaveLength(1)
    container.querySelector<HTMLInputElement>('#root_hasDisability')?.click()
    await expect.poll(() => container.querySelector('#root_disability')).not.toBeNull()
    container.querySelector<HTMLInputElement>('#root_disability')?.focus()
    await userEvent.keyboard('short sight{Enter}')
    await expect.poll(() => sent).toHaveLength(2)
  })
})

describe('typing', () => {
  test('a keystroke renders nothing at all, neither the field nor its siblings', async () => {
    let renders = 0
    render(
      <Profiler id="form" onRender={() => (renders += 1)}>
        <RegaliaForm form={member} context={testContext} onSubmit={() => {}} submitLabel="Save" />
      </Profiler>,
    )
    await userEvent.click(field('Surname'))
    const before = renders
    await userEvent.keyboard('amani')
    await expect.element(field('Surname')).toHaveValue('AMANI')
    expect(renders - before).toBe(0)
  })

  test('text declared upper-case changes as it is typed, with the caret kept in place [ENG-12]', async () => {
    const { sent, onSubmit } = submissions()
    renderForm({ form: member, answers: { ...valid, surname: 'ABEF' }, onSubmit })
    await userEvent.click(field('Surname'))
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}cd')
    await expect.element(field('Surname')).toHaveValue('ABCDEF')
    const input = document.querySelector<HTMLInputElement>('#root_surname')
    expect(input?.selectionStart).toBe(4)
    await userEvent.click(save)
    await expect.poll(() => sent).toEqual([{ ...valid, surname: 'ABCDEF' }])
  })

  test('an emptied field has no answer', async () => {
    const { sent, onSubmit } = submissions()
    renderForm({ form: member, answers: { ...valid, about: 'me' }, onSubmit })
    await userEvent.clear(field('About you'))
    await userEvent.click(save)
    await expect.poll(() => sent).toEqual([valid])
  })
})

describe('what is wrong', () => {
  test('a field shows no issue while it is first filled in, and at once after it is left', async () => {
    renderForm({ form: member })
    await userEvent.fill(field('E-mail'), 'amani')
    await expect.element(page.getByText('That is no e-mail address')).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('That is no e-mail address')).toBeVisible()
    await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('E-mail')).toHaveAccessibleDescription(/That is no e-mail address/)
    await userEvent.type(field('E-mail'), '@example.org')
    await expect.element(page.getByText('That is no e-mail address')).not.toBeInTheDocument()
  })

  test('an issue of a field that a click leaves shows after the click: nothing moves under the pointer', async () => {
    const container = renderForm({ form: member })
    const message = page.getByText('That is no e-mail address')
    await userEvent.fill(field('E-mail'), 'amani')
    const press = (type: string) => save.element().dispatchEvent(new MouseEvent(type, { bubbles: true }))
    press('mousedown')
    container.querySelector<HTMLInputElement>('#root_email')?.blur()
    await expect.element(message).not.toBeInTheDocument()
    press('mouseup')
    await expect.element(message).toBeVisible()
  })

  test('a press without a release does not hide issues for long', async () => {
    const container = renderForm({ form: member })
    await userEvent.fill(field('E-mail'), 'amani')
    save.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    container.querySelector<HTMLInputElement>('#root_email')?.blur()
    await expect.element(page.getByText('That is no e-mail address')).toBeVisible()
  })

  test('a field that was left is checked again when what it is compared with changes [ENG-10]', async () => {
    renderForm({ form: member, answers: valid })
    await userEvent.click(field('Confirm password'))
    await userEvent.click(field('Password'))
    await userEvent.keyboard('!')
    await expect.element(page.getByText('The passwords differ')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect.element(page.getByText('The passwords differ')).not.toBeInTheDocument()
  })

  test('an invalid submission focuses the first wrong field and lists every one with its declared message [ENG-15]', async () => {
    const { sent, onSubmit } = submissions()
    renderForm({ form: member, answers: { ...valid, surname: '', age: 12, email: 'x' }, onSubmit })
    await userEvent.click(save)
    await expect.element(field('Surname')).toHaveFocus()
    const summary = page.getByRole('alert')
    await expect.element(summary.getByRole('link', { name: 'Surname is required' })).toBeVisible()
    await expect.element(summary.getByRole('link', { name: 'You must be at least 18 years old' })).toBeVisible()
    await userEvent.click(summary.getByRole('link', { name: 'That is no e-mail address' }))
    await expect.element(field('E-mail')).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('an invalid submission shows everything at once, without the form being marked as sent meanwhile', async () => {
    const container = renderForm({ form: member, answers: { ...valid, surname: '' } })
    await expect.element(save).toBeVisible()
    const marked: (string | null)[] = []
    const watching = new MutationObserver((records) => marked.push(...records.map((one) => one.attributeName)))
    const attributeFilter = ['inert', 'aria-busy', 'aria-disabled']
    watching.observe(container, { subtree: true, attributes: true, attributeFilter })
    await userEvent.click(save)
    await expect.element(page.getByRole('link', { name: 'Surname is required' })).toBeVisible()
    await expect.element(field('Surname')).toHaveFocus()
    watching.disconnect()
    expect(marked).toEqual([])
  })

  test('what concerns the form as a whole is no field’s problem [ENG-15]', async () => {
    const refusal = { pointer: '', keyword: 'server', message: 'Registration is closed' }
    renderForm({ form: member, answers: valid, onSubmit: () => [refusal] })
    await userEvent.click(save)
    const summary = page.getByRole('alert')
    await expect.element(summary).toHaveTextContent('Registration is closed')
    await expect.element(summary).not.toHaveTextContent('problem')
    await expect.element(summary.getByRole('link')).not.toBeInTheDocument()
  })

  test('a refusal by the server shows at its field, keeps entered text, and disappears when the field changes', async () => {
    const refusal = { pointer: '/email', keyword: 'taken', message: 'This e-mail is already registered' }
    renderForm({ form: member, answers: valid, onSubmit: () => [refusal] })
    await userEvent.fill(field('About you'), 'kept')
    await userEvent.click(save)
    await expect.element(field('E-mail')).toHaveFocus()
    await expect.element(field('E-mail')).toHaveAccessibleDescription(/already registered/)
    await expect.element(field('About you')).toHaveValue('kept')
    await userEvent.keyboard('.ke')
    await expect.element(page.getByRole('link', { name: /already registered/ })).not.toBeInTheDocument()
  })

  test('while it is being sent nothing can be changed or sent again', async () => {
    let finish = () => {}
    let count = 0
    const onSubmit = () => {
      count += 1
      return new Promise<void>((resolve) => (finish = resolve))
    }
    const container = renderForm({ form: member, answers: valid, onSubmit })
    await userEvent.click(save)
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(container.querySelector('.rg-fields')?.hasAttribute('inert')).toBe(true)
    finish()
    await expect.element(save).not.toHaveAttribute('aria-disabled')
    expect(count).toBe(1)
  })
})

describe('rules', () => {
  test('a conditional field appears, is required while shown, and its answer is not sent once hidden [ENG-11]', async () => {
    const { sent, onSubmit } = submissions()
    renderForm({ form: member, answers: valid, onSubmit })
    await expect.element(field('Describe the disability')).not.toBeInTheDocument()
    await userEvent.click(field('I live with a disability'))
    await userEvent.click(save)
    await expect.element(field('Describe the disability')).toHaveFocus()
    await userEvent.keyboard('Sight')
    await userEvent.click(field('I live with a disability'))
    await userEvent.click(save)
    await expect.poll(() => sent).toEqual([{ ...valid, hasDisability: false }])
  })

  test('a missing answer is asked for only where it can be given [ENG-09 ENG-11]', async () => {
    const { sent, onSubmit } = submissions()
    renderForm({ form: director, answers: { field: 'CIVIL' }, onSubmit })
    const asked = () =>
      page
        .getByRole('alert')
        .getByRole('link')
        .elements()
        .map((link) => link.textContent)
    await expect.element(field('Full name')).toBeDisabled()
    await userEvent.click(save)
    await expect.poll(asked).toEqual(['Type: Field is required'])
    await userEvent.click(field('Other'))
    const missingName = page.getByText('Full name is required')
    await expect.element(missingName).toBeVisible()
    await userEvent.click(field('Member'))
    await expect.element(missingName).not.toBeInTheDocument()
    await userEvent.click(save)
    await expect.poll(() => sent).toEqual([{ type: 'Member', field: 'CIVIL' }])
  })

  test('a rule inside a list applies to its row, and stays with it when rows move [ENG-11]', async () => {
    const children = [{ name: 'Ada', inSchool: true, school: 'Kisumu' }, { name: 'Ben' }]
    const { sent, onSubmit } = submissions()
    renderForm({ form: member, answers: { ...valid, children }, onSubmit })
    await userEvent.click(page.getByRole('button', { name: 'Move Children 2 up' }))
    await expect
      .element(page.getByRole('group', { name: 'Children 1' }).getByLabelText(named('Name')))
      .toHaveValue('Ben')
    await expect
      .element(page.getByRole('group', { name: 'Children 2' }).getByLabelText(named('School')))
      .toHaveValue('Kisumu')
    await userEvent.click(page.getByRole('button', { name: 'Remove Children 1' }))
    await userEvent.click(page.getByRole('button', { name: 'Add Child' }))
    await userEvent.fill(page.getByRole('group', { name: 'Children 2' }).getByLabelText(named('Name')), 'Cia')
    await userEvent.click(save)
    await expect.poll(() => sent).toEqual([{ ...valid, children: [children[0], { name: 'Cia' }] }])
  })
})

describe('everyone can use it', () => {
  test('axe finds nothing, in an empty form or one with issues', async () => {
    const container = renderForm({ form: member })
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.click(save)
    await expect.element(page.getByRole('alert').getByRole('list')).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('what was typed for Other is shown once, at its choice [ENG-13]', async () => {
    const answers = { type: 'Other', name: 'NEEMA', standing: 'NEW', field: 'OTHER', fieldText: 'ACOUSTICS' }
    const container = renderForm({ form: director, readOnly: true, answers })
    await expect.element(page.getByText('ACOUSTICS')).toBeVisible()
    expect([...container.querySelectorAll('dt')].map((name) => name.textContent)).toEqual([
      'Type',
      'Full name',
      'Standing',
      'Field',
    ])
  })

  test('a choice in a line that is only read has its name there, and stays the answer [ENG-14 PLAT-15]', async () => {
    const { sent, onSubmit } = submissions()
    const answers = { type: 'Other', name: 'NEEMA', standing: 'NEW', field: 'OTHER', fieldText: 'ACOUSTICS' }
    renderForm({ form: director, answers, onSubmit })
    await expect.element(page.getByRole('textbox', { name: 'Standing' })).toHaveValue('New here')
    await userEvent.click(save)
    await expect.poll(() => sent).toEqual([answers])
  })

  test('answers are shown as labels and values, choices by their label, without controls', async () => {
    const container = renderForm({ form: member, readOnly: true, answers: { ...valid, hasDisability: false } })
    await expect.element(page.getByText('Female')).toBeVisible()
    expect(container.querySelectorAll('input, select, textarea, button')).toHaveLength(0)
    expect(await accessibilityProblems(container)).toEqual([])
  })
})
