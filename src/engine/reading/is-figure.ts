import type { ColumnDefinition } from '../document/collection-page.ts'

/** Whether a column holds figures, which stand below each other digit by digit: to the right. */
export const isFigure = ({ format }: Pick<ColumnDefinition, 'format'>): boolean =>
  format === 'money' || format === 'number'
