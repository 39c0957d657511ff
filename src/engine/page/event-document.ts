/** The address of an event's document below that of all of them; undefined where that is no page of the web. */
export function eventDocumentAddress(base: string, path: string): string | undefined {
  if (!/^https?:\/\//.test(base)) return undefined
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
  return segments.length === 0 ? undefined : [base.replace(/\/+$/, ''), ...segments.map(encodeURIComponent)].join('/')
}

/** Whether browsers show a document; any other is downloaded. */
export const canPreview = (path: string): boolean => /\.(?:pdf|jpe?g|png)$/i.test(path)
