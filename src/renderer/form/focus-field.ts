import type { FieldIssue } from '../../engine/document/issue.ts'
import { fieldId } from '../store/field-id.ts'

const focusable = 'input:not([type=hidden]):not([disabled]), select, textarea, button, [tabindex]:not([tabindex="-1"])'

/** Moves the focus to the control of a field, or to the nearest one around it, and brings it into view. */
export function focusField(form: HTMLElement, idPrefix: string, pointer: string): void {
  const control = controlOf(form, idPrefix, pointer)
  control?.focus({ preventScroll: true })
  // What the browser knows of the user's wish does not reach scrolling by script.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  control?.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}

/** The first of the issues in the order of the fields in the page. */
export function firstInPage(
  form: HTMLElement,
  idPrefix: string,
  issues: readonly FieldIssue[],
): FieldIssue | undefined {
  const placed = issues.map((issue) => ({ issue, control: controlOf(form, idPrefix, issue.pointer) }))
  const found = placed.flatMap(({ issue, control }) => (control === undefined ? [] : [{ issue, control }]))
  return found.toSorted((left, right) => inDocumentOrder(left.control, right.control))[0]?.issue
}

function controlOf(form: HTMLElement, idPrefix: string, pointer: string): HTMLElement | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const id = CSS.escape(fieldId(idPrefix, at))
    const around = form.querySelector<HTMLElement>(`#${id}, [data-field="${id}"], [id^="${id}-"], [id^="${id}_"]`)
    const control = around === null ? undefined : withFocus(around)
    if (control !== undefined || at === '') return control
  }
}

function withFocus(element: HTMLElement): HTMLElement | undefined {
  if (element.matches(focusable)) return element
  return element.querySelector<HTMLElement>(focusable) ?? undefined
}

function inDocumentOrder(left: HTMLElement, right: HTMLElement): number {
  return left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
