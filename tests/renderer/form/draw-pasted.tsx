import { expect, vi } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import type { CompiledForm } from '../../../src/engine/validation/compiled-form.ts'
import { renderForm } from '../render-form.tsx'

/** The outcome of submitting a form: the sent answers, or a refusal. */
export type Outcome = { readonly sent: JsonValue } | 'refused'

/** Renders our form, and returns a way to submit it. */
export async function drawOurs(form: CompiledForm, answers: JsonValue | undefined) {
  let outcome: Outcome | undefined
  const container = renderForm({
    form,
    ...(answers !== undefined && { answers }),
    onSubmit: (sent) => {
      outcome = { sent: plain(sent) }
    },
  })
  await vi.waitFor(
    () => {
      expect(container.querySelector('form')).not.toBeNull()
      expect(container.querySelector('.rg-waiting')).toBeNull()
    },
    { timeout: 15_000 },
  )
  const submit = () =>
    vi.waitFor(
      () => {
        outcome = undefined
        container.querySelector('form')?.requestSubmit()
        return vi.waitFor(() => outcome ?? refusal(container, '[role="alert"] li'), { timeout: 1000 })
      },
      { timeout: 15_000 },
    )
  return { container, submit }
}

function refusal(container: HTMLElement, selector: string): Outcome {
  if (container.querySelector(selector) === null) throw new Error('Neither sent nor refused')
  return 'refused'
}

/** JSON as it would be sent. */
export function plain(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value ?? null))
}

/** The ids of all enabled text and number fields and single check boxes, in the order of the page. */
export function plainControls(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll<HTMLInputElement>('input[id], textarea[id]')]
    .filter((control) => !control.disabled && !control.readOnly && !control.id.endsWith('-key'))
    .filter((control) => isPlain(control) || (control.type === 'checkbox' && !/-\d+$/.test(control.id)))
    .map(({ id }) => id)
}

/** Fills in the named controls one by one, so that React renders between them. */
export async function fillIn(container: HTMLElement, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await new Promise(requestAnimationFrame)
    const control = container.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)
    if (control?.type === 'checkbox') control.click()
    else if (control !== null) type(control, isNumber(control) ? '7' : 'abc')
  }
}

function isPlain(control: HTMLInputElement): boolean {
  const isCombobox = control.getAttribute('role') === 'combobox' || control.getAttribute('aria-hidden') === 'true'
  return !isCombobox && ['text', 'textarea', 'number', 'password', 'tel', 'email', 'url'].includes(control.type)
}

function isNumber(control: HTMLInputElement): boolean {
  return control.type === 'number' || control.inputMode === 'decimal' || control.inputMode === 'numeric'
}

function type(control: HTMLInputElement, text: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
