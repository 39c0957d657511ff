// Each of these runs in the page, so it is a text that needs nothing from outside.

/** The row actions that a pointer cannot reach: outside the window, or beneath something. */
export const unreachableActions = `(() => {
  const faults = []
  for (const button of document.querySelectorAll('tbody [data-actions] :is(a, button), tbody td:last-of-type > button, li button')) {
    button.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, right, top, bottom } = button.getBoundingClientRect()
    if (left < 0 || right > innerWidth) faults.push(button.ariaLabel + ' is ' + Math.round(right - innerWidth) + ' px outside')
    else if (!button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) faults.push(button.ariaLabel + ' is covered')
  }
  return faults
})()`

const words = `
  // A line may also end after an @ or a hyphen.
  const wordsIn = (cell) => {
    const found = []
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.parentElement.closest('.rg-unseen')) continue
      for (const { 0: word, index } of text.nodeValue.matchAll(/[^\\s@-]+[@-]*/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 2)
        if (boxes.length > 0) found.push({ word, boxes })
      }
    }
    return found
  }
  const cells = [...document.querySelectorAll('th, td')].filter((cell) => cell.checkVisibility())
`

/** The cells narrower than their longest word: it is broken, or longer than the cell. */
export const cellFaults = `(() => {
  ${words}
  return cells.flatMap((cell) => {
    const right = cell.getBoundingClientRect().right + 1
    return wordsIn(cell).flatMap(({ word, boxes }) => {
      if (boxes.length > 1 && word.length <= 24) return [word + ' is broken']
      return boxes.some((box) => box.right > right) ? [word + ' leaves its cell'] : []
    })
  })
})()`

/** The cells that have one word on each line. */
export const crowdedCells = `(() => {
  ${words}
  return cells.flatMap((cell) => {
    const found = wordsIn(cell)
    const lines = new Set(found.map(({ boxes }) => Math.round(boxes[0].top))).size
    return found.length > 3 && lines >= found.length ? [cell.innerText + ' has a line for each word'] : []
  })
})()`
