/** The result of work that is done at its first use, and not before. Work that throws is done again. */
export function once<Result extends object>(work: () => Result): () => Result {
  let result: Result | undefined
  return () => (result ??= work())
}
