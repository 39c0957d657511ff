import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { drawPdf } from '../../../src/server/platform/documents/pdf/draw-pdf.ts'
import type { DocumentBrand, PrintedBlock, PrintedDocument } from '../../../src/engine/printing/printed-document.ts'
import { readSvg } from '../../../src/server/platform/documents/svg/read-svg.ts'
import { projectRoot } from '../start-test-server.ts'
import { asOneLine, nodesIn, readPdf, rolesIn } from './read-pdf.ts'

const brandOf = async (id: string, primary: string): Promise<DocumentBrand> => ({
  name: `Organisation ${id}`,
  primary,
  secondary: '#9a6700',
  logo: await readFile(`${projectRoot}/tenants/${id}/assets/logo.svg`, 'utf8'),
  logoAlt: `Logo of ${id}`,
})

const documentOf = (...blocks: readonly PrintedBlock[]): PrintedDocument => ({
  title: 'A report',
  subtitle: 'ŁUCJA ẸLẸ́ NGŨGĨ',
  language: 'sw',
  createdAt: new Date('2026-01-15T08:00:00Z'),
  note: 'Printed on 15th January 2026',
  pageOf: 'Page {page} of {pages}',
  continued: '{heading} (continued)',
  blocks,
})

const table = (rows: number): PrintedBlock => ({
  kind: 'table',
  columns: [{ title: 'Number' }, { title: 'Institution' }],
  rows: Array.from({ length: rows }, (_, index) => [`${index + 1}`, `Institution ${index + 1}`]),
})

describe('a PDF', () => {
  test('has a title and a language and is tagged', async () => {
    const pdf = await readPdf(await drawPdf(documentOf(), await brandOf('demo', '#f0a948')))
    expect(pdf).toMatchObject({ title: 'A report', language: 'sw', isMarked: true })
  })

  test('sets every Latin letter as text that can be found', async () => {
    const pdf = await readPdf(await drawPdf(documentOf(), await brandOf('demo', '#f0a948')))
    expect(pdf.texts[0]?.normalize()).toContain('ŁUCJA ẸLẸ́ NGŨGĨ'.normalize())
  })

  test('has its own text, whatever was drawn before it', async () => {
    const brand = await brandOf('demo', '#f0a948')
    const textOf = async (text: string) =>
      asOneLine((await readPdf(await drawPdf(documentOf({ kind: 'paragraph', text }), brand))).texts)
    // The font makes the first letter of the second one and a mark.
    expect(await textOf('Й')).toContain('Й')
    expect(await textOf('И')).toContain('И')
  })

  test('tags headings, header cells, questions and the logo', async () => {
    const blocks: readonly PrintedBlock[] = [
      { kind: 'heading', level: 2, text: 'Education' },
      { kind: 'fields', fields: [{ label: 'Name', value: 'Ada' }] },
      table(2),
      { kind: 'list', numbered: true, items: [{ text: 'Since when?', detail: 'Ten years' }] },
    ]
    const { trees } = await readPdf(await drawPdf(documentOf(...blocks), await brandOf('iek', '#14532d')))
    const roles = rolesIn(trees)
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody']))
    expect(roles.filter((role) => role === 'TH')).toHaveLength(3)
    expect(nodesIn(trees).find(({ role }) => role === 'Figure')?.alt).toBe('Logo of iek')
  })

  test('draws the head of a table on each page, and tags it once', async () => {
    const pdf = await readPdf(await drawPdf(documentOf(table(120)), await brandOf('demo', '#f0a948')))
    expect(pdf.pages).toBeGreaterThan(2)
    expect(pdf.texts.every((text) => text.includes('Institution') && text.includes('Number'))).toBe(true)
    expect(rolesIn(pdf.trees).filter((role) => role === 'TH')).toHaveLength(2)
    expect(pdf.texts.at(-1)).toContain(`Page ${pdf.pages} of ${pdf.pages}`)
  })

  test('repeats headings on each page that continues below them, without tags', async () => {
    const fields = Array.from({ length: 40 }, (_, index) => ({ label: `Field ${index}`, value: 'x' }))
    const blocks: readonly PrintedBlock[] = [
      { kind: 'heading', level: 2, text: 'Firm Details' },
      { kind: 'heading', level: 3, text: 'Where it is' },
      { kind: 'fields', fields },
      { kind: 'heading', level: 3, text: 'Statement' },
      { kind: 'paragraph', text: 'word '.repeat(1500) },
      { kind: 'heading', level: 2, text: 'Directors' },
      table(2),
    ]
    const pdf = await readPdf(await drawPdf(documentOf(...blocks), await brandOf('demo', '#f0a948')))
    const repeated = pdf.texts.map(
      (text) => text.match(/Firm Details · [A-Z][a-z ]+ \(continued\)|\w+ \(continued\)/)?.[0],
    )
    expect(repeated[0]).toBeUndefined()
    expect(repeated[1]).toBe('Firm Details · Where it is (continued)')
    // A section that begins at the top of a page continues nothing.
    const within = repeated.filter((_, page) => page > 1 && !pdf.texts[page]?.includes('Directors'))
    expect(new Set(within)).toEqual(new Set(['Firm Details · Statement (continued)']))
    expect(within.length).toBeGreaterThan(0)
    expect(rolesIn(pdf.trees).filter((role) => role === 'H3')).toHaveLength(2)
  })

  test('prints the whole of a value that is longer than a page or cannot be broken', async () => {
    const value = `${'word '.repeat(1500)}end-of-words ${'x'.repeat(300)}`
    const block: PrintedBlock = { kind: 'fields', fields: [{ label: 'Statement', value }] }
    const pdf = await readPdf(await drawPdf(documentOf(block), await brandOf('demo', '#f0a948')))
    const text = pdf.texts.join(' ')
    expect(text.match(/\bword\b/g)).toHaveLength(1500)
    expect(text.match(/x/g)?.length).toBe(300)
  })

  test('is the same for the same document, and differs by organisation', async () => {
    const document = documentOf(table(3))
    const [demo, iek] = [await brandOf('demo', '#f0a948'), await brandOf('iek', '#14532d')]
    const first = Buffer.from(await drawPdf(document, demo))
    expect(first.equals(await drawPdf(document, demo))).toBe(true)
    expect(first.equals(await drawPdf(document, iek))).toBe(false)
    expect(first.equals(await drawPdf(document, { ...demo, primary: '#14532d' }))).toBe(false)
  })

  test('replaces an invalid picture with a sentence that it cannot be printed', async () => {
    const content = new Uint8Array([1, 2, 3])
    const block: PrintedBlock = { kind: 'picture', alt: 'Portrait', content, unprintable: 'It cannot be printed' }
    const { texts, trees } = await readPdf(await drawPdf(documentOf(block), await brandOf('demo', '#f0a948')))
    expect(texts.join(' ')).toContain('It cannot be printed')
    expect(nodesIn(trees).some(({ alt }) => alt === 'Portrait: It cannot be printed')).toBe(true)
  })
})

describe('a logo', () => {
  test.each(['demo', 'engineering-board', 'iek', 'ics'])('of %s can be drawn', async (id) => {
    const { logo } = await brandOf(id, '#000000')
    expect(readSvg(logo)?.shapes.length).toBeGreaterThan(3)
  })

  test.each([
    '<svg viewBox="0 0 10 10"><text>x</text></svg>',
    '<svg viewBox="0 0 10 10"><path d="M0 0h5" transform="scale(2)"/></svg>',
    '<svg><path d="M0 0h5"/></svg>',
  ])('that says more than shapes is not drawn wrong: %s', (svg) => {
    expect(readSvg(svg)).toBeUndefined()
  })
})

describe('a block of a template, drawn', () => {
  const look = {
    layout: 'certificate',
    orientation: 'landscape',
    typeface: 'serif',
    frame: 'engraved',
    seal: 'ribbon',
    accent: 'rule',
  } as const
  const brand = () => brandOf('iek', '#14532d')

  test('has fields in two columns, in the order of their tags; a long value has the whole width', async () => {
    const long = 'a long value '.repeat(20).trim()
    const fields = [
      { label: 'First', value: '1' },
      { label: 'Second', value: '2' },
      { label: 'Third', value: long },
      { label: 'Fourth', value: '4' },
    ]
    const { texts, trees } = await readPdf(
      await drawPdf(documentOf({ kind: 'fields', columns: 2, fields }), await brand()),
    )
    const places = fields.map(({ label }) => texts.join(' ').indexOf(label))
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
    expect(rolesIn(trees).filter((role) => role === 'TR')).toHaveLength(3)
    expect(rolesIn(trees).filter((role) => role === 'TH')).toHaveLength(4)
  })

  test('has a QR code with its alternative text, and the code and address to type', async () => {
    const code = {
      kind: 'code',
      place: 'foot',
      address: 'HTTPS://MEMBERS.EXAMPLE/VERIFY/7K3M9QXA22TD',
      code: '7K3M-9QXA-22TD',
      text: 'Verify this document',
      alt: 'The address as a QR code',
    } as const
    const { texts, trees } = await readPdf(await drawPdf(documentOf(code), await brand()))
    for (const shown of [code.address, code.code, code.text]) expect(texts.join(' ')).toContain(shown)
    expect(nodesIn(trees).some(({ role, alt }) => role === 'Figure' && alt === code.alt)).toBe(true)
  })

  test('begins a new page, never an empty one', async () => {
    const paragraph = { kind: 'paragraph', text: 'Text' } as const
    const broken = { kind: 'page-break' } as const
    const pdf = await readPdf(await drawPdf(documentOf(paragraph, broken, broken, paragraph), await brand()))
    expect(pdf.pages).toBe(2)
  })

  test.each(['none', 'line', 'double', 'corners', 'band', 'engraved'] as const)(
    'has the frame %s and each seal as decoration that no screen reader names, in the same bytes each time',
    async (frame) => {
      for (const seal of ['none', 'round', 'rosette', 'ribbon'] as const) {
        const signatories = [
          { name: 'Jane', office: 'Registrar' },
          { name: 'ΑΘΗΝΑ', office: 'President' },
        ]
        const document = {
          ...documentOf({ kind: 'title', align: 'center' }, { kind: 'signatures', place: 'foot', signatories }),
          look: { ...look, frame, seal },
        }
        const given = { ...(await brand()), mark: await readFile(`${projectRoot}/tenants/iek/assets/mark.svg`, 'utf8') }
        const content = await drawPdf(document, given)
        const pdf = await readPdf(content)
        expect(pdf.pages).toBe(1)
        expect(rolesIn(pdf.trees).filter((role) => role === 'Figure')).toHaveLength(1)
        expect(pdf.texts.join(' ')).toContain('ΑΘΗΝΑ')
        expect(Buffer.from(await drawPdf(document, given)).equals(content)).toBe(true)
      }
    },
  )
})
