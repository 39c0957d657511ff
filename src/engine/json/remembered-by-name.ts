/** The same function with its results cached by name. */
export function rememberedByName<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (name) => {
    let found = known.get(name)
    if (found === undefined) known.set(name, (found = { value: make(name) }))
    return found.value
  }
}
