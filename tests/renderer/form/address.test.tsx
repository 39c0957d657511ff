import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RegaliaForm } from '../../../src/renderer/form/RegaliaForm.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { formNamed, listContext, renderGallery } from '../widgets/gallery.tsx'

const rendered = (answers = {}) => renderGallery(answers, 'address')
const office = () => page.getByRole('group', { name: 'Office' })
const home = () => page.getByRole('group', { name: 'Home' })

describe('an address [ENG-14]', () => {
  test('is a group of four fields, which browsers can fill in, in the order of reading', async () => {
    const { answer, container } = rendered()
    const line = office().getByRole('textbox', { name: 'Address line' })
    await expect.element(line).toHaveAttribute('autocomplete', 'street-address')
    await expect.element(home().getByRole('combobox', { name: 'County' })).toBeVisible()
    await userEvent.click(line)
    await userEvent.keyboard('P.O. Box 30259{Tab}Nairobi{Tab}Nairobi{Tab}00100')
    expect(answer('office')).toEqual({ line: 'P.O. Box 30259', town: 'Nairobi', county: 'Nairobi', code: '00100' })
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('offers the counties of its reference list', async () => {
    const { answer } = rendered()
    await userEvent.click(home().getByRole('combobox', { name: 'County' }))
    await userEvent.keyboard('kwal{Enter}')
    expect(answer('home')).toEqual({ county: '002' })
  })

  test('reports what is wrong at its field', async () => {
    rendered()
    await userEvent.fill(office().getByRole('textbox', { name: 'Postal code' }), 'x')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const line = office().getByRole('textbox', { name: 'Address line' })
    await expect.element(line).toHaveAccessibleDescription('Field is required')
    await expect.element(line).toHaveFocus()
    const code = office().getByRole('textbox', { name: 'Postal code' })
    await expect.element(code).toHaveAccessibleDescription('Enter digits only')
  })

  test('is shown read-only with the county by its name', async () => {
    const answers = { office: { line: 'Moi Avenue 1', town: 'Mombasa' }, home: { county: '002' } }
    const form = formNamed('address')
    const container = render(<RegaliaForm form={form} context={listContext} answers={answers} readOnly />)
    await expect.element(page.getByText('Moi Avenue 1')).toBeVisible()
    await expect.element(page.getByText('Kwale')).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
  })
})
