/** The organisation in which nobody pays. */
export const otherOrganisation = 'iek'
