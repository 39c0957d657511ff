/**
 * Whether lazily loaded code has arrived. Where it cannot be fetched, as without a connection, the page works without
 * it and tries again when it is next needed; rendering it would break the page.
 */
export const isFetched = (load: () => Promise<unknown>): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  )
