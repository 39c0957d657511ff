/** The only thing of a list of one: what is done for several at once is also how it is done for one. */
export function onlyOne<Thing>(list: readonly Thing[]): Thing {
  const [one] = list
  if (one === undefined || list.length > 1) throw new Error(`These are ${list.length}.`)
  return one
}
