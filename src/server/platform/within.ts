/** The result of work, or another value when it takes too long; the work continues. */
export async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  otherwise: () => Value,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
