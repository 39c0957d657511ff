/** How long after a download its result is shared; milliseconds. Two parts of a page that show it mount together. */
const shared = 10_000

/**
 * Lets callers that need the same file at about the same time share one download, as a portrait in the header and in
 * the profile. A failed one is not shared with later callers, nor is one of another session.
 * @param token of the current session
 */
export function shareDownloads<File>(
  download: (path: string) => Promise<File>,
  token: () => string | undefined,
): (path: string) => Promise<File> {
  const recent = new Map<string, Promise<File>>()
  return (path) => {
    const key = `${token() ?? ''} ${path}`
    const known = recent.get(key)
    if (known) return known
    const file = download(path)
    recent.set(key, file)
    const forget = () => recent.delete(key)
    file.then(() => setTimeout(forget, shared), forget)
    return file
  }
}
