import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import forms from 'virtual:compiled-forms/tests/fixtures/forms'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { accessibilityProblems } from '../axe.ts'
import { renderForm } from '../render-form.tsx'

const form = forms.find(({ name }) => name === 'jobs')?.form
const save = page.getByRole('button', { name: 'Save' })

/** A list that only declares that it is a table, needs a row, and has two messages. */
function draw(answers?: JsonValue) {
  if (form === undefined) throw new Error('No form jobs among the fixtures')
  return renderForm({ form, ...(answers !== undefined && { answers }) })
}

const errors = (container: HTMLElement) =>
  [...container.querySelectorAll('.rg-row .rg-error span')].map((span) => span.textContent)

test('has its headings once, above, and its fields beside each other [ENG-14]', async () => {
  const container = draw({ jobs: [{ Employer: 'A' }, { Employer: 'B' }] })
  await expect.poll(() => container.querySelectorAll('.rg-row').length).toBe(2)
  expect([...container.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual(['Jobs *'])
  expect([...container.querySelectorAll('.rg-table-head span')].map((title) => title.textContent)).toEqual([
    'Employer',
    'Since',
    'Role',
  ])
  const [row] = container.querySelectorAll('.rg-row')
  const tops = [...(row?.querySelectorAll('.rg-field') ?? [])].map((field) => field.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
  const seen = [...(row?.querySelectorAll<HTMLElement>('.rg-label') ?? [])].filter(({ offsetWidth }) => offsetWidth > 1)
  expect(seen).toEqual([])
  expect(await accessibilityProblems(container)).toEqual([])
})

test('shows the declared messages in its rows, whether they were never filled in, emptied, added or copied [ENG-15]', async () => {
  const container = draw()
  await userEvent.click(save)
  await expect.poll(() => errors(container)).toEqual(['Name the employer', 'Say since when'])
  await userEvent.fill(page.getByLabelText('Employer'), 'Works')
  await userEvent.clear(page.getByLabelText('Employer'))
  await userEvent.click(page.getByRole('button', { name: 'Add Job' }))
  await userEvent.click(save)
  const twice = ['Name the employer', 'Say since when', 'Name the employer', 'Say since when']
  await expect.poll(() => errors(container)).toEqual(twice)
  expect(container.textContent).not.toContain('Fill in this part')
})

test('treats a stored missing row as an empty one [ENG-15]', async () => {
  const container = draw({ jobs: [null] })
  await expect.poll(() => container.querySelector('.rg-row')).not.toBeNull()
  await userEvent.click(save)
  await expect.poll(() => errors(container)).toEqual(['Name the employer', 'Say since when'])
})
