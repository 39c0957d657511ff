import { payerActs, resultTexts } from './payers.ts'
import { paybillActs } from './paybill.ts'
import type { PaidMoney } from './paybill.ts'
import type { Push } from './send-callback.ts'

/**
 * A page on which somebody plays the payer: every request for money, and what to do with it, and a form for money that
 * is sent without a request.
 */
export function payerPage(pushes: readonly Push[], money: readonly PaidMoney[]): string {
  const rows = pushes.map(rowOf).join('') || '<p>No request has come yet. Reload after pressing Pay.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The payer's phone</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
section{border:1px solid #8888;border-radius:8px;padding:0 1rem 1rem;margin:1rem 0}
button{font:inherit;padding:.4rem .8rem;margin:.2rem}</style></head>
<body><h1>The payer's phone</h1><p>Requests for money, the newest first. By itself a phone pays after two seconds; one
that ends in 40 waits for you.</p>${rows}<h2>Pay by paybill</h2>${paybillForm}
<ul>${money.map(listed).join('')}</ul></body></html>`
}

const paybillForm = `<form method="post" action="/paybill"><p><label>Paybill <input name="paybill" value="174379" required></label>
<label>Account <input name="account" required></label>
<label>Amount <input name="amount" type="number" min="1" required></label>
<label>Phone <input name="phone" value="254712345600" required></label></p>${paybillActs
  .map((act) => `<button name="act" value="${act}">${act}</button>`)
  .join('')}</form><p>The address of this page then ends in the result: 0, or the provider's code of a refusal.</p>`

const listed = ({ receipt, shortcode, amount, account }: PaidMoney) =>
  `<li>${receipt}: KES ${amount} to ${shortcode.replaceAll(/\D/g, '')} for ${account.replaceAll(/[^\w -]/g, '')}</li>`

function rowOf({ id, phone, amount, code }: Push): string {
  const buttons = Object.keys(payerActs).map((act) => `<button name="act" value="${act}">${act}</button>`)
  const state =
    code === undefined
      ? `<form method="post" action="/payer/${encodeURIComponent(id)}">${buttons.join('')}</form>`
      : `<p>${code}: ${resultTexts[code] ?? 'not paid'}</p>`
  return `<section><h2>KES ${amount} from ${phone.replaceAll(/\D/g, '')}</h2>${state}</section>`
}
