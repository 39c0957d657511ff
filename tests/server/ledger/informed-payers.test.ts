import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NotificationKind } from '../../../src/contract/notification.ts'
import { encodePaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import type { PaymentMessage } from '../../../src/engine/payments/reduce-payment.ts'
import { findUser, updateUser } from '../../../src/server/accounts/users.ts'
import { assignMoney, takeMoneyBack } from '../../../src/server/finance/decide-money.ts'
import { postPayment } from '../../../src/server/finance/decide-payment.ts'
import { decideGivenBack } from '../../../src/server/finance/give-back.ts'
import { enterRefund } from '../../../src/server/finance/transfers/enter-refund.ts'
import { enterTransfer } from '../../../src/server/finance/transfers/enter-transfer.ts'
import { takeBackTransfer } from '../../../src/server/finance/transfers/take-back-transfer.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { hearMessage } from '../../../src/server/payments/hear-message.ts'
import { addPayment } from '../../../src/server/payments/payment-rows.ts'
import type { PaymentRow } from '../../../src/server/payments/payment-rows.ts'
import { placeReceived } from '../../../src/server/payments/received/place-received.ts'
import { payByCredit } from '../../../src/server/payments/start-payment.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { objectIn } from '../answers.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { CasePerson, CaseServer } from '../cases/case-server.ts'
import { tenantOf } from '../test-profiles.ts'
import { owingMember, receiptsOf, worldOf } from './owing-member.ts'
import type { OwingMember } from './owing-member.ts'

let server: CaseServer
let clerk: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  clerk = await server.staff('finance')
})
afterAll(() => server.close())

/** A payment of what a member owes that waits for its payer, whose page is closed. */
async function pendingPayment(
  { profileId, number, invoiceId }: OwingMember,
  changed: Partial<Pick<PaymentRow, 'provider' | 'currency'>> = {},
) {
  const reference = `ws_CO_${randomUUID()}`
  const now = server.clock.now()
  const payment = await server.inTenant((tx) =>
    addPayment(tx, {
      id: randomUUID(),
      profile_id: profileId,
      invoice_id: invoiceId,
      invoice_no: number,
      provider: 'mpesa',
      shortcode: '174379',
      phone: '254712345678',
      amount_cents: 150_000,
      currency: 'KES',
      token: randomUUID(),
      state: 'created',
      reference: null,
      provider_receipt: null,
      code: null,
      receipt_no: null,
      created_at: now,
      changed_at: now,
      ...changed,
    }),
  )
  await hear(payment, { kind: 'accepted', reference })
  return { ...payment, reference }
}

const hearIn = (tx: TenantTransaction, payment: PaymentRow, message: PaymentMessage) =>
  hearMessage(tx, worldOf(server), payment, { message, raw: '' })
const hear = (payment: PaymentRow, message: PaymentMessage) => server.inTenant((tx) => hearIn(tx, payment, message))

/** What a member finds in the portal, the oldest first. */
async function bells({ id }: CasePerson) {
  const rows = await server.inTenant(({ tenant, db }) =>
    db.selectFrom('notifications').selectAll().where('tenant', '=', tenant).where('user_id', '=', id).execute(),
  )
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

/** The e-mails to a member, with those that wait. */
async function mails({ id }: CasePerson) {
  const rows = await server.inTenant(async (tx) => {
    const messages = tx.db.selectFrom('outbox').selectAll().where('tenant', '=', tx.tenant)
    return messages.where('recipient', '=', (await findUser(tx, id))?.email ?? '').execute()
  })
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

const receiptMail = /^Receipt RCT-\d+-\d+: KES 1,500\.00$/
const failedMail = /^Your payment of KES 1,500\.00 did not go through$/
const unconfirmedMail = /^We have no news of your payment of KES 1,500\.00$/
const examinedMail = /^Your payment for invoice INV-\d+-\d+ is with our finance office$/

/** How a member was informed: the kinds in the portal, and the subjects of the e-mails. */
const informed = async (member: CasePerson) => ({
  bells: (await bells(member)).map(({ kind }) => kind),
  mails: (await mails(member)).map(({ subject }) => subject),
})

const by = (kinds: readonly NotificationKind[], subjects: readonly RegExp[]) => ({
  bells: kinds,
  mails: subjects.map((subject) => expect.stringMatching(subject)),
})

type Heard = (reference: string) => PaymentMessage
const claimed: Heard = (reference) => ({ kind: 'claimed', reference, amount: 150_000 })
const paid: Heard = (reference) => ({ kind: 'paid', reference })
const unpaid: Heard = (reference) => ({ kind: 'unpaid', reference, code: '1032' })
const undecided: Heard = (reference) => ({ kind: 'undecided', reference })
const misfit: Heard = (reference) => ({ kind: 'misfit', reference, amount: 100, currency: 'KES' })
const expired: Heard = () => ({ kind: 'expired' })
const unanswered: Heard = () => ({ kind: 'unanswered' })
const refused: Heard = () => ({ kind: 'refused', code: 'unreachable' })

interface Ending {
  readonly heard: readonly Heard[]
  readonly bells: readonly NotificationKind[]
  readonly mails: readonly RegExp[]
}

const endings: Readonly<Record<string, Ending>> = {
  'paid, by a callback': { heard: [claimed, paid], bells: ['payment-received'], mails: [receiptMail] },
  'paid, by a callback that comes twice': {
    heard: [claimed, paid, claimed, paid, paid],
    bells: ['payment-received'],
    mails: [receiptMail],
  },
  'paid, when nobody knew how it ended': {
    heard: [unanswered, expired, undecided, paid],
    bells: ['payment-unconfirmed', 'payment-received'],
    mails: [receiptMail],
  },
  'paid, after it had failed': {
    heard: [unpaid, paid],
    bells: ['payment-failed', 'payment-received'],
    mails: [receiptMail],
  },
  'not decided yet': { heard: [unanswered, undecided, claimed], bells: [], mails: [] },
  failed: { heard: [claimed, unpaid, unpaid], bells: ['payment-failed'], mails: [failedMail] },
  'refused by the provider': { heard: [refused], bells: ['payment-failed'], mails: [failedMail] },
  expired: { heard: [unanswered, expired, unanswered], bells: ['payment-unconfirmed'], mails: [unconfirmedMail] },
  'failed, when nobody knew how it ended': {
    heard: [expired, unpaid],
    bells: ['payment-unconfirmed', 'payment-failed'],
    mails: [failedMail],
  },
  'paid with another sum': { heard: [misfit, misfit], bells: ['payment-examined'], mails: [examinedMail] },
  'paid with another sum, after it had failed': {
    heard: [unpaid, misfit],
    bells: ['payment-failed', 'payment-examined'],
    mails: [examinedMail],
  },
}

describe('whose page is closed is informed once of a payment that was [BIL-02 BIL-04 BIL-05]', () => {
  test.each(
    Object.entries(endings).flatMap(([name, ending]) =>
      ['mpesa', 'card'].map((provider) => [name, provider, ending] as const),
    ),
  )('%s (%s)', async (_name, provider, ending) => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member, { provider })
    for (const message of ending.heard) {
      server.clock.advance({ seconds: 1 })
      await hear(payment, message(payment.reference))
    }
    expect(await informed(member)).toEqual(by(ending.bells, ending.mails))
  })

  test('paid in a currency that is not the organisation’s any more', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member, { currency: 'USD' })
    await hear(payment, paid(payment.reference))
    expect((await bells(member)).map(({ kind }) => kind)).toEqual(['payment-examined'])
    expect(await mails(member)).toMatchObject([{ subject: expect.stringMatching(examinedMail) }])
  })

  test('heard by several processes at the same moment', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member)
    await Promise.all([1, 2, 3, 4].map(() => hear(payment, paid(payment.reference))))
    expect(await informed(member)).toEqual(by(['payment-received'], [receiptMail]))
  })

  test('not confirmed, and posted by hand', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member)
    await hear(payment, expired(payment.reference))
    server.clock.advance({ seconds: 1 })
    const decided = { id: payment.id, reason: 'It is in the statement.', by: clerk.id }
    await server.inTenant((tx) =>
      postPayment(tx, worldOf(server), decided, { receipt: `HAND${randomUUID()}`, amount: 1500 }),
    )
    expect(await informed(member)).toEqual(by(['payment-unconfirmed', 'payment-received'], [receiptMail]))
  })
})

/** Money that somebody pays to the paybill. */
const received = (account: string, receipt: string = randomUUID()) =>
  placeReceived(server.services, tenantOf(server, server.tenantId), {
    provider: 'mpesa',
    shortcode: '174379',
    receipt,
    amount: 150_000,
    currency: 'KES',
    account,
    payer: '',
    at: server.clock.now(),
    source: 'c2b',
    raw: '{}',
  })

const assign = (id: string, holder: string) =>
  server.inTenant((tx) => assignMoney(tx, worldOf(server), { id, reason: 'The payer called.', by: clerk.id }, holder))

async function transferFrom({ number }: OwingMember, amount = 1500): Promise<string> {
  const content = { size: 1, sha256: '0'.repeat(64), path: '' }
  const slip = { ...content, id: randomUUID(), name: 'slip.pdf', mediaType: 'application/pdf' } as const
  const transfer = { payer: number, amount, paidOn: '2026-01-05', reference: randomUUID(), slip, by: clerk.id }
  const entered = await server.inTenant((tx) => enterTransfer(tx, worldOf(server), transfer))
  return entered.number
}

const idOfReceipt = ({ profileId }: OwingMember) =>
  server.inTenant(async ({ tenant, db }) => {
    const rows = db.selectFrom('ledger_documents').select('id').where('tenant', '=', tenant)
    return (await rows.where('profile_id', '=', profileId).where('kind', '=', 'receipt').executeTakeFirstOrThrow()).id
  })

describe('a member is informed once of money [BIL-01 BIL-02 BIL-06]', () => {
  test('that they paid to the paybill, however often it is listed', async () => {
    const member = await owingMember(server)
    const receipt = randomUUID()
    for (let nth = 0; nth < 2; nth += 1) await received(member.number, receipt)
    expect(await informed(member)).toEqual(by(['payment-received'], [receiptMail]))
  })

  test('that nobody could place, when finance staff do', async () => {
    const member = await owingMember(server)
    const { id } = await received('annual fee')
    expect(await informed(member)).toEqual(by([], []))
    await assign(id, member.number)
    expect(await informed(member)).toEqual(by(['payment-received'], [receiptMail]))
    server.clock.advance({ seconds: 1 })
    await server.inTenant((tx) => takeMoneyBack(tx, worldOf(server), { id, reason: 'Not theirs.', by: clerk.id }))
    expect(await informed(member)).toEqual(
      by(['payment-received', 'receipt-reversed'], [receiptMail, /^Receipt RCT.* taken back$/]),
    )
  })

  test('that came by bank, and was taken back', async () => {
    const member = await owingMember(server)
    await transferFrom(member)
    expect(await informed(member)).toEqual(by(['payment-received'], [receiptMail]))
    server.clock.advance({ seconds: 1 })
    const taken = { id: await idOfReceipt(member), reason: 'Somebody else’s.', by: clerk.id }
    await server.inTenant((tx) => takeBackTransfer(tx, worldOf(server), taken))
    expect(await informed(member)).toEqual(
      by(['payment-received', 'receipt-reversed'], [receiptMail, /^Receipt RCT.* taken back$/]),
    )
  })

  test('that is kept as credit, pays an invoice, and is paid out', async () => {
    const member = await owingMember(server, 50_000)
    await transferFrom(member, 500)
    const { id } = await received('more')
    server.clock.advance({ seconds: 1 })
    await assign(id, member.number)
    server.clock.advance({ seconds: 1 })
    const refund = { payer: member.number, amount: 100, reference: randomUUID(), by: clerk.id }
    await server.inTenant((tx) => enterRefund(tx, worldOf(server), refund))
    expect(await informed(member)).toEqual(
      by(
        ['payment-received', 'payment-kept', 'refund-paid'],
        [/^Receipt RCT.*: KES 500\.00$/, receiptMail, /^KES 100\.00 was paid out to you$/],
      ),
    )
  })

  test('that they have over, and pay with', async () => {
    const { profileId: profile, ...member } = await owingMember(server)
    await transferFrom({ ...member, profileId: profile }, 3000)
    server.clock.advance({ seconds: 1 })
    const lines = [{ description: 'Seminar', item: 'subscription', amount: 150_000, vat: 0 }]
    const { number: sourceDocumentNo } = await server.inTenant((tx) =>
      postInvoice(tx, worldOf(server), { profile, data: { name: 'Ada' } }, { lines, source: '' }),
    )
    const about = { payerID: profile, sourceDocumentNo, description: '', amount: 1500, success_url: '', fail_url: '' }
    const payload = encodePaymentRequest(about)
    await payByCredit(server.services, tenantOf(server, server.tenantId), { profile, payload })
    expect(await informed({ ...member, profileId: profile })).toEqual(
      by(['payment-received', 'payment-received'], [/KES 3,000\.00$/, receiptMail]),
    )
  })

  test('that the provider gave back', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member)
    await hear(payment, { kind: 'received', receipt: `BACK${randomUUID()}` })
    server.clock.advance({ seconds: 1 })
    const decided = { id: payment.id, reason: 'Reversed there.', by: clerk.id }
    await decideGivenBack(server.services, tenantOf(server, server.tenantId), decided, 'given-back')
    expect(await informed(member)).toEqual(
      by(['payment-received', 'payment-returned'], [receiptMail, /^KES 1,500\.00 was given back to you$/]),
    )
  })
})

describe('what informs a payer [BIL-04]', () => {
  test('says what was paid, and leads to its receipt', async () => {
    const member = await owingMember(server)
    await received(member.number)
    const [receipt] = await receiptsOf(server, member)
    const number = receipt?.number ?? ''
    const [bell] = await bells(member)
    expect(bell?.params).toEqual({ amount: 'KES 1,500.00', about: 'Subscription Payment', number })
    const [mail] = await mails(member)
    expect(mail?.body_text).toContain('KES 1,500.00 was paid for Subscription Payment. Thank you.')
    expect(mail?.body_text).toContain(`${server.services.origins.of(tenantOf(server, server.tenantId))}${bell?.path}`)
    expect(bell?.path).toMatch(/^\/billing\/receipt\/[\w-]+=*$/)
    expect((await member.client.get((bell?.path ?? '').slice(1))).status).toBe(200)
  })

  test('says why nothing was paid, and leads to the checkout', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member)
    await hear(payment, unpaid(payment.reference))
    const [bell] = await bells(member)
    const [mail] = await mails(member)
    expect(mail?.body_text).toContain(
      `${member.number}, did not go through. You cancelled the payment on your phone. Nothing was paid.`,
    )
    const [, payload, shown] = /^\/checkout\/([^?]+)\?payment=(.+)$/.exec(bell?.path ?? '') ?? []
    expect(shown).toBe(payment.id)
    const checkout = objectIn(await member.client.get(`billing/checkout?payload=${payload}`))
    expect(checkout).toMatchObject({ invoiceNo: member.number, owed: 1500 })
  })

  test('is stored with the posting, or not at all', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member)
    const interrupted = server.inTenant(async (tx) => {
      const { payment: after } = await hearIn(tx, payment, paid(payment.reference))
      expect(after.receipt_no).not.toBeNull()
      throw new Error('The process dies.')
    })
    await expect(interrupted).rejects.toThrow('The process dies.')
    expect(await receiptsOf(server, member)).toEqual([])
    expect(await informed(member)).toEqual(by([], []))
    await hear(payment, paid(payment.reference))
    expect(await informed(member)).toEqual(by(['payment-received'], [receiptMail]))
  })

  test('is no e-mail to whoever wants no news by e-mail', async () => {
    const member = await owingMember(server)
    await server.inTenant((tx) => updateUser(tx, member.id, { email_updates: false }))
    await received(member.number)
    expect(await informed(member)).toEqual(by(['payment-received'], []))
  })

  test('is nothing for whoever closed their account', async () => {
    const member = await owingMember(server)
    await server.inTenant((tx) => updateUser(tx, member.id, { deleted_at: server.clock.now() }))
    await received(member.number)
    expect(await informed(member)).toEqual(by([], []))
  })
})

describe('a payer whose page is open [BIL-04]', () => {
  const look = ({ client }: OwingMember, { id }: PaymentRow) => client.get(`billing/payments/${id}`)

  test('sees there that nothing was paid, and gets no e-mail, which else waits for two minutes', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member)
    await hear(payment, unpaid(payment.reference))
    const [bell] = await bells(member)
    expect(bell).toMatchObject({ kind: 'payment-failed', read_at: null })
    const [waiting] = await mails(member)
    expect(waiting?.next_at?.getTime()).toBe((bell?.created_at.getTime() ?? 0) + 2 * 60_000)
    await look(member, payment)
    expect(await mails(member)).toEqual([])
    expect(await bells(member)).toMatchObject([{ kind: 'payment-failed', read_at: expect.any(Date) }])
  })

  test('sees there that it was paid, and still gets the receipt by e-mail', async () => {
    const member = await owingMember(server)
    const payment = await pendingPayment(member)
    await look(member, payment)
    await hear(payment, paid(payment.reference))
    await look(member, payment)
    expect(await mails(member)).toMatchObject([{ subject: expect.stringMatching(receiptMail) }])
    expect(await bells(member)).toMatchObject([{ kind: 'payment-received', read_at: expect.any(Date) }])
  })

  test('is not the one of another member', async () => {
    const [member, stranger] = [await owingMember(server), await owingMember(server)]
    const payment = await pendingPayment(member)
    await hear(payment, unpaid(payment.reference))
    expect((await look(stranger, payment)).status).toBe(404)
    expect(await informed(member)).toEqual(by(['payment-failed'], [failedMail]))
    expect(await bells(member)).toMatchObject([{ read_at: null }])
  })
})
