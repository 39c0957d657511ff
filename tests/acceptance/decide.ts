import type { Page } from 'playwright'

/** Takes a transition of the case that a page of the desk shows, with an opinion or a reason where it asks for one. */
export async function decide(page: Page, action: string, words?: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (words !== undefined) await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}
