/** A list of a section's page that is changed item by item. */
export type PageList = 'column' | 'action'

/** The ids of an item's buttons in the outline of a page: the one that opens it, and those that move it. */
export const itemIds = (list: PageList, id: string) => ({
  open: `${list}-${id}`,
  up: `${list}-up-${id}`,
  down: `${list}-down-${id}`,
  to: `${list}-to-${id}`,
})
