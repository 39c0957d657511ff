import { cardActs } from './card-payers.ts'

/** A transaction as the provider keeps it. */
export interface CardTransaction {
  /** The provider's own number. */
  readonly id: number
  /** The secret key that began it. */
  readonly key: string
  /** The merchant's name for it. */
  readonly reference: string
  readonly email: string
  /** In cents. */
  readonly asked: number
  /** Where payers go afterwards, and without paying. */
  readonly back: string
  readonly cancel: string
  /** What was paid, in cents, once it was. */
  amount: number
  currency: string
  /** `abandoned` until the payer has tried a card. */
  status: 'abandoned' | 'ongoing' | 'failed' | 'success' | 'reversed'
  /** The bank's words. */
  response: string
}

/** The page of the provider, on which somebody plays the payer. */
export function cardPage({ asked, currency, status, response, back }: CardTransaction): string {
  const buttons = Object.keys(cardActs).map((act) => `<button name="act" value="${act}">${act}</button>`)
  const form = `<p>What does the payer do?</p><form method="post">${buttons.join('')}</form>`
  const tried = status === 'failed' ? `<p role="alert">${response}. Try another card, or leave.</p>` : ''
  const paid = `<p>This was paid. <a href="${escaped(back)}">Go back</a></p>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The card page</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;display:block;width:100%;padding:.5rem .8rem;margin:.4rem 0}</style></head>
<body><h1>The card page</h1><p>${currency.replaceAll(/\W/g, '')} ${asked / 100} by card. This page is simulated.</p>
${status === 'success' ? paid : tried + form}</body></html>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
