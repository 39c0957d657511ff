import { readPaystack } from './card-keys.ts'
import { readInitiators } from './initiators.ts'
import type { DarajaInitiator } from './initiators.ts'
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
    /** By organisation. One without an initiator gives nothing back by M-Pesa. */
    readonly initiators: ReadonlyMap<string, DarajaInitiator>
    /** The phones that are named for the paybills of organisations whose members may pay there by themselves. */
    readonly paybills: ReadonlyMap<string, string>
  }
  readonly paystack: {
    readonly url: string
    /** The secret key of each organisation that takes cards. */
    readonly keys: ReadonlyMap<string, string>
  }
}

const safaricom = 'https://api.safaricom.co.ke'

/** Reads the variables of the providers. Throws a StartError that names the variable, and none of its secrets. */
export function readProviders(variables: Readonly<Record<string, string | undefined>>): ProviderSettings {
  const url = variables['MPESA_URL'] || safaricom
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new StartError('MPESA_URL must be a URL.')
  const keys = new Map(listIn(variables['MPESA_KEYS']).map(keysIn))
  const paybills = new Map(listIn(variables['MPESA_PAYBILLS']).map(paybillIn))
  const without = [...paybills.keys()].find((id) => !keys.has(id))
  if (without !== undefined) throw new StartError(`MPESA_PAYBILLS has ${without}, of which MPESA_KEYS has no keys.`)
  const initiators = readInitiators(variables, new Set(keys.keys()))
  const daraja = { url: url.replace(/\/+$/, ''), keys, initiators, paybills }
  return { daraja, paystack: readPaystack(variables) }
}

const listIn = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')

function paybillIn(text: string): [string, string] {
  const [, id, phone] = /^([a-z][a-z0-9-]*)=(254[17]\d{8})$/.exec(text) ?? []
  if (id !== undefined && phone !== undefined) return [id, phone]
  throw new StartError(
    'MPESA_PAYBILLS must hold organisations with the phone that is named for their paybill, organisation=254…, ' +
      'separated by commas.',
  )
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
