import { payerActs, resultTexts } from './payers.ts'
import type { Push } from './send-callback.ts'

/** A page on which somebody plays the payer: every request for money, and what to do with it. */
export function payerPage(pushes: readonly Push[]): string {
  const rows = pushes.map(rowOf).join('') || '<p>No request has come yet. Reload after pressing Pay.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The payer's phone</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
section{border:1px solid #8888;border-radius:8px;padding:0 1rem 1rem;margin:1rem 0}
button{font:inherit;padding:.4rem .8rem;margin:.2rem}</style></head>
<body><h1>The payer's phone</h1><p>Requests for money, the newest first. By itself a phone pays after two seconds; one
that ends in 40 waits for you.</p>${rows}</body></html>`
}

function rowOf({ id, phone, amount, code }: Push): string {
  const buttons = Object.keys(payerActs).map((act) => `<button name="act" value="${act}">${act}</button>`)
  const state =
    code === undefined
      ? `<form method="post" action="/payer/${encodeURIComponent(id)}">${buttons.join('')}</form>`
      : `<p>${code}: ${resultTexts[code] ?? 'not paid'}</p>`
  return `<section><h2>KES ${amount} from ${phone.replaceAll(/\D/g, '')}</h2>${state}</section>`
}
