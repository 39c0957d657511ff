import type { Locator } from 'playwright'

/** Whether a control has the focus. */
export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)
