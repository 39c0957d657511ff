/** An answer that is kept and sent but neither visible nor focusable. */
export function HiddenWidget() {
  return null
}
