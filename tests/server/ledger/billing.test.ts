import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeText } from '../../../src/engine/format/base64-text.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { postReversal } from '../../../src/server/ledger/post-reversal.ts'
import { findPosted } from '../../../src/server/ledger/posted-rows.ts'
import { listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { CasePerson, CaseServer } from '../cases/case-server.ts'
import { asOneLine, readPdf } from '../documents/read-pdf.ts'
import { printedDocument } from './printed-document.ts'

let server: CaseServer
let member: CasePerson
let other: CasePerson
let registrar: CasePerson
let caseId: string
beforeAll(async () => {
  server = await startCaseServer()
  member = await server.member()
  other = await server.member()
  registrar = await server.staff('registrar')
  const answers = { To: 'The County Government of Kiambu', Purpose: 'Tender for the design of a bridge.' }
  caseId = await server.start(member, 'cases/introduction', 'request', answers)
  server.clock.advance({ minutes: 1 })
  await pay(100_050)
})
afterAll(() => server.close())

function world(currency?: string) {
  const own = server.services.tenants.all.find(({ id }) => id === server.tenantId)
  if (own === undefined) throw new Error('There is no organisation.')
  const tenant = { ...own, declaration: { ...own.declaration, ...(currency !== undefined && { currency }) } }
  return { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
}

const pay = (amount: number, { profileId }: CasePerson = member) =>
  server.inTenant((tx) =>
    receivePayment(tx, world(), profileId, { amount, way: 'bank', reference: 'FT26015K7XQ', description: 'Transfer' }),
  )

const entries = async ({ client }: CasePerson) => listIn(await client.get('profile/ledger'))
const numberOf = async (person: CasePerson, type: string): Promise<string> =>
  String((await entries(person)).find(({ documentType }) => documentType === type)?.['documentNo'])

describe('the statement [BIL-01]', () => {
  test('has every entry with its amounts in shillings, the newest first, and what is left of an invoice', async () => {
    const view = objectIn(await member.client.get(`cases/introduction/${caseId}`))
    const posted = await entries(member)
    expect(posted).toEqual([
      {
        documentNo: expect.stringMatching(/^RCT-/),
        externalDocumentNo: posted[1]?.['documentNo'],
        documentType: 'Receipt',
        documentDate: '2026-01-15',
        postingDate: '2026-01-15',
        dueDate: null,
        description: 'Transfer',
        amountLCY: -1000.5,
        remainingAmtLCY: 0,
        Currency_Code: 'KES',
      },
      {
        documentNo: expect.stringMatching(/^INV-/),
        externalDocumentNo: view['number'],
        documentType: 'Invoice',
        documentDate: '2026-01-15',
        postingDate: '2026-01-15',
        dueDate: '2026-01-29',
        description: 'Letter of introduction',
        amountLCY: 1500,
        remainingAmtLCY: 499.5,
        Currency_Code: 'KES',
      },
    ])
  })

  test('sums up to the balance, whatever was posted and reversed', async () => {
    const person = await server.member()
    await pay(5000, person)
    const { id } = await pay(7000, person)
    await server.inTenant(async (tx) => {
      const row = await findPosted(tx, id)
      if (row === undefined) throw new Error('There is no receipt.')
      await lockCaseProfile(tx, person.profileId)
      await postReversal(tx, world(), row, { reason: 'Entered twice' })
    })
    const sum = (await entries(person)).reduce((total, { amountLCY }) => total + Number(amountLCY), 0)
    expect(sum).toBe(-50)
    expect(objectIn(await person.client.get('billing/balance'))).toEqual({ BalanceLCY: -50, Currency_Code: 'KES' })
    expect(listIn(await person.client.get('billing/history'))).toMatchObject([{ amount: 50 }])
  })

  test('and the balance and the history are one’s own', async () => {
    expect(objectIn(await member.client.get('billing/balance'))).toMatchObject({ BalanceLCY: 499.5 })
    expect(listIn(await member.client.get('billing/history'))).toEqual([
      {
        paymentCode: await numberOf(member, 'Receipt'),
        paymentDate: '2026-01-15',
        paymentFrom: expect.any(String),
        paymentTo: 'Regalia Demo Institute',
        amount: 1000.5,
        paymentID: 'FT26015K7XQ',
        paymentType: 'BANK',
        yearOfSubscription: '2026',
        Currency_Code: 'KES',
      },
    ])
    expect(await entries(other)).toEqual([])
    expect(objectIn(await other.client.get('billing/balance'))).toMatchObject({ BalanceLCY: 0 })
    expect(listIn(await other.client.get('billing/history'))).toEqual([])
  })
})

describe('pending payments [DASH-03]', () => {
  test('are the invoices with an amount left and a number outside of the ledger', async () => {
    const person = await server.member()
    const bill = (source: string) =>
      server.inTenant(async (tx) => {
        await lockCaseProfile(tx, person.profileId)
        const lines = [{ description: 'Subscription', item: 'subscription', amount: 2000, vat: 0 }]
        return postInvoice(tx, world(), { profile: person.profileId, data: { name: 'Ada' } }, { lines, source })
      })
    const pending = async () => listIn(await person.client.get('billing/pending')).map((one) => one['documentNo'])
    await bill('')
    const first = await bill('SUBS-2026')
    server.clock.advance({ minutes: 1 })
    const second = await bill('SUBS-2027')
    expect(await pending()).toEqual([first.number, second.number])
    await pay(4000, person)
    expect(await pending()).toEqual([second.number])
    await pay(2000, person)
    expect(await pending()).toEqual([])
  })

  test('are described and followed as what they bill declares, wherever they are paid from [BIL-07]', async () => {
    const person = await server.member()
    const bill = (description: string, source: string, charge?: { readonly case: string; readonly id: string }) =>
      server.inTenant((tx) => {
        const line = { description, item: 'any', amount: 2000, vat: 0, ...(charge && { charge }) }
        return postInvoice(tx, world(), { profile: person.profileId, data: { name: 'Ada' } }, { lines: [line], source })
      })
    // What is billed is looked up by the type of its case, so any case will do.
    const caseOf = async (type: string) => {
      const id = await server.start(await server.member(), 'cases/good-standing', 'request')
      await server.inTenant(({ tenant, db }) =>
        db.updateTable('cases').set({ type }).where('tenant', '=', tenant).where('id', '=', id).execute(),
      )
      return id
    }
    await bill('Annual subscription 2026', 'SUBS-2026')
    await bill('What it was called then', 'APP-1', { case: await caseOf('cases/application'), id: 'fee' })
    await bill('What it was called then', 'UPG-1', { case: await caseOf('cases/upgrade'), id: 'fee' })
    await bill('What it was called then', 'LIC-1', { case: await caseOf('cases/licence'), id: 'fee' })
    await bill('Damages', 'D-1')
    const paymentOf = async (source: string) =>
      listIn(await person.client.get('billing/pending')).find((one) => one['externalDocumentNo'] === source)?.[
        'payment'
      ]
    expect(await paymentOf('SUBS-2026')).toEqual({ description: 'Subscription Payment', then: '/subscription' })
    expect(await paymentOf('APP-1')).toEqual({ description: 'Application Payment', then: '/dashboard' })
    expect(await paymentOf('UPG-1')).toEqual({ description: 'Upgrade Payment', then: '/upgrade' })
    expect(await paymentOf('LIC-1')).toEqual({ description: 'License fees', then: '/license' })
    expect(await paymentOf('D-1')).toBeUndefined()
    expect(objectIn(await person.client.get('dashboard'))['pending']).toEqual(
      listIn(await person.client.get('billing/pending')),
    )
  })
})

describe('a printed document [BIL-01 VER-01]', () => {
  test('has the same bytes whenever it is opened, and states what was posted', async () => {
    const number = await numberOf(member, 'Invoice')
    const file = await printedDocument(member, 'proforma', number)
    expect((await printedDocument(member, 'proforma', number)).equals(file)).toBe(true)
    const { title, texts } = await readPdf(file)
    expect(title).toBe('Proforma invoice')
    expect(texts.join(' ')).toContain(number)
    expect(texts.join(' ')).toContain('1,500.00')
  })

  test('of an invoice is a proforma until all of it is paid, then an invoice; each keeps its bytes and its code', async () => {
    const person = await server.member()
    const { number } = await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, person.profileId)
      const lines = [{ description: 'Course', item: 'any', amount: 100_000, vat: 0 }]
      return postInvoice(tx, world(), { profile: person.profileId, data: { name: 'Ada' } }, { lines, source: 'X-2' })
    })
    const titled = async () => (await readPdf(await printedDocument(person, 'proforma', number))).title
    const proforma = await printedDocument(person, 'proforma', number)
    await pay(99_999, person)
    expect((await printedDocument(person, 'proforma', number)).equals(proforma)).toBe(true)
    expect(await titled()).toBe('Proforma invoice')
    await pay(1, person)
    expect(await titled()).toBe('Invoice')
    const invoice = await printedDocument(person, 'proforma', number)
    expect(await verifications(number)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Proforma invoice', ...isValid(proforma) }),
        expect.objectContaining({ title: 'Invoice', ...isValid(invoice) }),
      ]),
    )
  })

  test('of an invoice with VAT states it for each line and in all, and one without names none', async () => {
    const person = await server.member()
    const { number } = await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, person.profileId)
      const taxed = { description: 'Course', item: 'any', amount: 116_000, vat: 16 }
      const lines = [taxed, { description: 'Levy', item: 'any', amount: 50_000, vat: 0 }]
      return postInvoice(tx, world(), { profile: person.profileId, data: { name: 'Ada' } }, { lines, source: 'X-1' })
    })
    const shown = asOneLine((await readPdf(await printedDocument(person, 'proforma', number))).texts)
    expect(shown).toContain('Description Before VAT VAT Amount')
    expect(shown).toMatch(/Course\D*1,000\.00\D*160\.00\D*1,160\.00/)
    expect(shown).toMatch(/Levy\D*500\.00\D*0\.00\D*500\.00/)
    expect(shown).toMatch(/Before VAT\D*1,500\.00 VAT\D*160\.00 Total to pay\D*1,660\.00/)
    const file = await printedDocument(member, 'proforma', await numberOf(member, 'Invoice'))
    expect(asOneLine((await readPdf(file)).texts)).not.toContain('Before VAT')
  })

  test('of a receipt says what it paid, how, and by which reference', async () => {
    const { texts } = await readPdf(await printedDocument(member, 'receipt', await numberOf(member, 'Receipt')))
    for (const shown of ['1,000.50', 'Bank transfer', 'FT26015K7XQ', await numberOf(member, 'Invoice')]) {
      expect(texts.join(' ')).toContain(shown)
    }
  })

  test('of a credit note states what is credited, and is verified; its invoice holds until then', async () => {
    const person = await server.member()
    const answers = { To: 'The County', Purpose: 'A bridge.' }
    const id = await server.start(person, 'cases/introduction', 'request', answers)
    const invoice = await numberOf(person, 'Invoice')
    const billed = await printedDocument(person, 'proforma', invoice)
    expect(await verified(invoice)).toMatchObject({ title: 'Proforma invoice', number: invoice, ...isValid(billed) })
    await server.act(registrar, id, { do: 'decline', input: { reason: 'The addressee is unknown to us.' } })
    expect(await verified(invoice)).toMatchObject({ holds: 'revoked', ended: '2026-01-15' })
    const note = String(
      (await entries(person)).find(({ documentNo }) => String(documentNo).startsWith('CRN-'))?.['documentNo'],
    )
    const printed = await printedDocument(person, 'credit-note', note)
    const { title, texts } = await readPdf(printed)
    expect(title).toBe('Credit Note')
    for (const shown of [note, invoice, '1,500.00']) expect(texts.join(' ')).toContain(shown)
    expect(await verified(note)).toMatchObject({ title: 'Credit Note', number: note, ...isValid(printed) })
  })

  /** What anybody sees at the addresses at which documents with a number are verified. */
  async function verifications(number: string) {
    const issued = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('case_documents')
        .select('code')
        .where('tenant', '=', tenant)
        .where('number', '=', number)
        .execute(),
    )
    return Promise.all(
      issued.map(async ({ code }) => objectIn(await server.client(server.tenantId).get(`verify/${code}`))),
    )
  }
  /** The same for a number that one document has. */
  async function verified(number: string) {
    const found = await verifications(number)
    expect(found).toHaveLength(1)
    return found[0]
  }
  const isValid = (file: Buffer) => ({
    holds: 'valid',
    sha256: createHash('sha256').update(file).digest('hex'),
    statement: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  })

  test('is verified by its code, with its hash, until it is reversed', async () => {
    const person = await server.member()
    const { id, number } = await pay(300, person)
    const file = await printedDocument(person, 'receipt', number)
    expect(await verified(number)).toMatchObject({ title: 'Receipt', number, ...isValid(file) })
    await server.inTenant(async (tx) => {
      const row = await findPosted(tx, id)
      if (row === undefined) throw new Error('There is no receipt.')
      await lockCaseProfile(tx, person.profileId)
      await postReversal(tx, world(), row, { reason: 'Entered twice' })
    })
    expect(await verified(number)).toMatchObject({ holds: 'revoked', ended: '2026-01-15' })
  })

  test.each([
    ['an unknown number', 'proforma', encodeText('INV-1999-00001')],
    ['what is no base64', 'receipt', '%25'],
    ['the number of another kind', 'credit-note', encodeText('INV-2026-00001')],
  ])('of %s does not exist', async (_what, call, code) => {
    const answer = await member.client.get(`billing/${call}/${code}`)
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'receipt-not-found' })
    expect(textAt(answer, '/message')).toBe('Invalid receipt No')
  })

  test('of somebody else does not exist', async () => {
    const number = await numberOf(member, 'Invoice')
    const answer = await other.client.get(`billing/proforma/${encodeText(number)}`)
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'receipt-not-found' })
  })

  test('of a case’s charge is opened from the case, by its owner and its staff [APP-05]', async () => {
    const view = objectIn(await member.client.get(`cases/introduction/${caseId}`))
    const number = await numberOf(member, 'Invoice')
    expect(view['documents']).toMatchObject([
      { id: 'invoice:fee', title: 'Invoice', number, holds: 'valid' },
      { id: 'receipt:fee', title: 'Receipt', number: await numberOf(member, 'Receipt'), holds: 'valid' },
    ])
    const path = `cases/introduction/${caseId}/documents/invoice:fee`
    const own = textAt(await member.client.get(path), '/data')
    expect(Buffer.from(own, 'base64').equals(await printedDocument(member, 'proforma', number))).toBe(true)
    expect(textAt(await registrar.client.get(path), '/data')).toBe(own)
    expect(refusalOf(await other.client.get(path))).toMatchObject({ status: 404 })
  })
})

describe('a statement as a document [BIL-01]', () => {
  const statement = async (year: string, { client }: CasePerson = member) =>
    Buffer.from(textAt(await client.get(`billing/statement/${year}`), '/data'), 'base64')

  test('states what was charged and paid and what follows from it, and is one document while nothing changes', async () => {
    const person = await server.member()
    await server.start(person, 'cases/introduction', 'request', { To: 'The County', Purpose: 'A bridge.' })
    await pay(30_000, person)
    const file = await statement('2026', person)
    const { texts } = await readPdf(file)
    const shown = texts.join(' ')
    const numbers = [await numberOf(person, 'Invoice'), await numberOf(person, 'Receipt')]
    const { BalanceLCY } = objectIn(await person.client.get('billing/balance'))
    const balance = new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2 }).format(Number(BalanceLCY))
    for (const stated of [...numbers, '300.00', balance, 'STM-2026-']) expect(shown).toContain(stated)
    expect((await statement('2026', person)).equals(file)).toBe(true)
    await pay(10_000, person)
    expect((await statement('2026', person)).equals(file)).toBe(false)
  })

  test('has an account for each currency, as have the balance and what is printed of a posting', async () => {
    const person = await server.member()
    const holder = { profile: person.profileId, data: { name: 'Ada' } }
    const [earlier] = await server.inTenant(async (tx) => {
      await lockCaseProfile(tx, person.profileId)
      const bill = (currency: string, amount: number) =>
        postInvoice(tx, world(currency), holder, {
          lines: [{ description: 'Fee', item: 'fee', amount, vat: 0 }],
          source: 'X-1',
        })
      return [await bill('USD', 12_300), await bill('KES', 45_600)]
    })
    await pay(5600, person)
    const { texts } = await readPdf(await statement('2026', person))
    const shown = asOneLine(texts)
    for (const stated of ['KES 400.00', 'KES 456.00', 'In USD', 'USD 123.00']) expect(shown).toContain(stated)
    for (const mixed of ['KES 523.00', 'KES 123.00']) expect(shown).not.toContain(mixed)
    expect(objectIn(await person.client.get('billing/balance'))).toEqual({
      BalanceLCY: 400,
      Currency_Code: 'KES',
      others: [{ BalanceLCY: 123, Currency_Code: 'USD' }],
    })
    const invoice = await readPdf(await printedDocument(person, 'proforma', earlier.number))
    expect(asOneLine(invoice.texts)).toContain('USD 123.00')
  })

  test('is verified by its code', async () => {
    await statement('all')
    const { code, number } = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('case_documents')
        .select(['code', 'number'])
        .where('tenant', '=', tenant)
        .where('document', '=', 'statement')
        .executeTakeFirstOrThrow(),
    )
    const verified = objectIn(await server.client(server.tenantId).get(`verify/${code}`))
    expect(verified).toMatchObject({ title: 'Statement of account', number, holds: 'valid' })
  })

  test.each(['1999', 'nonsense', '%25'])('of %s does not exist', async (year) => {
    const answer = await member.client.get(`billing/statement/${year}`)
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'not-found' })
  })
})
