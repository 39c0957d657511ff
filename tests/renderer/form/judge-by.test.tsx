import { describe, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { formNamed, renderGallery } from '../widgets/gallery.tsx'

const form = formNamed('contact')
const email = page.getByRole('textbox', { name: 'E-mail' })
const born = page.getByRole('textbox', { name: 'Born' })
const country = page.getByRole('combobox', { name: 'Country' })

/** The same form, whose other validator accepts no e-mail address. */
const stricter = completeForm({
  ...form,
  hash: 'stricter',
  validator: {
    part: () => undefined,
    validate: () => [
      { instancePath: '/Email', schemaPath: '#/properties/Email/pattern', keyword: 'pattern', params: {} },
    ],
  },
})

/** Types into a control, once the e-mail address was filled in, and has another validator judge the form meanwhile. */
async function judgedWhileTyping(control: Locator, typed: string) {
  const gallery = renderGallery({}, 'contact')
  await userEvent.fill(email, 'office@example.org')
  await userEvent.click(control)
  await userEvent.keyboard(typed)
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  gallery.store.judgeBy(stricter)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveFocus()
  return gallery
}

describe('while another validator begins to judge a form [ADM-11]', () => {
  test('a date that is half typed goes on', async () => {
    const { answer } = await judgedWhileTyping(born, '0102')
    await userEvent.keyboard('1990')
    await expect.element(born).toHaveValue('01/02/1990')
    expect(answer('Born')).toBe('1990-02-01')
  })

  test('so does what is looked for among the choices, whose list stays open', async () => {
    const { answer } = await judgedWhileTyping(country, 'keny')
    await expect.element(country).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('a')
    await expect.element(country).toHaveValue('kenya')
    await userEvent.keyboard('{Enter}')
    expect(answer('Country')).toBe('KE')
  })
})
