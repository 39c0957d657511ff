/** Functions that run inside the measured pages; each must be self-contained, because it is sent there as text. */

declare global {
  interface Window {
    usableAt?: number
    keystrokeFrames?: number[]
    rendered?: number
  }
}

/** A name that the compiler running this script wraps around functions; in the page it does nothing. */
export const namesAsPlain = 'globalThis.__name = (named) => named'

/** Records when the page has drawn that many controls, none of them a placeholder. */
export function watchUntilUsable(controls: number): void {
  const selector = 'input:not([aria-hidden]):not([type=hidden]), select, textarea:not([aria-hidden]), [role=combobox]'
  const look = () => {
    const isThere = document.querySelectorAll(selector).length >= controls
    if (!isThere || document.querySelector('.rg-waiting') !== null) return requestAnimationFrame(look)
    return requestAnimationFrame(() => setTimeout(() => (window.usableAt = performance.now())))
  }
  requestAnimationFrame(look)
}

/** Records how long each key press takes until the next frame. */
export function watchFrames(): void {
  window.keystrokeFrames = []
  const { keystrokeFrames: frames } = window
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now()
      requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - pressed)))
    },
    true,
  )
}

/** Counts the components that React renders, by the hook for its developer tools. */
export function countRenders(): void {
  interface Fiber {
    readonly alternate: Fiber | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly flags: number
    readonly type: unknown
  }
  const count = (fiber: Fiber | null): number => {
    if (fiber === null) return 0
    const isComponent = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null)
    const own = isComponent && (fiber.flags & 1) === 1 ? 1 : 0
    const isWorkedOn = fiber.alternate === null || fiber.child !== fiber.alternate.child
    return own + (isWorkedOn ? count(fiber.child) : 0) + count(fiber.sibling)
  }
  window.rendered = 0
  const onCommitFiberRoot = (_id: number, root: { readonly current: Fiber }) => {
    window.rendered = (window.rendered ?? 0) + count(root.current)
  }
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => {} }
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook })
}
