/** A text's first characters, with an ellipsis where there are more. No character of two units is cut in half. */
export function cutText(text: string, characters: number): string {
  const all = Array.from(text)
  return all.length <= characters ? text : `${all.slice(0, characters).join('')}…`
}
