import { StartError } from './start-error.ts'

/** Who may give an organisation's money back by M-Pesa, as Safaricom's portal names them. */
export interface DarajaInitiator {
  readonly name: string
  /** The initiator's password, encrypted by Safaricom's certificate: the password itself never comes here. */
  readonly credential: string
}

/** A password that is encrypted by RSA has at least this many bytes; a password as it is has not. */
const encryptedBytes = 128

/**
 * Reads `MPESA_INITIATORS`. Throws a StartError that names the variable, and none of its secrets.
 *
 * @param organisations those with keys
 */
export function readInitiators(
  variables: Readonly<Record<string, string | undefined>>,
  organisations: ReadonlySet<string>,
): ReadonlyMap<string, DarajaInitiator> {
  const entries = (variables['MPESA_INITIATORS'] ?? '').split(',').map((text) => text.trim())
  const initiators = new Map(entries.filter((text) => text !== '').map(initiatorIn))
  const missing = [...initiators.keys()].filter((id) => !organisations.has(id))
  if (missing.length > 0) {
    throw new StartError(`MPESA_INITIATORS needs keys in MPESA_KEYS as well, for: ${missing.join(', ')}.`)
  }
  return initiators
}

function initiatorIn(text: string): [string, DarajaInitiator] {
  const [, id, name, credential = ''] = /^([a-z][a-z0-9-]*)=([^:\s]+):([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  if (id !== undefined && name !== undefined && Buffer.from(credential, 'base64').length >= encryptedBytes) {
    return [id, { name, credential }]
  }
  throw new StartError(
    'MPESA_INITIATORS must hold organisations with their initiators, organisation=name:security-credential, separated ' +
      'by commas; the security credential is the password as Safaricom’s certificate encrypts it, in base64.',
  )
}
