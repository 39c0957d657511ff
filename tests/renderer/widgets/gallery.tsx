import forms from 'virtual:compiled-forms/tests/fixtures/widgets'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import cities from '../../../schemas/lists/cities.json'
import counties from '../../../schemas/lists/counties.json'
import countries from '../../../schemas/lists/countries.json'
import disciplines from '../../../schemas/lists/disciplines.json'
import titles from '../../../schemas/lists/titles.json'
import universities from '../../../schemas/lists/universities.json'
import { FileRegistry } from '../../../src/renderer/store/state/file-registry.ts'
import { makeFormStore } from '../../../src/renderer/form/make-form-store.ts'
import { renderForm, testContext } from '../render-form.tsx'

const lists = buildReferenceLists(
  new Map(Object.entries({ cities, counties, countries, disciplines, titles, universities })),
)

/** The context of these tests' forms: the shipped lists and a fixed day, 15 January 2026. */
export const listContext = { ...testContext, lists, money: { currency: 'KES', locale: 'en-KE' } }

/** A compiled form of tests/fixtures/widgets. */
export function formNamed(name: string) {
  const found = forms.find((one) => one.name === name)
  if (found === undefined) throw new Error(`No form ${name} among the fixtures`)
  return found.form
}

/** Renders a form of tests/fixtures/widgets; by default the one with a field for every widget. */
export function renderGallery(answers: JsonObject = {}, name = 'gallery') {
  const form = formNamed(name)
  const store = makeFormStore({ form, context: listContext, answers, files: new FileRegistry() })
  const container = renderForm({ form, context: listContext, store })
  return { container, store, answer: (field: string): JsonValue | undefined => store.value(`/${field}`) }
}
