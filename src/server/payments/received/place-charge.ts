import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { PaymentServices } from '../payment-world.ts'
import type { PlacedMoney, ProviderTransaction } from '../provider-transaction.ts'
import { placeReceived } from './place-received.ts'

/** A charge that the provider has confirmed, and of which it names neither an account nor a payer. */
type Charge = Omit<ProviderTransaction, 'account' | 'payer' | 'at'>

/** Takes note of a charge that is no payment's of ours, as `placeReceived` does: it is left to finance staff. */
export const placeCharge = (services: PaymentServices, tenant: PublishedTenant, charge: Charge): Promise<PlacedMoney> =>
  placeReceived(services, tenant, { ...charge, account: '', payer: '', at: services.now() })
