/** What a request to the provider holds. */
type RequestBody = Readonly<Record<string, unknown>>

/** How the provider answers a request that it does not take: the status, and its words. */
type RefusedRequest = readonly [number, object]

/** The keys that a request has to be signed with, and the account number of the first organisation. */
interface AccountKeys {
  readonly shortcode: string
  readonly passkey: string
}

/** What a kind of request has to hold. */
interface DemandedFields {
  /** The provider's number of the API, which is in the codes of its errors. */
  readonly api: string
  /** The field with the organisation's account. */
  readonly account: string
  /** In the order in which they are looked at. */
  readonly fields: Readonly<Record<string, (text: string, body: RequestBody) => boolean>>
  /** Whether it bears a password that is made of the account, the passkey and its time. */
  readonly isSigned: boolean
}

export const darajaFault = (errorCode: string, errorMessage: string) => ({
  requestId: 'simulated',
  errorCode,
  errorMessage,
})

const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isUpTo = (most: number) => (text: string) => text.trim() !== '' && text.length <= most

/** `YYYYMMDDHHmmss` that is on the calendar. */
function isTimestamp(text: string): boolean {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z')
  const at = new Date(iso)
  return iso !== text && !Number.isNaN(at.getTime()) && at.toISOString() === iso
}

/** An address that the provider can call: by https, but for this machine. */
function isReachable(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && /^(127\.0\.0\.1|([\w-]+\.)*localhost)$/.test(hostname))
}

const forbiddenWords = /m-?pesa|safaricom|exe|cmd|sql|query/i
const isRegistrable = (text: string) => isReachable(text) && !forbiddenWords.test(text)
const isPhone = (text: string) => /^254[17]\d{8}$/.test(text)
const isShortcode = (text: string) => /^\d{5,7}$/.test(text)

const demanded: Readonly<Record<string, DemandedFields>> = {
  '/mpesa/stkpush/v1/processrequest': {
    api: '002',
    account: 'BusinessShortCode',
    fields: {
      BusinessShortCode: isShortcode,
      Timestamp: isTimestamp,
      // The simulated accounts are paybills; the other type is for tills.
      TransactionType: (text) => text === 'CustomerPayBillOnline',
      Amount: (text) => /^[1-9]\d*$/.test(text),
      PartyA: isPhone,
      PartyB: (text, body) => text === textIn(body['BusinessShortCode']),
      PhoneNumber: isPhone,
      CallBackURL: isReachable,
      AccountReference: isUpTo(12),
      TransactionDesc: isUpTo(13),
    },
    isSigned: true,
  },
  '/mpesa/stkpushquery/v1/query': {
    api: '002',
    account: 'BusinessShortCode',
    fields: {
      BusinessShortCode: isShortcode,
      Timestamp: isTimestamp,
      CheckoutRequestID: (text) => text !== '',
    },
    isSigned: true,
  },
  '/mpesa/c2b/v2/registerurl': {
    api: '003',
    account: 'ShortCode',
    fields: {
      ShortCode: isShortcode,
      ResponseType: (text) => text === 'Completed' || text === 'Cancelled',
      ConfirmationURL: isRegistrable,
      ValidationURL: isRegistrable,
    },
    isSigned: false,
  },
}

/** So many accounts there are, numbered from the first organisation's. */
const accounts = 100

/** The provider's refusal of a request that misses something or is signed wrongly; undefined for one that it takes. */
export function refusedRequest(
  path: string,
  body: RequestBody,
  { shortcode, passkey }: AccountKeys,
): RefusedRequest | undefined {
  const { api, account, fields, isSigned } = demanded[path] ?? {}
  if (fields === undefined || account === undefined) return undefined
  const wrong = Object.entries(fields).find(([name, isRight]) => !isRight(textIn(body[name]), body))
  if (wrong !== undefined) return [400, darajaFault(`400.${api}.02`, `Bad Request - Invalid ${wrong[0]}`)]
  const own = textIn(body[account])
  const place = Number(own) - Number(shortcode)
  if (place < 0 || place >= accounts) return [500, darajaFault('500.001.1001', 'Merchant does not exist')]
  const password = Buffer.from(`${own}${passkey}${textIn(body['Timestamp'])}`).toString('base64')
  if (!isSigned || body['Password'] === password) return undefined
  return [500, darajaFault('500.001.1001', '[MerchantValidate] - Wrong credentials')]
}
