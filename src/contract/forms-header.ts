/** The header with which responses name the forms in force, as the start data of a page does. */
export const formsHeader = 'x-forms'
