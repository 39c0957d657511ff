import { describe, expect, test } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { readListedRow } from '../../../src/server/payments/daraja/read-listed-row.ts'

describe('a row of the provider’s list of money [BIL-02]', () => {
  const period = { from: new Date('2026-01-15T08:00:00Z'), to: new Date('2026-01-15T10:00:00Z') }
  const row = {
    transactionId: 'qkp0000001',
    trxDate: '2026-01-15T12:01:00Z',
    msisdn: '2547*****600',
    sender: 'ADA LOVELACE',
    transactiontype: 'c2b-pay-bill-debit',
    billreference: 'INV-1',
    amount: '1500.00',
    organizationname: 'Sample',
  }
  const read = (changed: JsonValue) =>
    readListedRow(typeof changed === 'string' ? changed : { ...row, ...Object(changed) }, '174379', period)
  const at = new Date('2026-01-15T09:01:00Z')
  const money = { receipt: 'QKP0000001', amount: 150_000, currency: 'KES', at, account: 'INV-1', source: 'c2b' }

  test.each<[string, JsonValue, object]>([
    ['as published, in local time that ends in Z', {}, money],
    ['a time in UTC', { trxDate: '2026-01-15T09:01:00Z' }, money],
    ['a time without zone', { trxDate: '2026-01-15 12:01:00' }, money],
    ['an offset without colon', { trxDate: '2026-01-15T12:01:00+0300' }, money],
    ['an offset with colon', { trxDate: '2026-01-15T12:01:00+03:00' }, money],
    ['an offset in hours, after parts of a second', { trxDate: '2026-01-15T12:01:00.000 +03' }, money],
    ['another offset', { trxDate: '2026-01-15T03:31:00-0530' }, money],
    ['the day first', { trxDate: '15-01-2026 12:01:00' }, money],
    ['separators of thousands', { amount: '1,500.00' }, money],
    ['more of them', { amount: '1,234,567.5' }, { ...money, amount: 123_456_750 }],
    ['more zeros', { amount: '1500.0000' }, money],
    ['an amount that is a number', { amount: 1500.5 }, { ...money, amount: 150_050 }],
    ['an account that is a number', { billreference: 123 }, { ...money, account: '123' }],
    ['nobody’s account', { billreference: null }, { ...money, account: '' }],
  ])('%s: money', (_, changed, expected) => {
    expect(read(changed)).toMatchObject(expected)
  })

  test.each<[string, JsonValue, string]>([
    ['no number', { transactionId: ' ' }, 'transactionId'],
    ['no amount', { amount: null }, 'amount'],
    ['an empty amount', { amount: '' }, 'amount'],
    ['words', { amount: 'fifteen' }, 'amount'],
    ['separators elsewhere', { amount: '15,00.00' }, 'amount'],
    ['parts of a cent', { amount: '1500.005' }, 'amount'],
    ['no time', { trxDate: '' }, 'trxDate'],
    ['a day alone', { trxDate: '2026-01-15' }, 'trxDate'],
    ['a day that no calendar has', { trxDate: '2026-02-30T12:01:00Z' }, 'trxDate'],
    ['no row', 'QKP0000001', 'row'],
  ])('%s: cannot be read, and says why', (_, changed, unreadable) => {
    expect(read(changed)).toEqual({ unreadable })
  })

  test.each(['0.00', '-1500.00', '-1,500.00'])('%s: no money that came', (amount) => {
    expect(read({ amount })).toBe(undefined)
  })
})
