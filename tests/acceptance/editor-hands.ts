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
  /** Chooses an item of the menu of a button. */
  pick(menu: Locator, item: Locator): Promise<void>
}

/** How often a hand clicked, or pressed a key other than those of words. */
export interface Count {
  /** Without those to get somewhere. */
  presses: number
  /** How often it pressed Tab. */
  tabs: number
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
    async pick(menu, item) {
      await press(menu)
      await press(item)
    },
  }
}

/**
 * How many elements Tab passes from the one that has the focus to another, which counts; negative backwards. An
 * estimate, as the browser knows best.
 */
const tabsTo = (control: Locator): Promise<number> =>
  control.evaluate((wanted) => {
    const precedes = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const focused = document.activeElement ?? document.body
    const reachable = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
      .filter((element) => element !== focused && element !== wanted)
    const between = (start: Element, end: Element) =>
      reachable.filter((element) => precedes(start, element) && precedes(element, end)).length
    return precedes(focused, wanted) ? between(focused, wanted) + 1 : -between(wanted, focused) - 1
  })

/** Presses keys on what Tab reaches from where the focus is, and counts them. The focus is never lost on the way. */
export function keyboard(page: Page, count: Count): Hand {
  const press = async (key: string) => {
    count.presses += 1
    await page.keyboard.press(key)
  }
  const reach = async (control: Locator) => {
    await control.waitFor()
    await expect.poll(() => hasFocus(page.locator('body')), { message: 'the focus is lost' }).toBe(false)
    for (let attempt = 0; attempt < 10 && !(await hasFocus(control)); attempt += 1) {
      const tabs = await tabsTo(control)
      count.tabs += Math.abs(tabs)
      if (tabs < 0) await page.keyboard.down('Shift')
      // Held down, it goes on from one to the next.
      for (let i = 0; i < Math.abs(tabs); i += 1) await page.keyboard.down('Tab')
      await page.keyboard.up('Tab')
      if (tabs < 0) await page.keyboard.up('Shift')
    }
    expect(await hasFocus(control), `Tab does not reach ${control.toString()}`).toBe(true)
  }
  const pressOn = (key: string) => async (control: Locator) => {
    await reach(control)
    await press(key)
  }
  const until = async (key: string, control: Locator) => {
    while (!(await hasFocus(control))) await press(key)
    await press('Enter')
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
      await until('ArrowRight', tab)
    },
    async pick(menu, item) {
      await reach(menu)
      await press('Enter')
      await item.waitFor()
      await until('ArrowDown', item)
    },
  }
}
