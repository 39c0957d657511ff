/** The most rows of a file; a longer table is refused, so that no file lacks rows unnoticed. */
export const mostExportedRows = 20_000

/** The most rows of a file that names everybody, or has all postings of a year, whose rows are short. */
export const mostRowsOfAll = 500_000

/** The most cells of a spreadsheet, which is made in memory; comma-separated values have no such limit. */
export const mostSheetCells = 1_200_000
