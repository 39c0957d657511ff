/** What a payer does with a request on their phone. */
export interface Payer {
  /** The result of the payment; undefined for one that the page of the payer decides, or nobody does. */
  readonly code?: string
  /** Whether the provider's message of it arrives: `lost` never does. */
  readonly callback?: 'once' | 'twice' | 'lost' | 'before-answer' | 'forged-first' | 'other-amount' | 'late'
  /** What goes wrong with the request itself. */
  readonly push?: 'token-over' | 'silent'
}

/** By the last two digits of the phone; all other phones pay. */
const payers: Readonly<Record<string, Payer>> = {
  '01': { code: '1' },
  '02': { code: '2' },
  '03': { code: '3' },
  '04': { code: '4' },
  '08': { code: '8' },
  '10': { code: '1001' },
  '13': { code: 'SFC_IC0003' },
  '17': { code: '17' },
  '19': { code: '1019' },
  '20': { code: '0', callback: 'late' },
  '25': { code: '1025' },
  '21': { code: '2001' },
  '28': { code: '2028' },
  '32': { code: '1032' },
  '37': { code: '1037' },
  '40': {},
  '41': { code: '0', callback: 'before-answer' },
  '42': { code: '0', callback: 'twice' },
  '43': { code: '1032', callback: 'forged-first' },
  '44': { code: '0', callback: 'other-amount' },
  '45': { code: '0', push: 'token-over' },
  '46': { push: 'silent' },
  '47': { code: '0', callback: 'lost' },
  '66': { code: '8006' },
}

export const payerOf = (phone: string): Payer => payers[phone.slice(-2)] ?? { code: '0' }

/** What the page of the payer offers. */
export const payerActs = {
  approve: { code: '0' },
  cancel: { code: '1032' },
  'wrong PIN': { code: '2001' },
  'no money': { code: '1' },
  'no answer': { code: '1037' },
  'another payment under way': { code: '1001' },
  'wrong party': { code: 'SFC_IC0003' },
  'approve, confirm twice': { code: '0', callback: 'twice' },
  'approve, confirm late': { code: '0', callback: 'late' },
  'cancel, after a forged message': { code: '1032', callback: 'forged-first' },
} as const satisfies Readonly<Record<string, Payer>>
export type PayerAct = keyof typeof payerActs

export const isPayerAct = (act: string): act is PayerAct => Object.hasOwn(payerActs, act)

/** The provider's words for its results. */
export const resultTexts: Readonly<Record<string, string>> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '1001': 'Unable to lock subscriber, a transaction is already in process for the current subscriber.',
  '1032': 'Request cancelled by user',
  '1037': 'DS timeout user cannot be reached',
  '2001': 'The initiator information is invalid.',
  SFC_IC0003: 'The operator does not exist.',
}
