import { randomBytes } from 'node:crypto'

/** The tokens that a simulated provider has given. */
interface SimulatedTokens {
  /** A new token for the keys of a request, which ends their last one; undefined for keys that are not known. */
  give(authorization: string | undefined): string | undefined
  /** Whether a request bears a token that has not ended. */
  isValid(authorization: string | undefined): boolean
  /** Ends all. */
  end(): void
  /** How many it has given. */
  count(): number
}

/** @param secret the secret of all keys; each account has a key of its own, which begins with `key` */
export function simulatedTokens({ key, secret }: { readonly key: string; readonly secret: string }): SimulatedTokens {
  const tokens = new Map<string, string>()
  let given = 0
  return {
    give: (authorization = '') => {
      const [, basic = ''] = /^Basic (.+)$/.exec(authorization) ?? []
      const [name = '', password] = Buffer.from(basic, 'base64').toString().split(':')
      if (!name.startsWith(key) || password !== secret) return undefined
      const token = randomBytes(14).toString('hex')
      tokens.set(name, token)
      given += 1
      return token
    },
    isValid: (authorization) => [...tokens.values()].some((token) => authorization === `Bearer ${token}`),
    end: () => tokens.clear(),
    count: () => given,
  }
}
