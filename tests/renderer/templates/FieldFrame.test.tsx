import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../axe.ts'
import { renderGallery } from '../widgets/gallery.tsx'

const warning = page.getByText('Have the certificate translated')
const abroad = page.getByRole('checkbox', { name: 'Studied abroad' })

describe('a warning beside a field [SEC-11]', () => {
  test('shows while the field does', async () => {
    const { container } = renderGallery({}, 'studies')
    await expect.element(abroad).toBeVisible()
    expect(warning.query()).toBeNull()
    await userEvent.click(abroad)
    await expect.element(warning).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.click(abroad)
    await expect.element(warning).not.toBeInTheDocument()
  })

  test('is announced, and describes its control together with the help', async () => {
    renderGallery({ abroad: true }, 'studies')
    await expect.element(page.getByRole('status').filter({ hasText: 'Have the certificate translated' })).toBeVisible()
    const country = page.getByRole('combobox', { name: 'Country' })
    await expect.element(country).toBeVisible()
    const described = country.element().getAttribute('aria-describedby') ?? ''
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['Where the institution is.', 'Have the certificate translated'])
  })
})
