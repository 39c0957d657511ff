/** Waits until nothing on the page moves or fades any more, so that colours are those that are meant. */
export async function settled(): Promise<void> {
  const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(finite.map((animation) => animation.finished))
}
