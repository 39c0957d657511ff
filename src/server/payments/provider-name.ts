/** No name of a provider comes near this, and no longer one could be looked for. */
const longestName = 200

/** Whether a value of a message may be the provider's name for something: such a text can be stored and looked for. */
export const isProviderName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestName && /^[\x20-\x7e]+$/.test(value)
