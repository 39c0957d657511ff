/** Loads something at its first use, and keeps it; what could not be loaded is tried again at the next use. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => {
    loaded ??= load()
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
}
