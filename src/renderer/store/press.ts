/**
 * How long to wait for the end of a press that is never reported, e.g. one that opened the browser's own list;
 * milliseconds.
 */
const longest = 1000

/** Whether a mouse button, or a finger, is pressed on the page. */
export class Press {
  #isDown = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: (() => void)[] = []

  /** Tracks presses on a page until the returned function is called. */
  follow(page: Document): () => void {
    const begin = () => {
      this.#isDown = true
      this.#endIn(longest)
    }
    // The click comes with the release, before any timer.
    const release = () => this.#endIn(0)
    page.addEventListener('mousedown', begin, true)
    page.addEventListener('mouseup', release, true)
    return () => {
      page.removeEventListener('mousedown', begin, true)
      page.removeEventListener('mouseup', release, true)
      clearTimeout(this.#timer)
      this.#end()
    }
  }

  /** Runs a function now, or once the current press has had its effect. */
  after(act: () => void): void {
    if (this.#isDown) this.#waiting.push(act)
    else act()
  }

  #endIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#end(), milliseconds)
  }

  #end(): void {
    this.#isDown = false
    for (const act of this.#waiting.splice(0)) act()
  }
}
