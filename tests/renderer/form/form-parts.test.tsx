import { flushSync } from 'react-dom'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { loadFormParts } from '../../../src/renderer/form/load-form-parts.ts'
import { loadable } from '../../../src/renderer/store/loadable.ts'
import { TextWidget } from '../../../src/renderer/widgets/TextWidget.tsx'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { FieldWidgetProps } from '../../../src/renderer/store/widget-props.ts'
import { renderForm } from '../render-form.tsx'

const drawable = (document: CompositeDocument) =>
  completeForm({ id: 'forms/made', hash: '', document, validator: { validate: () => [], part: () => undefined } })

const everyPart: CompositeDocument = {
  schema: {
    type: 'object',
    properties: {
      day: { type: 'string', format: 'date', title: 'Day', description: 'A *day*' },
      phone: { type: 'string', title: 'Phone' },
      rows: { type: 'array', title: 'Rows', items: { type: 'object', properties: { on: { type: 'boolean' } } } },
      shape: { title: 'Shape', oneOf: [{ type: 'string' }, { type: 'number' }] },
    },
  },
  ui: {
    day: { 'ui:enableMarkdownInDescription': true },
    phone: { 'ui:widget': 'phone' },
    rows: { items: { on: { 'ui:widget': 'switch' } } },
    'ui:elements': [{ id: 'note', kind: 'paragraph', text: 'A note', above: 'phone' }],
  },
}

/** What a form shows as soon as React has rendered it, before anything can be loaded. */
function drawnAtOnce(document: CompositeDocument, readOnly: boolean): HTMLElement {
  const answers = { day: '2020-05-17', rows: [{ on: true }] }
  return flushSync(() => renderForm({ form: drawable(document), answers, readOnly }))
}

describe('a form whose parts are loaded', () => {
  test('is drawn whole at once, without placeholders [ENG-06]', async () => {
    await loadFormParts(everyPart)
    const container = drawnAtOnce(everyPart, false)
    expect(container.querySelector('.rg-waiting')).toBeNull()
    expect(container.querySelectorAll('input, [role=switch]').length).toBeGreaterThanOrEqual(3)
    expect(container.textContent).toContain('A note')
    expect(container.querySelector('em')?.textContent).toBe('day')
    expect(container.querySelector('.rg-island')).not.toBeNull()
  })

  test('shows a record’s answers at once [ENG-06]', async () => {
    const record: CompositeDocument = {
      ...everyPart,
      page: { kind: 'record', title: 'Made', calls: { list: 'made' } },
    }
    await loadFormParts(record)
    expect(drawnAtOnce(record, true).textContent).toContain('17th May 2020')
  })
})

describe('a widget whose code cannot be loaded', () => {
  const farDocument: CompositeDocument = {
    schema: { type: 'object', properties: { far: { type: 'string', title: 'Far' } }, additionalProperties: false },
    ui: { far: { 'ui:widget': 'far' } },
  }
  const offline = () => {
    let isAway = true
    const component = loadable<FieldWidgetProps>(() =>
      isAway ? Promise.reject(new Error('No connection')) : Promise.resolve(TextWidget),
    )
    const widgets = { far: { component, types: ['string'], binding: 'store', frame: 'control' } } as const
    return { widgets, reconnect: () => (isAway = false) }
  }

  test('is replaced by a message, and loaded again when the user tries again [ENG-06]', async () => {
    const { widgets, reconnect } = offline()
    renderForm({ form: drawable(farDocument), widgets })
    await expect.element(page.getByText('“Far” cannot be shown.')).toBeVisible()
    reconnect()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByLabelText('Far')).toBeVisible()
  })

  test('is loaded again by itself when the connection is back, however soon that is [ENG-06]', async () => {
    const { widgets, reconnect } = offline()
    const shown = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!document.body.textContent.includes('“Far” cannot be shown.')) return
        watch.disconnect()
        resolve()
        reconnect()
        window.dispatchEvent(new Event('online'))
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
    renderForm({ form: drawable(farDocument), widgets })
    await shown
    await expect.element(page.getByLabelText('Far')).toBeVisible()
  })
})
