import type { AssetReader } from '../../platform/brand/asset-reader.ts'
import type { Environment } from '../../platform/environment.ts'
import { readLogos } from '../inline-logo.ts'
import type { OutboxMessage } from '../outbox.ts'
import type { Carrier, Carriers } from './carrier.ts'
import { smsCarrier } from './sms-carrier.ts'
import { smtpCarrier } from './smtp-carrier.ts'

/** The carriers that the environment configures; messages of a kind without a carrier are kept. */
export function openCarriers(
  { carriers: { smtp, sms } }: Pick<Environment, 'carriers'>,
  assets: AssetReader,
): Carriers {
  const carriers = new Map<OutboxMessage['channel'], Carrier>()
  if (smtp) carriers.set('email', smtpCarrier(smtp, readLogos(assets)))
  if (sms) carriers.set('sms', smsCarrier(sms))
  return carriers
}
