import forms from 'virtual:compiled-forms/tests/fixtures/islands'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import catalogue from '../../../schemas/messages/en.json'
import translations from '../../../schemas/messages/sw.json'
import { RegaliaForm } from '../../../src/renderer/form/RegaliaForm.tsx'
import { TextsProvider } from '../../../src/renderer/texts/TextsProvider.tsx'
import { render, testContext } from '../render-form.tsx'

const kiswahili = Object.fromEntries(
  Object.entries(translations).map(([key, { text }]) => [key.replace('/messages/', ''), text]),
)

/** Renders the form with an island in a language. */
function renderIn(language: string, texts: Readonly<Record<string, string>>): HTMLElement {
  const [found] = forms
  if (found === undefined) throw new Error('There is no such form among the fixtures')
  return render(
    <TextsProvider texts={{ ...catalogue, ...texts }} language={language}>
      <RegaliaForm form={found.form} context={testContext} onSubmit={() => {}} submitLabel="Save" />
    </TextsProvider>,
  )
}

test.each([
  ['en', {}, 'Add item', 'Move up', 'Remove'],
  ['sw', kiswahili, 'Ongeza kipengee', 'Sogeza juu', 'Ondoa'],
])('rjsf’s own fields have their words in %s [ENG-18 PLAT-15]', async (language, texts, add, up, remove) => {
  renderIn(language, texts)
  const button = page.getByRole('group', { name: 'Inside' }).getByRole('button', { name: `+ ${add}`, exact: true })
  await userEvent.click(button)
  await userEvent.click(button)
  await expect.element(page.getByRole('button', { name: up, exact: true }).last()).toBeVisible()
  await expect.element(page.getByRole('button', { name: remove, exact: true }).last()).toBeVisible()
})
