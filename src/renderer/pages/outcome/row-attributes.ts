/** The attributes by which the focus finds the row, card or chip of a record, and those of one that was just saved. */
export const rowAttributes = (key: string, saved: ReadonlySet<string>) =>
  ({ 'data-record': key, 'data-saved': saved.has(key) || undefined, tabIndex: -1 }) as const
