import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ValidationError } from '../../../src/engine/validation/compiled-form.ts'
import { accessibilityProblems } from '../axe.ts'
import { formNamed, listContext, renderGallery } from './gallery.tsx'

describe('every widget [ENG-14]', () => {
  test.each([
    ['empty', {}],
    ['filled', { country: 'KE', gender: 'Female', topics: ['Roads'], tags: ['dams'], updates: true, consent: true }],
  ])('%s, is accessible', async (_state, answers) => {
    const { container } = renderGallery(answers)
    await expect.element(page.getByRole('combobox', { name: 'Nationality' })).toBeVisible()
    await expect.element(page.getByRole('switch')).toBeVisible()
    await expect.element(page.getByText('I have read the terms')).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
  })
})

describe('small widgets [ENG-14]', () => {
  test('a phone number keeps its digits, and loses its country code', async () => {
    const { answer } = renderGallery()
    const phone = page.getByRole('textbox', { name: 'Phone' })
    await userEvent.fill(phone, '+254 (712) 345-678')
    await expect.element(phone).toHaveValue('712345678')
    expect(answer('phone')).toBe('712345678')
  })

  test('a phone number is typed with the caret kept in place', async () => {
    renderGallery({ phone: '1256' })
    const phone = page.getByRole('textbox', { name: 'Phone' })
    await userEvent.click(phone)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}3x4')
    await expect.element(phone).toHaveValue('123456')
    expect(document.querySelector<HTMLInputElement>('#root_phone')?.selectionStart).toBe(4)
  })

  test('a colour is typed or picked; a text that is none leaves the picker empty', async () => {
    const { answer } = renderGallery()
    const typed = page.getByRole('textbox', { name: 'Paint', exact: true })
    const picker = page.getByLabelText('Pick a colour: Paint')
    await userEvent.fill(typed, '#1a5f7a')
    expect(answer('paint')).toBe('#1a5f7a')
    await expect.element(picker).toHaveValue('#1a5f7a')
    await userEvent.fill(picker, '#0a6b3c')
    await expect.element(typed).toHaveValue('#0a6b3c')
    expect(answer('paint')).toBe('#0a6b3c')
    await userEvent.fill(typed, 'teal')
    await expect.element(picker).toHaveAttribute('data-empty')
  })

  test.each([
    ['Opens', 'opens', '08:30:00'],
    ['Closes', 'closes', '08:30:00-00:00'],
  ])('a time of day is answered as its format wants it: %s', async (label, field, written) => {
    const { answer } = renderGallery()
    await userEvent.fill(page.getByLabelText(label), '08:30')
    await expect.poll(() => answer(field)).toBe(written)
    const wrong: readonly ValidationError[] = formNamed('gallery').validator.validate({ [field]: written }, listContext)
    expect(wrong.filter(({ instancePath }) => instancePath === `/${field}`)).toEqual([])
    await userEvent.clear(page.getByLabelText(label))
    await expect.poll(() => answer(field)).toBeUndefined()
  })

  test('a stored time is shown in hours and minutes', async () => {
    renderGallery({ opens: '17:45:00' })
    await expect.element(page.getByLabelText('Opens')).toHaveValue('17:45')
  })

  test('a one-time code is pasted with spaces and offered by the phone', async () => {
    const { answer } = renderGallery()
    const code = page.getByRole('textbox', { name: 'One-time code' })
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.fill(code, '042 917 88')
    expect(answer('code')).toBe('042917')
  })

  test('a new password ticks its rules as it is typed, and can be seen [AUTH-06]', async () => {
    renderGallery()
    const password = page.getByLabelText(/^Password/).first()
    await userEvent.fill(password, 'Sec9')
    await expect.element(page.getByText('An uppercase letter')).toHaveTextContent('(met)')
    await expect.element(page.getByText('8 to 16 characters')).toHaveTextContent('(not yet met)')
    await expect.element(password).toHaveAttribute('type', 'password')
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    await expect.element(password).toHaveAttribute('type', 'text')
  })

  test.each([
    [1500, 'KES 1,500.00'],
    [0, 'Free'],
  ])('an amount that is only read is money: %s', async (price, text) => {
    renderGallery({ price })
    await expect.element(page.getByRole('textbox', { name: 'Price of a ticket' })).toHaveValue(text)
  })

  test('an amount is typed as a number beside its currency', async () => {
    const { answer } = renderGallery()
    const fee = page.getByRole('textbox', { name: 'Fee' })
    await expect.element(fee).toHaveAccessibleDescription('KES')
    await userEvent.fill(fee, '1250.50')
    expect(answer('fee')).toBe(1250.5)
  })

  test('a masked answer shows its end until it has the focus', async () => {
    renderGallery({ tax: 'A012345678Z' })
    const tax = page.getByRole('textbox', { name: 'Tax PIN' })
    await expect.element(tax).toHaveValue('•••••••678Z')
    await userEvent.click(tax)
    await expect.element(tax).toHaveValue('A012345678Z')
  })

  test('text typed while a masked answer is hidden does not become the answer', async () => {
    const { answer } = renderGallery({ tax: 'A012345678Z' })
    const tax = page.getByRole('textbox', { name: 'Tax PIN' })
    await userEvent.click(tax)
    await userEvent.click(page.getByRole('button', { name: /: hide$/ }))
    await userEvent.keyboard('Q')
    await expect.element(tax).toHaveValue('•••••••678Z')
    expect(answer('tax')).toBe('A012345678Z')
  })

  test('radios are moved by arrow keys', async () => {
    const { answer } = renderGallery()
    await userEvent.click(page.getByRole('radio', { name: 'Male', exact: true }))
    await userEvent.keyboard('{ArrowRight}')
    expect(answer('gender')).toBe('Female')
  })

  test('checkboxes keep the order of the choices', async () => {
    const { answer } = renderGallery()
    await userEvent.click(page.getByRole('checkbox', { name: 'Water' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Bridges' }))
    expect(answer('topics')).toEqual(['Bridges', 'Water'])
  })

  test('a switch turns on by the space bar', async () => {
    const { answer } = renderGallery()
    await expect.element(page.getByRole('switch')).toBeVisible()
    document.querySelector<HTMLInputElement>('#root_updates')?.focus()
    await userEvent.keyboard(' ')
    expect(answer('updates')).toBe(true)
  })

  test('the text of a consent can be read by keyboard', async () => {
    const { answer } = renderGallery()
    const box = page.getByRole('checkbox', { name: 'I have read the terms and agree to them' })
    await userEvent.click(box)
    expect(answer('consent')).toBe(true)
    await expect.element(page.getByRole('region', { name: /the terms/ })).toHaveAttribute('tabindex', '0')
  })
})

describe('chips [ENG-14]', () => {
  test('of a list can be picked once each, as the objects that the API expects, and removed by Backspace', async () => {
    const { answer } = renderGallery()
    await userEvent.click(page.getByRole('combobox', { name: 'Title' }))
    await userEvent.keyboard('mrs{Enter}')
    expect(answer('titles')).toEqual([{ title: 'MRS', description: 'Mrs' }])
    await userEvent.keyboard('mrs{Enter}')
    expect(answer('titles')).toHaveLength(1)
    await userEvent.clear(page.getByRole('combobox', { name: 'Title' }))
    await userEvent.keyboard('{Backspace}')
    expect(answer('titles')).toBeUndefined()
  })

  test('of free text end with Enter or a comma and are never added twice', async () => {
    const { answer } = renderGallery()
    await userEvent.click(page.getByRole('combobox', { name: 'Keywords' }))
    await userEvent.keyboard('dams,roads{Enter}DAMS{Enter}')
    expect(answer('tags')).toEqual(['dams', 'roads'])
    await userEvent.click(page.getByRole('button', { name: 'Remove dams' }))
    expect(answer('tags')).toEqual(['roads'])
  })
})
