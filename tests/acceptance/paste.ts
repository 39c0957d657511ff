import type { Locator } from 'playwright'

/** Pastes a text in place of all that a field has. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** All that a field has, as copying it gives. */
export async function copied(field: Locator): Promise<string> {
  await field.press('ControlOrMeta+a')
  return field.evaluate((element) => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  })
}
