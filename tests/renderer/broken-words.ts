/** The longest word that has to stay whole, letters. */
const longest = 24

/** The ordinary words inside an element that are drawn on two lines; a mark such as a dot or a dash ends a word. */
export function brokenWords(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (word.length <= longest && lines.size > 1) found.push(word)
    }
  }
  return found
}
