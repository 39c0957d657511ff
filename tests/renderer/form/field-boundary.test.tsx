import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkWidgetFit } from '../../../src/engine/check/forms/check-widget-fit.ts'
import { declaredWidgets } from '../../../src/engine/check/subject/declared-widgets.ts'
import { drawnFields } from '../../../src/engine/check/subject/drawn-fields.ts'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { FieldNode } from '../../../src/engine/fields/field-node.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { formOf, madeDocument } from '../../engine/check/made-document.ts'
import { accessibilityProblems } from '../axe.ts'
import { faultyWidget, widgetWithPassingFault } from '../faulty-widget.ts'
import { renderForm } from '../render-form.tsx'

const files = new Map(
  Object.entries(
    import.meta.glob<JsonValue>('/schemas/{common,forms,sections,meta}/**/*.json', { eager: true, import: 'default' }),
  ).map(([path, content]) => [path.slice(1), content]),
)
const registry = new Map(Object.entries((files.get('schemas/meta/widgets.json') ?? {}) as JsonObject))
const widgets = declaredWidgets(registry)

/** A form whose answers are always valid. */
const drawable = (document: CompositeDocument) =>
  completeForm({ id: 'forms/made', hash: '', document, validator: { validate: () => [], part: () => undefined } })

/** Every field with one widget in a shipped form, once where several are equal. */
const shipped = new Map<string, FieldNode>()
for (const document of bundleBase(files).documents.values()) {
  for (const { node } of drawnFields(document, widgets)) {
    const { title: _title, description: _said, 'x-core': _core, ...shape } = node.schema
    if (node.kind === 'leaf') shipped.set(JSON.stringify([shape, node.ui['ui:options']]), node)
  }
}

const askedBy = ({ schema, ui }: FieldNode, widget: string): CompositeDocument =>
  formOf(schema, { ...(ui['ui:options'] !== undefined && { 'ui:options': ui['ui:options'] }), 'ui:widget': widget })

/** The check's issues of a field with a widget. */
const faults = (node: FieldNode, widget: string) => {
  const made = madeDocument(askedBy(node, widget))
  return checkWidgetFit({ ...made, surroundings: { ...made.surroundings, widgets: registry } })
}

const broken = /cannot be shown/

describe('a widget that the check allows for a shipped field', () => {
  test.each([...registry.keys()])('%s is rendered [ENG-06 ENG-14]', async (widget) => {
    const suited = [...shipped.values()].filter((node) => faults(node, widget).length === 0)
    const fields = suited.map((node, i) => [`field${i}`, askedBy(node, widget)] as const)
    const part = (kind: 'schema' | 'ui') =>
      Object.fromEntries(
        fields.map(([name, document]) => {
          const { field } = ((kind === 'ui' ? document.ui : document.schema?.['properties']) ?? {}) as JsonObject
          return [name, kind === 'ui' ? field : { ...(field as JsonObject), title: name }]
        }),
      )
    const document = {
      schema: { type: 'object', properties: part('schema'), additionalProperties: false },
      ui: part('ui'),
    }
    const container = renderForm({ form: drawable(document) })
    await expect.poll(() => container.querySelector('form')).not.toBeNull()
    await expect.poll(() => container.querySelector('.rg-waiting')).toBeNull()
    expect(container.textContent).not.toMatch(broken)
    const seen = widget === 'hidden' ? 0 : fields.length
    expect(container.querySelectorAll('[data-field]')).toHaveLength(seen)
  })

  test('is one of those that were rendered; all others are refused [ENG-06]', () => {
    const all = [...shipped.values()].flatMap((node) => [...registry.keys()].map((widget) => faults(node, widget)))
    expect(all.filter((found) => found.length > 0).length).toBeGreaterThan(all.length / 3)
    expect(all.filter((found) => found.length === 0).length).toBeGreaterThan(shipped.size)
  })
})

describe('the fault of one field', () => {
  const form = drawable({
    schema: {
      type: 'object',
      properties: { good: { type: 'string', title: 'Good' }, bad: { type: 'string', title: 'Bad' } },
      additionalProperties: false,
    },
    ui: { bad: { 'ui:widget': 'crash' } },
  })

  test('of a widget affects only that field, with the form’s message beside its name [ENG-06 PLAT-15]', async () => {
    const sent: JsonValue[] = []
    renderForm({ form, widgets: { crash: faultyWidget }, onSubmit: (answers) => void sent.push(answers) })
    await expect.element(page.getByText('“Bad” cannot be shown.')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Good'), 'answer')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.poll(() => sent).toEqual([{ good: 'answer' }])
  })

  test('looks like a field, with its name, a sentence and a button; axe finds nothing [ENG-06 PLAT-15]', async () => {
    const container = renderForm({ form, widgets: { crash: faultyWidget } })
    const message = '“Bad” cannot be shown. Try again, or reload the page. If it still cannot be shown, please tell us.'
    await expect.element(page.getByRole('status').filter({ hasText: 'Bad' })).toHaveTextContent(message)
    const [good, bad] = [...container.querySelectorAll<HTMLElement>('.rg-field')]
    expect(bad?.querySelector('.rg-label')?.textContent).toBe('Bad')
    expect(bad?.getBoundingClientRect().width).toBe(good?.getBoundingClientRect().width)
    expect(bad?.querySelectorAll('input')).toHaveLength(0)
    const warning = bad?.querySelector('.rg-warning')
    expect(warning && getComputedStyle(warning).borderLeftStyle).toBe('solid')
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('is over when the user tries again [ENG-06]', async () => {
    const { widget, mend } = widgetWithPassingFault()
    renderForm({ form, widgets: { crash: widget } })
    const retry = page.getByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await expect.element(page.getByText(broken)).toBeVisible()
    mend()
    await userEvent.click(retry)
    await expect.element(page.getByText(broken)).not.toBeInTheDocument()
  })

  test('is over when an answer changes [ENG-06]', async () => {
    const { widget, mend } = widgetWithPassingFault()
    renderForm({ form, widgets: { crash: widget } })
    await expect.element(page.getByText(broken)).toBeVisible()
    mend()
    await userEvent.fill(page.getByLabelText('Good'), 'answer')
    await expect.element(page.getByText(broken)).not.toBeInTheDocument()
  })

  test('that rjsf’s own fields cannot render affects only that field [ENG-06 ENG-18]', async () => {
    renderForm({ form })
    await expect.element(page.getByText('“Bad” cannot be shown.')).toBeVisible()
    await expect.element(page.getByLabelText('Good')).toBeVisible()
  })
})
