/**
 * Whether code that is fetched when it is wanted is here, once that is known. Where it cannot be fetched, as without a
 * connection, the page goes on without it and asks for it again at the next wish; drawing it would break the page.
 */
export const isFetched = (load: () => Promise<unknown>): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  )
