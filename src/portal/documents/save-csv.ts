import { saveFile } from './save-file.ts'

/** Has the browser save the text of a CSV file, named for what it lists. */
export const saveCsv = (title: string, content: string): void =>
  saveFile(new Blob([content], { type: 'text/csv' }), `${title}.csv`)
