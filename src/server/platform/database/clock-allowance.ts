/**
 * How much earlier a reading of the clock may be than one that was written down before it, though no clock was set back:
 * requests read it and then wait for one another, and the clocks of two servers differ. Milliseconds.
 */
export const clockAllowance = 60_000
