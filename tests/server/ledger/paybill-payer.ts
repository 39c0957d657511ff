import { randomBytes } from 'node:crypto'
import { simulatorKeys } from '../../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import { sentMoney } from '../../../scripts/simulators/paybill.ts'
import type { PaidMoney } from '../../../scripts/simulators/paybill.ts'
import { centsInUnit } from '../../../src/engine/cases/values/charge-amount.ts'
import { payReference } from '../../../src/engine/payments/pay-reference.ts'
import { wholeUnits } from '../../../src/engine/payments/whole-units.ts'
import { hearMoney } from '../../../src/server/jobs/hear-money.ts'
import { listMoney } from '../../../src/server/jobs/list-money.ts'
import { placeMoneyJob } from '../../../src/server/jobs/place-money.ts'
import { receivedToken } from '../../../src/server/payments/daraja/daraja-received.ts'
import { moneyNamed } from '../../../src/server/payments/money-rows.ts'
import type { MoneyRow } from '../../../src/server/payments/money-rows.ts'
import { openPaybill } from '../../../src/server/payments/received/open-paybill.ts'
import { placeWaiting } from '../../../src/server/payments/received/place-received.ts'
import { readList } from '../../../src/server/payments/received/read-list.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { textAt } from '../answers.ts'
import type { CaseServer } from '../cases/case-server.ts'
import { runJob } from '../jobs/run-job.ts'
import { tenantOf } from '../test-profiles.ts'
import { standingReceipts } from './card-charges.ts'
import { otherOrganisation } from './other-organisation.ts'
import type { OwingMember } from './owing-member.ts'
import type { PaybillStep } from './paybill-steps.ts'

type Message = Extract<PaybillStep, { kind: 'check' | 'notice' }>

/** A member's money that comes to the paybill, and what is heard of it. */
export interface PaybillPayer {
  /** What came, the newest last. */
  readonly came: readonly PaidMoney[]
  /** Has the provider's books name money, and the organisation read the part of them that has it. */
  list(paid: PaidMoney): Promise<void>
  /** Returns what is wrong with the answers to messages. */
  play(step: PaybillStep): Promise<readonly string[]>
  /**
   * Has everything listed and placed; returns the money that is not counted once, and receipts for none.
   *
   * @param requested what was paid on a phone besides
   */
  findings(requested?: PaidMoney): Promise<readonly string[]>
}

const { shortcode, passkey, key: consumerKey, secret: consumerSecret } = simulatorKeys
const otherShortcode = String(Number(shortcode) + 1)
const secretOf = (tenant: string, number: string) =>
  receivedToken(tenant, { shortcode: number, passkey, consumerKey, consumerSecret })
/** How often a list is asked for that the provider does not give, while other payments end its tokens. */
const mostAsked = 8

export function paybillPayer(
  { server, simulator }: { readonly server: CaseServer; readonly simulator: DarajaSimulator },
  member: Pick<OwingMember, 'number' | 'profileId'>,
  owed: number,
): PaybillPayer {
  const { services } = server
  const tenant = tenantOf(server, server.tenantId)
  const came: PaidMoney[] = []
  const right = wholeUnits(owed) / centsInUnit
  const amounts = { right, less: Math.ceil(right / 2), more: right + 100 } as const
  const accounts = {
    reference: payReference(member.number),
    number: member.number,
    unknown: 'annual fee',
    none: '',
  } as const
  const namesInvoice = (account: string) => account === accounts.reference || account === accounts.number
  const newMoney = (account: keyof typeof accounts, amount: keyof typeof amounts): PaidMoney => ({
    receipt: `Q${randomBytes(5).toString('hex').toUpperCase().slice(0, 9)}`,
    shortcode,
    phone: '254712345600',
    amount: amounts[amount],
    account: accounts[account],
    at: services.now(),
  })

  /** Reads what the provider's books have of the second in which money came. */
  async function readAbout({ at }: PaidMoney): Promise<void> {
    const paybill = openPaybill(services, tenant)
    if (paybill === undefined) throw new Error('The organisation has no paybill.')
    const period = { from: new Date(at.getTime() - 1000), to: new Date(at.getTime() + 1000) }
    for (let asked = 1; ; asked += 1) {
      try {
        await readList(services, tenant, paybill, period)
        return
      } catch (error) {
        if (asked === mostAsked || !(error instanceof Error) || !/gave no (list|token)/.test(error.message)) throw error
      }
    }
  }

  async function send(about: Message): Promise<readonly string[]> {
    const { kind, amount, account, paybill, address } = about
    const money = (about.money === 'came' ? came.at(-1) : undefined) ?? newMoney('reference', 'right')
    const typed = account === 'right' ? money.account : accounts[account]
    const body = sentMoney({
      ...money,
      amount: amount === 'right' ? money.amount : money.amount + 1,
      account: typed,
      shortcode: paybill === 'own' ? shortcode : otherShortcode,
    })
    const post = (organisation: string, secret: string) =>
      server.client(organisation).post(`billing/received/${secret}/${kind}`, body)
    const own = secretOf(server.tenantId, shortcode)
    if (address === 'own') {
      const answer = await post(server.tenantId, own)
      if (answer.status !== 200) return [`a ${kind} got ${answer.status}`]
      if (kind === 'notice') return []
      const expected = paybill === 'other' ? ['C2B00015'] : namesInvoice(typed) ? ['0', 'C2B00016'] : ['C2B00012']
      const result = textAt(answer, '/ResultCode')
      return expected.includes(result) ? [] : [`a check of ${typed} got ${result}`]
    }
    if (address === 'other organisation') {
      // Taken there, as any message is; nothing there comes of it.
      const there = await post(otherOrganisation, secretOf(otherOrganisation, otherShortcode))
      if (there.status !== 200) return [`a ${kind} got ${there.status} at another organisation`]
    }
    const secret = address === 'false' ? 'f'.repeat(64) : secretOf(otherOrganisation, otherShortcode)
    const answers = [await post(server.tenantId, secret), await post(otherOrganisation, own)]
    return answers.flatMap(({ status }) => (status === 404 ? [] : [`a ${kind} at a false address got ${status}`]))
  }

  async function play(step: PaybillStep): Promise<readonly string[]> {
    if (step.kind === 'pay') {
      const paid = newMoney(step.account, step.amount)
      simulator.paybill.put(paid)
      came.push(paid)
      return []
    }
    if (step.kind === 'jobs') {
      await runJob(services, listMoney)
      await new JobLane(services, hearMoney(services)).runDue()
      await new JobLane(services, placeMoneyJob(services)).runDue()
      return []
    }
    return (await Promise.all(Array.from({ length: step.times }, () => send(step)))).flat()
  }

  async function list(paid: PaidMoney): Promise<void> {
    simulator.paybill.put(paid)
    await readAbout(paid)
  }

  async function findings(requested?: PaidMoney): Promise<readonly string[]> {
    const all = [...came, ...(requested ? [requested] : [])]
    for (const paid of all) await list(paid)
    const rows: (MoneyRow | undefined)[] = []
    for (const { receipt } of all) {
      const find = () => server.inTenant((tx) => moneyNamed(tx, { provider: 'mpesa', shortcode, receipt }))
      const money = await find()
      if (money?.state === 'waiting') await placeWaiting(services, tenant, money.id)
      rows.push(await find())
    }
    const receipts = await standingReceipts(server, member.profileId)
    const isUnallocated = (row: MoneyRow | undefined) => (row?.unallocated_id ?? null) !== null
    const wrong = all.flatMap(({ receipt, amount, account }, i) => {
      const row = rows[i]
      const posted = receipts.filter(({ number }) => number === row?.receipt_no)
      const isOnce = posted.length + (isUnallocated(row) ? 1 : 0) === 1
      const cents = amount * centsInUnit
      const isWhole = row?.amount_cents === cents && posted.every(({ amount_cents }) => amount_cents === cents)
      // Whose it is cannot be known without an account, and may be in doubt beside a request that was paid.
      const isItsOwners = namesInvoice(account) ? requested !== undefined || posted.length > 0 : posted.length === 0
      const found = `${row?.state} ${posted.map(({ amount_cents }) => amount_cents).join()} ${isUnallocated(row)}`
      return isOnce && isWhole && isItsOwners ? [] : [`${receipt}, ${amount} for ${account || 'nothing'}: ${found}`]
    })
    const numbers = new Set(rows.map((row) => row?.receipt_no))
    const others = receipts.filter(({ number }) => !numbers.has(number))
    // The request was paid under a number that a forged callback named: staff decide what the listed money is.
    const isInDoubt = requested !== undefined && isUnallocated(rows.at(-1))
    const named = rows.flatMap((row) => (isUnallocated(row) || row === undefined ? [] : [row.receipt_no]))
    return [
      ...wrong,
      ...(new Set(named).size === named.length ? [] : ['one receipt for several sums']),
      ...others.slice(isInDoubt ? 1 : 0).map(({ number, reference }) => `${number} for ${reference}, which never came`),
    ]
  }

  return { came, list, play, findings }
}
