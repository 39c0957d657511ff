/** The names of facts in braces in a text, such as `case.number` in `Your request {case.number}`. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([a-z]+(?:\.[A-Za-z0-9_-]+)+|today)\}/g)].map(([, name = '']) => name)
