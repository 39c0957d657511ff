import { lineAt } from './json-text.ts'
import type { TextProblem } from './json-text.ts'

/** No declaration comes near it. Parsers call themselves for each level, and run out of stack at some thousand. */
const deepest = 100

const [quote, backslash] = [0x22, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Where a text is nested deeper than any parser should be given; undefined where it is not. */
export function depthProblem(text: string): TextProblem | undefined {
  let depth = 0
  let isText = false
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === quote) isText = !isText
    else if (isText && code === backslash) i += 1
    else if (!isText && (code === openList || code === openObject)) depth += 1
    else if (!isText && (code === closeList || code === closeObject)) depth -= 1
    if (depth > deepest) return { line: lineAt(text, i), pointer: '', ...tooDeep }
  }
  return undefined
}

const tooDeep = {
  message: `Values are inside one another more than ${deepest} levels deep.`,
  mend: 'Look for brackets that are not closed.',
}
