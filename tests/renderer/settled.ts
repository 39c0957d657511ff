/** Waits until all finite animations have ended, so that colours are final. */
export async function settled(): Promise<void> {
  const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(finite.map((animation) => animation.finished))
}
