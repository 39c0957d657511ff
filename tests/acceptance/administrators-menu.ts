/** The entries of the menu for somebody with the role of the neutral organisation's administrators. */
export const administratorsMenu: readonly string[] = [
  'User Settings',
  'Messages',
  'Background work',
  'Import members',
  'Members’ points',
  'Manage events',
  'Yearly billing',
  'Finance',
  'Reports',
]
