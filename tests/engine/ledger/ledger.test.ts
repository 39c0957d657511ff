import { describe, expect, test } from 'vitest'
import { vatAccount } from '../../../src/engine/ledger/accounts.ts'
import { remaining } from '../../../src/engine/ledger/ledger-line.ts'
import { balanceOf } from '../../../src/engine/ledger/transfer.ts'
import { vatIn } from '../../../src/engine/ledger/vat.ts'
import { fc } from '../../properties.ts'
import {
  bank,
  bill,
  credit,
  creditPart,
  emptyBook,
  fees,
  pay,
  receivable,
  refund,
  reverseLast,
  transfersIn,
} from './book.ts'
import type { Book } from './book.ts'

const cents = fc.integer({ min: 0, max: 2_000_000 })
const act: fc.Arbitrary<(book: Book) => Book> = fc.oneof(
  fc.tuple(fc.array(cents, { minLength: 1, maxLength: 3 }), fc.constantFrom(0, 8, 16)).map(
    ([prices, rate]) =>
      (book: Book) =>
        bill(book, prices, rate),
  ),
  cents.map((amount) => (book: Book) => pay(book, amount)),
  fc.tuple(fc.nat(5), cents).map(
    ([place, amount]) =>
      (book: Book) =>
        creditPart(book, place, amount),
  ),
  cents.map((amount) => (book: Book) => refund(book, amount)),
)
const books = fc.array(act, { maxLength: 12 }).map((acts) => acts.reduce((book, next) => next(book), emptyBook))

describe('after any postings [BIL-06]', () => {
  test('every transfer moves a positive whole number of cents between two accounts, so all accounts sum to zero', () => {
    fc.assert(
      fc.property(books, (book) => {
        const transfers = transfersIn(book)
        for (const { debit, credit: other, amount } of transfers) {
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
          expect(debit).not.toBe(other)
        }
        const accounts = new Set(transfers.flatMap((one) => [one.debit, one.credit]))
        expect([...accounts].reduce((sum, account) => sum + balanceOf(account, transfers), 0)).toBe(0)
      }),
    )
  })

  test('what is kept is what the transfers sum up to, and nothing is paid or credited beyond its amount', () => {
    fc.assert(
      fc.property(books, (book) => {
        const transfers = transfersIn(book)
        expect(book.kept.receivable).toBe(balanceOf(receivable, transfers))
        expect(book.kept.credit).toBe(0 - balanceOf(credit, transfers))
        expect(book.kept.credit).toBeGreaterThanOrEqual(0)
        for (const line of book.kept.lines) {
          const own = transfers.filter((one) => one.line?.invoice === line.invoice && one.line.line === line.line)
          expect(remaining(line)).toBe(balanceOf(receivable, own))
          expect(Math.min(remaining(line), line.paid, line.credited)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('reversing the last one restores everything that is kept', () => {
    fc.assert(
      fc.property(books, act, (book, next) => {
        const after = next(book)
        fc.pre(after.documents.length > book.documents.length && after.kept.lines.length === book.kept.lines.length)
        expect(reverseLast(after).kept).toEqual(book.kept)
      }),
    )
  })

  test('reversing a bill takes back its income and its VAT', () => {
    fc.assert(
      fc.property(books, fc.array(cents, { minLength: 1, maxLength: 3 }), (book, prices) => {
        const undone = reverseLast(bill(book, prices, 16))
        for (const account of [receivable, fees, vatAccount]) {
          expect(balanceOf(account, transfersIn(undone))).toBe(balanceOf(account, transfersIn(book)))
        }
        const added = undone.kept.lines.slice(book.kept.lines.length)
        expect(added.every((line) => remaining(line) === 0)).toBe(true)
      }),
    )
  })
})

describe('a payment', () => {
  const owing = bill(bill(emptyBook, [5000, 3000], 0), [2000], 0)
  const left = (book: Book) => book.kept.lines.map(remaining)

  test('settles the oldest first, and the last one in part', () => {
    expect(left(pay(owing, 6000))).toEqual([0, 2000, 2000])
  })

  test('of more than is owed leaves the rest as credit, which can be paid out', () => {
    const paid = pay(owing, 11_000)
    expect(left(paid)).toEqual([0, 0, 0])
    expect(paid.kept).toMatchObject({ receivable: 0, credit: 1000 })
    const out = refund(paid, 1000)
    expect(out.kept.credit).toBe(0)
    expect(balanceOf(bank, transfersIn(out))).toBe(10_000)
  })

  test('settles in order whatever is paid: no line is begun before those before it are paid', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const lines = left(pay(owing, amount))
        const begun = lines.findLastIndex((one, place) => one < (owing.kept.lines[place]?.amount ?? 0))
        expect(lines.slice(0, Math.max(0, begun)).every((one) => one === 0)).toBe(true)
      }),
    )
  })
})

describe('a credit note', () => {
  test('about what is not paid lowers what is owed, with the VAT in it', () => {
    const book = creditPart(bill(emptyBook, [11_600], 16), 0, 5800)
    expect(book.kept.lines).toMatchObject([{ credited: 5800, paid: 0 }])
    expect(balanceOf(receivable, transfersIn(book))).toBe(5800)
    expect(balanceOf(vatAccount, transfersIn(book))).toBe(-800)
    expect(balanceOf(fees, transfersIn(book))).toBe(-5000)
  })

  test('about what is paid becomes credit', () => {
    const book = creditPart(pay(bill(emptyBook, [11_600], 16), 11_600), 0, 11_600)
    expect(book.kept).toMatchObject({ receivable: 0, credit: 11_600, lines: [{ paid: 0, credited: 11_600 }] })
    expect(balanceOf(vatAccount, transfersIn(book))).toBe(0)
  })

  test('in any parts takes back exactly the VAT of the line', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 6 }), (price, parts) => {
        const billed = bill(emptyBook, [price], 16)
        const book = [...parts, price].reduce((now, part) => creditPart(now, 0, part), billed)
        expect(balanceOf(vatAccount, transfersIn(book))).toBe(0)
        expect(balanceOf(receivable, transfersIn(book))).toBe(0)
      }),
    )
  })
})

describe('the VAT in a price', () => {
  test.each([
    [11_600, 16, 1600],
    [750_000, 16, 103_448],
    [100, 0, 0],
    [0, 16, 0],
    [1, 16, 0],
  ])('of %i cents at %i %% is %i', (price, rate, vat) => {
    expect(vatIn(price, rate)).toBe(vat)
  })
})
