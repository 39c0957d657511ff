/** The most rows of a file. */
export const mostImportedRows = 20_000
/** How many rows and problems the check of a file shows. */
export const shownImportRows = 20
export const shownImportProblems = 1000
