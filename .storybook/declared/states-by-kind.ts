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
  reports: ['Empty', 'Filled', 'Loading'],
  events: ['Empty', 'Filled', 'Loading'],
  awards: ['Empty', 'Filled', 'Loading'],
  register: ['Empty', 'Filled', 'Loading'],
  checklist: ['Empty', 'Filled', 'Loading'],
  items: ['Empty', 'Filled', 'Loading'],
  // And those of `cardName`, for each state that its runs reach.
  case: ['Process', 'Empty', 'Filled', 'Loading', 'Failed', 'Desk', 'New'],
}

/** The name of the story that shows a case in a state: `board-review` → `Card: Board review`. */
export function cardName(state: string): string {
  const words = state.replaceAll('-', ' ')
  return `Card: ${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
