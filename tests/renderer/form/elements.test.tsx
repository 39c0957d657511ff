import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RegaliaForm } from '../../../src/renderer/form/RegaliaForm.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { formNamed, listContext, renderGallery } from '../widgets/gallery.tsx'

const rendered = (answers = {}) => renderGallery(answers, 'elements')
const age = () => page.getByRole('status', { name: 'Age', exact: true })

describe('elements among fields [ENG-14]', () => {
  test.each([
    ['a form', false],
    ['a view', true],
  ])('are accessible in %s', async (_, readOnly) => {
    const answers = { applies: true, born: '1990-01-15' }
    const form = formNamed('elements')
    const container = render(<RegaliaForm form={form} context={listContext} answers={answers} readOnly={readOnly} />)
    await expect.element(page.getByText('your certificate')).toBeVisible()
    await expect.element(page.getByText('36 years')).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('are shown next to their field, in its order', async () => {
    const { container } = rendered({ applies: true })
    await expect.element(page.getByText('It takes ten minutes.')).toBeVisible()
    const wanted = ['Fill in', 'It takes', 'Date of birth', 'Age', '—', 'I apply', 'Keep ready', 'your', 'the receipt']
    const text = container.textContent
    const places = wanted.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    await expect.element(page.getByRole('separator')).toBeVisible()
  })

  test('appear and disappear with their field', async () => {
    rendered()
    await expect.element(page.getByText('It takes ten minutes.')).toBeVisible()
    await expect.element(page.getByRole('list')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('checkbox', { name: 'I apply for a certificate' }))
    await expect.element(page.getByRole('list')).toBeVisible()
  })
})

describe('an age [ENG-14]', () => {
  test('follows the date while it is typed, is announced, and is no answer', async () => {
    const { store } = rendered()
    await expect.element(age()).toHaveTextContent('No answer')
    await userEvent.click(page.getByRole('textbox', { name: 'Date of birth' }))
    await userEvent.keyboard('16011990')
    await expect.element(age()).toHaveTextContent('35 years')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}2026')
    await expect.element(age()).toHaveTextContent('No answer')
    await userEvent.keyboard('{Backspace}{Backspace}24')
    await expect.element(age()).toHaveTextContent('1 year')
    expect(store.answers).toEqual({ born: '2024-01-16' })
  })

  test('is counted from a field of its own object', async () => {
    rendered({ partner: { since: '1980-06-01' } })
    await expect.element(page.getByRole('status', { name: 'Partner’s age' })).toHaveTextContent('45 years')
  })
})
