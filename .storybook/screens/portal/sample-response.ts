import type { GetAddress, GetResponse, PostAddress, PostResponse } from '../../../src/contract/addresses.ts'
import type { CatalogueText } from '../../../src/contract/catalogue-text.ts'
import type { Place } from './general-responses.ts'
import type { ApiError } from '../../../src/portal/api/api-error.ts'

/** What the server of a story returns to a call, instead of what `sampleApi` has for every story. */
export interface SampleResponse {
  /** A path below the API base; without a query it matches every query. */
  readonly address: string
  readonly outcome: Outcome
}

/** The response's `data`, also as it is made for an organisation in a language; a failure, or nothing yet. */
export type Outcome =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'failure'; readonly failure: ApiError }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'made'; readonly make: (place: Place) => Promise<object | undefined> }

/** A response to a GET call of the contract. */
export const responds = <Address extends GetAddress>(address: Address, data: GetResponse<Address>): SampleResponse => ({
  address,
  outcome: { kind: 'data', data },
})

/** A response to a GET call that depends on the shown organisation and language. */
export const makes = <Address extends GetAddress>(
  address: Address,
  make: (place: Place) => Promise<(GetResponse<Address> & object) | undefined>,
): SampleResponse => ({ address, outcome: { kind: 'made', make } })

/** A response as a story writes it: its texts in plain words, which a server takes from its catalogue. */
type Written<Data> = Data extends CatalogueText
  ? string
  : Data extends object
    ? { readonly [Key in keyof Data]: Written<Data[Key]> }
    : Data

/** A response to a POST call of the contract. */
export const accepts = <Address extends PostAddress>(
  address: Address,
  data: Written<PostResponse<Address>>,
): SampleResponse => ({ address, outcome: { kind: 'data', data } })

/** A response to a call that a section's page declares. */
export const lists = (address: string, data: object | null): SampleResponse => ({
  address,
  outcome: { kind: 'data', data },
})

/** A call that fails. */
export const fails = (address: string, failure: ApiError): SampleResponse => ({
  address,
  outcome: { kind: 'failure', failure },
})

/** A call without a response yet. */
export const waits = (address: string): SampleResponse => ({ address, outcome: { kind: 'waiting' } })
