import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../axe.ts'
import { renderGallery } from './gallery.tsx'

const country = page.getByRole('combobox', { name: 'Nationality' })
const county = page.getByRole('combobox', { name: 'County of residence' })
const city = page.getByRole('combobox', { name: 'City' })

describe('a select with search [ENG-14]', () => {
  test('finds options by typing, ignoring case and accents, and picks by keyboard', async () => {
    const { answer } = renderGallery()
    await userEvent.click(country)
    await userEvent.keyboard('cote')
    await expect.element(page.getByRole('option', { name: /Côte|Ivoire/ }).first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(answer('country')).toBe('CI')
    await expect.element(country).toHaveAttribute('aria-expanded', 'false')
  })

  test('arrow keys move through the list and Escape closes it without a choice', async () => {
    const { answer } = renderGallery()
    await userEvent.click(country)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = country.element().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.getAttribute('role')).toBe('option')
    await userEvent.keyboard('{Escape}')
    await expect.element(country).toHaveAttribute('aria-expanded', 'false')
    expect(answer('country')).toBeUndefined()
  })

  test('discards a text that matches nothing, and clears the answer when emptied', async () => {
    const { answer } = renderGallery({ country: 'KE' })
    await userEvent.click(country)
    await userEvent.keyboard('zzz{Tab}')
    await expect.element(country).toHaveValue('Kenya')
    expect(answer('country')).toBe('KE')
    await userEvent.clear(country)
    await userEvent.keyboard('{Tab}')
    expect(answer('country')).toBeUndefined()
  })

  test('open, it is accessible', async () => {
    const { container } = renderGallery()
    await userEvent.click(country)
    await expect.element(page.getByRole('listbox')).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
  })
})

describe('choices filtered by other answers [ENG-13]', () => {
  test('only the cities of the county are offered', async () => {
    renderGallery({ country: 'KE', county: '001' })
    await userEvent.click(city)
    await expect.element(page.getByRole('option', { name: 'Mombasa' })).toBeVisible()
    expect(page.getByRole('option', { name: 'Nairobi' }).query()).toBeNull()
  })

  test('an answer that no longer matches is removed when the filter changes', async () => {
    const { answer, store } = renderGallery({ country: 'KE', county: '001', city: 'Mombasa' })
    await expect.element(county).toHaveValue('Mombasa')
    store.change('/country', 'UG')
    await expect.element(county).toHaveValue('')
    expect(answer('county')).toBeUndefined()
  })

  test('Other turns the field into a text field, upper-cased, with a way back [ENG-12 ENG-13]', async () => {
    const { answer } = renderGallery({ country: 'KE', county: '001' })
    await userEvent.click(city)
    await userEvent.click(page.getByRole('option', { name: 'Other' }))
    const own = page.getByRole('textbox', { name: 'City' })
    await expect.element(own).toHaveFocus()
    await userEvent.keyboard('kisauni')
    expect(answer('city')).toBe('KISAUNI')
    await userEvent.click(page.getByRole('button', { name: 'City: choose from the list' }))
    await expect.element(city).toHaveValue('')
    expect(answer('city')).toBeUndefined()
  })

  test('a stored free text is shown as such; an upper-cased choice is still its choice', async () => {
    renderGallery({ country: 'KE', county: '001', city: 'KISAUNI' })
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('KISAUNI')
  })

  test('a choice that was upper-cased when saved is shown as the choice', async () => {
    renderGallery({ country: 'KE', county: '001', city: 'MOMBASA' })
    await expect.element(city).toHaveValue('Mombasa')
  })
})

describe('a choice fills the fields beside it', () => {
  const institution = page.getByRole('combobox', { name: 'Institution' })
  const pick = async (name: string) => {
    await userEvent.click(institution)
    await userEvent.click(page.getByRole('option', { name, exact: true }))
  }

  test('with the properties of the picked item, replaced by those of the next', async () => {
    const { answer, store } = renderGallery({}, 'studies')
    await pick('Egerton University')
    expect(store.answers).toMatchObject({ institution: 'Egerton University', code: 'EGERTON', county: 'KE' })
    await expect.element(page.getByRole('textbox', { name: 'Code of the institution' })).toHaveValue('EGERTON')
    await pick('Kenyatta University')
    expect([answer('code'), answer('county')]).toEqual(['KU', 'KE'])
  })

  test('with nothing once it is emptied', async () => {
    const { answer } = renderGallery({ institution: 'Egerton University', code: 'EGERTON', county: 'KE' }, 'studies')
    await userEvent.clear(institution)
    await userEvent.keyboard('{Tab}')
    expect(['institution', 'code', 'county'].map(answer)).toEqual([undefined, undefined, undefined])
  })

  test('with the word for “other” as soon as it is picked, and with nothing on the way back', async () => {
    const { answer } = renderGallery({}, 'studies')
    await pick('Other')
    expect(answer('code')).toBe('OTHER')
    await userEvent.keyboard('a school')
    expect([answer('institution'), answer('code')]).toEqual(['A SCHOOL', 'OTHER'])
    await userEvent.click(page.getByRole('button', { name: 'Institution: choose from the list' }))
    expect([answer('institution'), answer('code')]).toEqual([undefined, undefined])
  })
})
