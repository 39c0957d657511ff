/** An answer that is kept and sent but neither seen nor reachable. */
export function HiddenWidget() {
  return null
}
