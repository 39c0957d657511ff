import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  paybillVariables,
  simulatorVariables,
  startDarajaSimulator,
} from '../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../scripts/simulators/daraja-simulator.ts'
import { payerActs } from '../../scripts/simulators/payers.ts'
import type { PayerAct } from '../../scripts/simulators/payers.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { openBrowser } from './browser.ts'
import { startSeeded } from './seeded-server.ts'
import { logInAs } from './steps.ts'

const { visitAt } = openBrowser()

/** What each organisation's member does in turn; only the last of it pays. The form names the paybill of demo. */
const turns = {
  demo: ['cancel, after a forged message'],
  'engineering-board': ['cancel', 'wrong PIN', 'approve'],
  ics: ['no money', 'no answer', 'approve, confirm twice'],
  iek: ['another payment under way', 'wrong party', 'approve, confirm late'],
} as const satisfies Readonly<Record<string, readonly PayerAct[]>>
type Organisation = keyof typeof turns

const cancelled = 'You cancelled the payment on your phone. Nothing was paid.'
const paid = 'We have received your payment. Thank you.'
const sentences: Readonly<Record<PayerAct, string>> = {
  approve: paid,
  cancel: cancelled,
  'wrong PIN': 'The M-Pesa PIN was wrong. Nothing was paid.',
  'no money': 'There was not enough money in your M-Pesa account. Nothing was paid.',
  'no answer': 'Your phone could not be reached, or you did not answer in time. Nothing was paid.',
  'another payment under way': 'Your phone is busy with another M-Pesa payment. Wait two minutes, then try again.',
  'wrong party': 'M-Pesa did not take the payment. Nothing was paid.',
  'approve, confirm twice': paid,
  'approve, confirm late': paid,
  'cancel, after a forged message': cancelled,
}

// One server alone may read the list of a paybill.
let provider: DarajaSimulator
let portal: ServerProcess
beforeAll(async () => {
  provider = await startDarajaSimulator({ late: 500 })
  const keys = simulatorVariables(provider.address, Object.keys(turns))
  portal = await startSeeded({ ...keys, ...paybillVariables(['demo']) })
})
afterAll(async () => {
  await portal.stop()
  await provider.close()
})

/** Pays from a phone that waits for its owner, who then presses a button on the payer's page. */
async function play(
  checkout: Page,
  payer: Page,
  act: PayerAct,
  { phone, until = 'Enter your M-Pesa PIN on your phone to pay' }: { readonly phone: string; readonly until?: string },
): Promise<void> {
  await checkout.getByRole('textbox', { name: 'M-Pesa phone number' }).fill(phone)
  await checkout.getByRole('button', { name: /^M-Pesa: Pay KES/ }).click()
  const waiting = checkout.getByText(until)
  await waiting.waitFor()
  if (act === 'approve') {
    await checkout.reload()
    await waiting.waitFor()
  }
  await payer.goto(provider.address)
  const request = payer.locator('section').filter({ hasText: phone.replace('0', '254') })
  await request.getByRole('button', { name: act, exact: true }).click()
  await checkout.getByText(sentences[act], { exact: true }).waitFor()
}

/** Opens the checkout of what the member owes, and the payer's page beside it. */
async function owe(
  organisation: Organisation,
  account = 'graduate',
): Promise<{ readonly checkout: Page; readonly payer: Page }> {
  const checkout = await visitAt(portal.origin(organisation))
  await logInAs(checkout, account)
  const pending = checkout.getByRole('table', { name: 'Pending Payments' })
  await pending
    .getByRole('link', { name: /^Pay Now: INV-/ })
    .first()
    .click()
  return { checkout, payer: await checkout.context().newPage() }
}

test('whatever a payer does on the simulator’s page, the checkout says what came of it [BIL-04 BIL-05]', async () => {
  expect(Object.values(turns).flat().toSorted()).toEqual(Object.keys(payerActs).toSorted())
  const playTurns = async (organisation: Organisation, phone: string) => {
    const { checkout, payer } = await owe(organisation)
    for (const act of turns[organisation]) {
      await play(checkout, payer, act, { phone })
      if (sentences[act] !== paid) await checkout.getByRole('button', { name: 'Try again' }).click()
    }
    return { checkout, payer }
  }
  /** The provider takes the request and never answers it; its payer approves all the same. */
  const playSilence = async () => {
    const { checkout, payer } = await owe('ics', 'firm')
    await play(checkout, payer, 'approve', {
      phone: '0712345046',
      until: 'M-Pesa does not answer at the moment. If your phone asks for your PIN, you can pay',
    })
  }
  const [{ checkout, payer }] = await Promise.all([
    playTurns('demo', '0712345040'),
    playTurns('engineering-board', '0712345140'),
    playTurns('ics', '0712345240'),
    playTurns('iek', '0712345340'),
    playSilence(),
  ])
  const numbers = checkout.locator('dl').filter({ hasText: 'Paybill number' }).locator('dd')
  await numbers.first().waitFor()
  const [paybill = '', account = ''] = await numbers.allInnerTexts()
  for (const [typed, result] of [
    [`${account}1`, 'C2B00012'],
    [account, '0'],
  ] as const) {
    await payer.goto(provider.address)
    expect(await payer.getByLabel('Paybill').inputValue()).toBe(paybill)
    await payer.getByLabel('Account').fill(typed)
    await payer.getByLabel('Amount').fill('100000')
    await payer.getByRole('button', { name: 'pay', exact: true }).click()
    await payer.waitForURL(({ search }) => search === `?result=${result}`)
  }
  await payer.getByText(`KES 100000 to ${paybill} for ${account}`).waitFor()
  await expect
    .poll(async () => {
      await checkout.reload()
      return checkout.getByRole('heading', { level: 2, name: /Paid|How do you want to pay/ }).innerText()
    })
    .toBe('Paid')
})
