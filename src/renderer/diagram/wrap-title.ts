/** How wide a letter is at most in the fonts of organisations, in parts of the font's size. */
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,:;'|!’]/, 0.36],
  [/[frt()[\]\-/ ]/, 0.44],
  [/[mwMW@%–—]/, 0.98],
  [/[A-Z]/, 0.74],
  [/[a-z0-9]/, 0.62],
  [/[!-\u1fff]/, 0.7],
]
const widest = 1.1

/** About how wide a text is in pixels; rather too wide than too narrow, because nothing here can measure. */
export function textWidth(text: string, size: number): number {
  const widths = Array.from(text, (letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? widest)
  return size * widths.reduce((sum, width) => sum + width, 0)
}

/** A text in lines that fit a width. A word that is wider than the line is divided. */
export function wrapTitle(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .split(/\s+/)
    .filter((one) => one !== '')
    .flatMap((one) => parts(one, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** A word in pieces that fit, divided after a hyphen where there is one. */
function parts(word: string, size: number, width: number): readonly string[] {
  if (textWidth(word, size) <= width) return [word]
  const letters = Array.from(word)
  const fitting = letters.findIndex((_, i) => textWidth(letters.slice(0, i + 1).join(''), size) > width)
  const hyphen = letters.slice(0, fitting).lastIndexOf('-') + 1
  const end = Math.max(1, hyphen > 0 ? hyphen : fitting)
  return [letters.slice(0, end).join(''), ...parts(letters.slice(end).join(''), size, width)]
}
