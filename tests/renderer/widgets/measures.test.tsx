import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RegaliaForm } from '../../../src/renderer/form/RegaliaForm.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { formNamed, listContext, renderGallery } from './gallery.tsx'

const answers = { since: '2024-03', walk: 'PT1H30M', service: 'P2Y6M', distance: 1234.5, starts: '08:30' }
const renderMeasures = (given = {}) => renderGallery(given, 'measures')
const month = () => page.getByRole('textbox', { name: 'Member since' })
const part = (group: string, unit: string) =>
  page.getByRole('group', { name: group }).getByRole('textbox', { name: unit })

describe('measures of time and space [ENG-14]', () => {
  test.each([
    ['empty', {}],
    ['filled', answers],
  ])('are accessible, %s and wrong', async (_state, given) => {
    const { container } = renderMeasures(given)
    await expect.element(part('Time on site', 'hours')).toBeVisible()
    await expect.element(month()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('are read in words', async () => {
    render(<RegaliaForm form={formNamed('measures')} context={listContext} answers={answers} readOnly />)
    const shown = ['March 2024', '1 hour 30 minutes', '2 years 6 months', '1,234.5 km', '08:30']
    for (const text of shown) await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  test('a clock time has hours and minutes alone', async () => {
    const { answer } = renderMeasures()
    await userEvent.fill(page.getByLabelText('Starts'), '17:05')
    await expect.poll(() => answer('starts')).toBe('17:05')
  })
})

describe('a month [ENG-14]', () => {
  test('is typed with its slash inserted, and an incomplete one is reported', async () => {
    const { answer } = renderMeasures()
    await userEvent.click(month())
    await userEvent.keyboard('032024')
    await expect.element(month()).toHaveValue('03/2024')
    expect(answer('since')).toBe('2024-03')
    await userEvent.keyboard('{Backspace}{Tab}')
    expect(answer('since')).toBe('03/202')
    await expect.element(month()).toHaveAccessibleDescription(/Enter a valid month/)
    await expect.element(month()).toHaveAttribute('aria-invalid', 'true')
  })

  test('is picked from the calendar by keyboard, and the focus returns', async () => {
    const { answer } = renderMeasures({ since: '2024-03' })
    await expect.element(month()).toBeVisible()
    document.querySelector<HTMLElement>('#root_since')?.focus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('radio', { name: 'March' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(answer('since')).toBe('2024-04')
    await expect.element(month()).toHaveFocus()
  })
})

describe('a duration [ENG-14]', () => {
  test('has a number for each of its units, by keyboard', async () => {
    const { answer } = renderMeasures()
    await userEvent.click(part('Time on site', 'hours'))
    await userEvent.keyboard('1h{Tab}30')
    expect(answer('walk')).toBe('PT1H30M')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(answer('walk')).toBe('PT1H')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Backspace}')
    expect(answer('walk')).toBeUndefined()
  })

  test('keeps a unit that its field does not offer', async () => {
    const { answer } = renderMeasures({ service: 'P2Y10D' })
    await expect.element(part('Length of service', 'days')).toHaveValue('10')
    await userEvent.fill(part('Length of service', 'months'), '3')
    expect(answer('service')).toBe('P2Y3M10D')
  })

  test('is checked when the focus leaves the whole, and announces what is wrong', async () => {
    renderMeasures()
    const group = page.getByRole('group', { name: 'Time on site' })
    await userEvent.click(part('Time on site', 'hours'))
    await userEvent.keyboard('1{Backspace}{Tab}')
    await expect.element(part('Time on site', 'minutes')).toHaveFocus()
    await expect.element(part('Time on site', 'minutes')).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Tab}')
    await expect.element(part('Time on site', 'hours')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(group).toHaveAccessibleDescription(/Field is required/)
  })
})

describe('a quantity [ENG-14]', () => {
  test('is a number whose unit is announced after its name', async () => {
    const { answer } = renderMeasures()
    const distance = page.getByRole('textbox', { name: 'Distance' })
    await expect.element(distance).toHaveAccessibleDescription('km From the office, by road.')
    await userEvent.fill(distance, '12.5')
    expect(answer('distance')).toBe(12.5)
    await userEvent.fill(distance, '12 miles')
    await userEvent.tab()
    await expect.element(distance).toHaveAccessibleDescription(/km .*must be a number|km .*number/i)
    expect(answer('distance')).toBe('12 miles')
  })
})
