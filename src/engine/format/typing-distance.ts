/**
 * How many typing errors lie between two words: letters left out, added, wrong, or two neighbours swapped (the optimal
 * string alignment distance).
 */
export function typingDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const least = Math.min(wrong, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? one.length
}
