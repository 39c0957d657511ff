/**
 * How much earlier than a stored time the clock may read although nobody set it back: requests read the clock and then
 * wait for one another, and the clocks of two servers differ. Milliseconds.
 */
export const clockAllowance = 60_000
