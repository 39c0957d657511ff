/** Moves the focus to the first of the controls above a table, where what had it goes. */
export function focusFirstTool(tools: HTMLElement | null): void {
  tools?.querySelector<HTMLElement>('select, input')?.focus()
}
