import { StartError } from './start-error.ts'

const paystack = 'https://api.paystack.co'

/** Reads `CARD_URL` and `CARD_KEYS`. Throws a StartError that names the variable, and none of its secrets. */
export function readPaystack(variables: Readonly<Record<string, string | undefined>>) {
  const url = variables['CARD_URL'] || paystack
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new StartError('CARD_URL must be a URL.')
  const entries = (variables['CARD_KEYS'] ?? '').split(',').map((text) => text.trim())
  const keys = entries.filter((text) => text !== '').map(keyIn)
  return { url: url.replace(/\/+$/, ''), keys: new Map(keys) }
}

function keyIn(text: string): [string, string] {
  const [, id, key] = /^([a-z][a-z0-9-]*)=(\w{8,200})$/.exec(text) ?? []
  if (id !== undefined && key !== undefined) return [id, key]
  throw new StartError(
    'CARD_KEYS must hold organisations with their secret keys, organisation=secret-key, separated by commas.',
  )
}
