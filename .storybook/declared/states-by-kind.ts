const everyState = ['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Loading'] as const

/** The states of each kind of document; each is a story for designers. */
export const statesByKind: Readonly<Record<string, readonly string[]>> = {
  form: everyState,
  record: everyState,
  collection: everyState,
  tabs: ['Empty', 'Filled', 'Loading'],
  menu: ['Empty', 'Filled', 'ReadOnly'],
  tiles: ['Empty', 'Filled', 'Loading'],
  rows: ['Empty', 'Filled', 'Loading'],
  checklist: ['Empty', 'Filled', 'Loading'],
  items: ['Empty', 'Filled', 'Loading'],
}
