/** The least width of a column, rem: a word or two. */
export const columnWidth = 7.5

/**
 * The styles of an element whose container is narrower than `rem`; its container has `containerType: 'inline-size'`.
 * Printed tables are never narrow, because paper has its own width.
 */
export const whereNarrow = <Styles extends object>(rem: number, styles: Styles) =>
  ({ '@media screen': { [`@container (width < ${rem}rem)`]: styles } }) as const
