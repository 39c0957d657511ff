/**
 * The name of a member as words: `Amount_Including_VAT` is “Amount Including VAT”, `shownAs` is “Shown as”. A name with
 * dots, such as the key of a text, stays as it is.
 */
export function readableName(name: string): string {
  if (name.includes('.')) return name
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])(?=[a-z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
