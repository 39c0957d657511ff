import { expect, vi } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import type { CompiledForm } from '../../../src/engine/validation/compiled-form.ts'
import { renderForm } from '../render-form.tsx'

/** What a form did when it was submitted: the answers that it sent, or that it refused to. */
export type Outcome = { readonly sent: JsonValue } | 'refused'

/** Draws the form as it is here, and gives a way to submit it. */
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

/** JSON as it would travel. */
export function plain(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value ?? null))
}

/** The ids of every plain text, number and single check box that may be filled in, in the order of the page. */
export function plainControls(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll<HTMLInputElement>('input[id], textarea[id]')]
    .filter((control) => !control.disabled && !control.readOnly && !control.id.endsWith('-key'))
    .filter((control) => isPlain(control) || (control.type === 'checkbox' && !/-\d+$/.test(control.id)))
    .map(({ id }) => id)
}

/** Fills in the named controls as a person would: each in a turn of its own, so that React draws between them. */
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
