/** The ids of a column's buttons in the outline: the one that opens it, and those that move it. */
export const columnIds = (id: string) => ({
  open: `column-${id}`,
  up: `column-up-${id}`,
  down: `column-down-${id}`,
})
