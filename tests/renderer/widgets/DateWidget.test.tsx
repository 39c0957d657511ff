import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../axe.ts'
import { settled } from '../settled.ts'
import { renderGallery } from './gallery.tsx'

const born = page.getByRole('textbox', { name: 'Date of Birth' })

describe('a date [ENG-14]', () => {
  test('is typed day first, and gets its slashes automatically', async () => {
    const { answer } = renderGallery()
    await userEvent.click(born)
    await userEvent.keyboard('01021990')
    await expect.element(born).toHaveValue('01/02/1990')
    expect(answer('dob')).toBe('1990-02-01')
  })

  test.each([
    ['29/02/2023', '29/02/2023'],
    ['29-2-2024', '2024-02-29'],
    ['1990-02-01', '1990-02-01'],
  ])('typed as %s it is %s', async (typed, stored) => {
    const { answer } = renderGallery()
    await userEvent.fill(born, typed)
    expect(answer('dob')).toBe(stored)
  })

  test('is shown day first once it is left, however it was typed', async () => {
    renderGallery()
    await userEvent.fill(born, '1990-02-01')
    await userEvent.tab()
    await expect.element(born).toHaveValue('01/02/1990')
  })

  test('the API’s empty date is empty [BIO-03]', async () => {
    renderGallery({ dob: '0001-01-01' })
    await expect.element(born).toHaveValue('')
  })

  test('the calendar opens at the years, allows nobody under 18, and returns the picked day [BIO-03]', async () => {
    const { answer } = renderGallery()
    await userEvent.click(page.getByRole('button', { name: 'Date of Birth: open the calendar' }))
    const calendar = page.getByRole('dialog', { name: 'Date of Birth' })
    await expect.element(calendar).toBeVisible()
    await expect.element(page.getByRole('radio', { name: '2008' })).toBeEnabled()
    expect(page.getByRole('radio', { name: '2009' }).query()?.hasAttribute('disabled') ?? true).toBe(true)
    await settled()
    expect(await accessibilityProblems(calendar.element())).toEqual([])
    await userEvent.click(page.getByRole('radio', { name: '1990' }))
    await userEvent.click(page.getByRole('radio', { name: 'March' }))
    await userEvent.click(page.getByRole('gridcell', { name: '7', exact: true }))
    await expect.element(born).toHaveValue('07/03/1990')
    expect(answer('dob')).toBe('1990-03-07')
    await expect.element(born).toHaveFocus()
  })
})
