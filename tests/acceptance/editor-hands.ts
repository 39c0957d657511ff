import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { hasFocus } from './has-focus.ts'

/** Somebody who works with the mouse alone, or the keyboard alone; words are typed in both cases. */
export interface Hand {
  /** Presses a button. */
  press(button: Locator): Promise<void>
  /** Puts words in place of those in a field. */
  write(control: Locator, words: string): Promise<void>
  /** Chooses an option of a list by its label. */
  choose(list: Locator, label: string): Promise<void>
  flip(switched: Locator): Promise<void>
  /** Opens one of the tabs. */
  open(tab: Locator): Promise<void>
}

/** How often a hand clicked, or pressed a key other than Tab and those of words. */
export interface Count {
  presses: number
}

/** Clicks, and counts each. A list opens with one click, and its option is another. */
export function mouse(page: Page, count: Count): Hand {
  const press = async (control: Locator) => {
    count.presses += 1
    await control.click()
  }
  return {
    press,
    async write(control, words) {
      count.presses += 1
      await control.click({ clickCount: 3 })
      await page.keyboard.insertText(words)
    },
    async choose(list, label) {
      count.presses += 2
      await list.selectOption({ label })
    },
    flip: press,
    open: press,
  }
}

/** Presses keys on what Tab reaches, and counts them. */
export function keyboard(page: Page, count: Count): Hand {
  const press = async (key: string) => {
    count.presses += 1
    await page.keyboard.press(key)
  }
  const reach = async (control: Locator) => {
    expect(await control.evaluate((element: HTMLElement) => element.tabIndex)).toBeGreaterThanOrEqual(0)
    await control.focus()
  }
  const pressOn = (key: string) => async (control: Locator) => {
    await reach(control)
    await press(key)
  }
  return {
    press: pressOn('Enter'),
    async write(control, words) {
      await reach(control)
      await press('ControlOrMeta+A')
      await page.keyboard.insertText(words)
    },
    async choose(list, label) {
      await reach(list)
      count.presses += 1
      await page.keyboard.type(label)
      await expect.poll(() => list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label)).toBe(label)
    },
    flip: pressOn('Space'),
    async open(tab) {
      await reach(page.getByRole('tab', { selected: true }))
      while (!(await hasFocus(tab))) await press('ArrowRight')
      await press('Enter')
    },
  }
}
