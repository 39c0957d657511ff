/** The rows, cards or chips of a section's records have their keys as this attribute. */
const rows = '[data-record]'

const keyOf = (row: HTMLElement): string | undefined => row.dataset['record']

const rowsOf = (section: HTMLElement): readonly HTMLElement[] => [...section.querySelectorAll<HTMLElement>(rows)]

/** The row of a record; undefined while it is not shown. */
export const rowOf = (section: HTMLElement, key: string): HTMLElement | undefined =>
  rowsOf(section).find((row) => keyOf(row) === key)

/** The key of the record that is shown after a record, or before the last one. */
export function neighbourOf(section: HTMLElement, key: string): string | undefined {
  const shown = rowsOf(section)
  const at = shown.findIndex((row) => keyOf(row) === key)
  const next = at < 0 ? undefined : (shown[at + 1] ?? shown[at - 1])
  return next && keyOf(next)
}

/**
 * Focuses the first possible action of a row, or the row itself, and brings the whole row into sight; false when it
 * cannot have the focus, because it is hidden while a part of it loads.
 */
export function focusRow(row: HTMLElement): boolean {
  const target = row.querySelector<HTMLElement>('[data-action]:not([aria-disabled=true])') ?? row
  target.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
  return document.activeElement === target
}

/** Focuses the button that adds a record; false where there is none that can be used. */
export function focusAdd(section: HTMLElement): boolean {
  const add = section.querySelector<HTMLElement>('[data-add]:not([disabled])')
  add?.focus()
  return add !== null
}

/** Focuses the button that edits the section's record. */
export function focusEdit(section: HTMLElement): void {
  section.querySelector<HTMLElement>('[data-edit]')?.focus()
}

/** Focuses the section's heading, and brings it into sight. */
export function focusHeading(section: HTMLElement): void {
  section.querySelector<HTMLElement>('[data-page-heading]')?.focus()
}

/** Whether nothing has the focus, because what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
