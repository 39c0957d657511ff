import { describe, expect, test } from 'vitest'
import { captionOf } from '../../../src/engine/cases/values/caption.ts'
import { wireFields } from '../../../src/engine/cases/wire-fields.ts'
import { humanTexts } from '../../../src/engine/translate/human-texts.ts'
import { caseTypeOf, composed } from './case-declarations.ts'
import { after, facts, madeType, owner, take } from './made-case.ts'

describe('the texts of a case type', () => {
  const document = composed.get('demo')?.documents.get('cases/application') ?? {}
  const keys = humanTexts(document).map(({ key }) => key)

  test.each([
    '/case/states/verified/title',
    '/case/states/verified/shownAs',
    '/case/transitions/submit/title',
    '/case/transitions/submit/titles/rejected',
    '/case/transitions/submit/guard/checklist/message',
    '/case/transitions/submit/assure/certified/text',
    '/case/transitions/release/confirm/text',
    '/case/charges/fee/description',
    '/case/unique/one/message',
    '/case/documents/certificate/title',
    '/case/messages/submitted/subject',
    '/page/list/columns/number/title',
    '/page/list/empty',
  ])('that people read are translated: %s [CASE-01]', (key) => {
    expect(keys).toContain(key)
  })

  test('are none of its names, values and captions', () => {
    const { case: permit, page } = composed.get('demo')?.documents.get('cases/permit') ?? {}
    const texts = humanTexts({ ...(permit && { case: permit }), ...(page && { page }) }).map(({ text }) => text)
    expect(texts).not.toContain('submitted')
    expect(texts).not.toContain('LICENSE')
    expect(texts.filter((text) => text.startsWith('='))).toEqual([])
  })

  test('may be captions of the organisation', () => {
    const settings = { certificate_of_good_standing_caption: 'Letter of Good Standing' }
    expect(captionOf('=settings.certificate_of_good_standing_caption', { settings })).toBe('Letter of Good Standing')
    expect(captionOf('Letter', { settings })).toBe('Letter')
  })
})

test('lists are in their declared order at any depth, wherever an overlay adds to them [CASE-02]', () => {
  const type = caseTypeOf('demo', 'cases/application')
  expect(type.declared.states.map(({ id }) => id).slice(2, 5)).toEqual(['verified', 'interview', 'committee-review'])
  expect(type.transitions.get('submit')?.assure?.map(({ id }) => id)).toEqual([
    'certified',
    'terms',
    'privacy',
    'signature',
    'code',
  ])
})

test('a renamed state keeps its name on the wire [CASE-02]', () => {
  const wire = {
    fields: {
      status: '=case.wire',
      paid: { value: 'charge.fee.paid', greaterThan: 0 },
      receiptNo: '=charge.fee.receiptNo',
      comments: '=case.comments',
    },
  }
  const charges = [{ id: 'fee', description: 'Fee', amount: 100 }]
  const type = madeType({ wire, charges })
  const { next } = after(type, [take(owner, 'submit')])
  const renamed = madeType({ wire, charges, states: type.declared.states.map((one) => ({ ...one, title: 'Other' })) })
  const known = { ...facts, charge: { fee: { billed: true, amount: 100, paid: 50, settled: false } } }
  expect(wireFields(renamed, next, known, ['Hello'])).toEqual({
    status: 'Open',
    paid: true,
    receiptNo: null,
    comments: ['Hello'],
  })
  expect(wireFields(type, next, facts)).toEqual({ status: 'Open', paid: false, receiptNo: null, comments: [] })
})
