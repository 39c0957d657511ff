import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright'

interface SavedTable {
  readonly name: string
  /** Its lines, the titles first. */
  readonly lines: readonly string[]
}

/** Saves a table as comma-separated values by the button of its export menu, and reads the file. */
export async function saveTable(button: Locator): Promise<SavedTable> {
  await button.click()
  const page = button.page()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()])
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') }
}
