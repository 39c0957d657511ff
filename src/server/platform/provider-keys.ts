import { StartError } from './start-error.ts'

/** What an organisation needs to be paid by M-Pesa, as Safaricom's Daraja gives it. */
export interface DarajaKeys {
  readonly shortcode: string
  readonly passkey: string
  readonly consumerKey: string
  readonly consumerSecret: string
}

/** The payment providers of this process. */
export interface ProviderSettings {
  readonly daraja: {
    /** The origin of its API. */
    readonly url: string
    /** By organisation. One without keys is not offered M-Pesa. */
    readonly keys: ReadonlyMap<string, DarajaKeys>
  }
}

const safaricom = 'https://api.safaricom.co.ke'

/** Reads `MPESA_URL` and `MPESA_KEYS`. Throws a StartError that names the variable, and none of its secrets. */
export function readProviders(variables: Readonly<Record<string, string | undefined>>): ProviderSettings {
  const url = variables['MPESA_URL'] || safaricom
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new StartError('MPESA_URL must be a URL.')
  const entries = (variables['MPESA_KEYS'] ?? '').split(',').map((text) => text.trim())
  const keys = entries.filter((text) => text !== '').map(keysIn)
  return { daraja: { url: url.replace(/\/+$/, ''), keys: new Map(keys) } }
}

function keysIn(text: string): [string, DarajaKeys] {
  const [, id, found = ''] = /^([a-z][a-z0-9-]*)=(.*)$/.exec(text) ?? []
  const [shortcode = '', passkey = '', consumerKey = '', consumerSecret = '', ...others] = found.split(':')
  const isWhole = /^\d{5,7}$/.test(shortcode) && passkey !== '' && consumerKey !== '' && consumerSecret !== ''
  if (id !== undefined && isWhole && others.length === 0) {
    return [id, { shortcode, passkey, consumerKey, consumerSecret }]
  }
  throw new StartError(
    'MPESA_KEYS must hold organisations with their keys, organisation=shortcode:passkey:consumer-key:consumer-secret, ' +
      'separated by commas.',
  )
}
