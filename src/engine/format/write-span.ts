/** Writes from when to when something is; one of the two where they are the same, or there is no other. */
export function writeSpan(from: string, to: string, span: (from: string, to: string) => string): string {
  return to === '' || to === from ? from : span(from, to)
}

/** The same of two dates in words: the first leaves out the month and the year that it shares with the second. */
export function writeDays(from: string, to: string, span: (from: string, to: string) => string): string {
  const [words, others] = [from.split(' '), to.split(' ')]
  const differing = words.findLastIndex((word, place) => word !== others[place + others.length - words.length])
  return writeSpan(differing < 0 ? from : words.slice(0, differing + 1).join(' '), to, span)
}
