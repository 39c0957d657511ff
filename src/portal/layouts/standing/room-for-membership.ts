/** The window's width from which the top bar has room for the category and the status, beside the name; px. */
export const roomForMembership = 750
