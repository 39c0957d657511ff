import fc from 'fast-check'

const given = typeof process === 'undefined' ? undefined : process.env['FUZZ_SEED']

/**
 * The one way to fast-check. Each run tries the same cases, so that what a commit's tests say does not depend on when
 * they run. Other cases are tried on purpose: `FUZZ_SEED=random`, or the seed of a failure to see it again.
 */
if (given !== 'random') fc.configureGlobal({ seed: Number(given ?? 20_261_122) })

export { fc }
