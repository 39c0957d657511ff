/** Waits until all finite animations have ended, so that colours are final; those that follow scrolling never do. */
export async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(finite.map((animation) => animation.finished))
}
