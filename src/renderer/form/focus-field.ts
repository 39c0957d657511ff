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
  const [first, ...others] = found
  return others.reduce((one, other) => (isBefore(other.control, one?.control) ? other : one), first)?.issue
}

function controlOf(form: HTMLElement, idPrefix: string, pointer: string): HTMLElement | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const around = fieldElement(form, fieldId(idPrefix, at))
    const control = around === null ? undefined : withFocus(around)
    if (control !== undefined || at === '') return control
  }
}

/**
 * The element of a field, or of a part of it. The browser finds an id at once; any other selector makes it look through
 * the whole form, for each of its issues.
 */
function fieldElement(form: HTMLElement, id: string): HTMLElement | null {
  const escaped = CSS.escape(id)
  const [own, inside] = [`[data-field="${escaped}"]`, `[id^="${escaped}-"], [id^="${escaped}_"]`]
  const named = form.querySelector<HTMLElement>(`#${escaped}`)
  if (named !== null) return named.closest<HTMLElement>(own) ?? named
  return form.querySelector<HTMLElement>(own) ?? form.querySelector<HTMLElement>(inside)
}

function withFocus(element: HTMLElement): HTMLElement | undefined {
  if (element.matches(focusable)) return element
  return element.querySelector<HTMLElement>(focusable) ?? undefined
}

function isBefore(element: HTMLElement, other: HTMLElement | undefined): boolean {
  return other !== undefined && (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
