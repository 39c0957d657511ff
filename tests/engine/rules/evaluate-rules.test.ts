import { describe, expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { evaluateRules } from '../../../src/engine/rules/evaluate-rules.ts'
import { pruneHidden } from '../../../src/engine/rules/prune-hidden.ts'
import { rulePlan } from '../../../src/engine/rules/rule-plan.ts'
import { contextWith } from '../validation/compile-for-test.ts'

const text = { type: 'string' }
const document: CompositeDocument = {
  schema: {
    type: 'object',
    required: ['country', 'county', 'secret'],
    $defs: { place: { type: 'object', required: ['City'], properties: { City: text, Code: text } } },
    properties: {
      country: text,
      county: text,
      city: text,
      other: text,
      secret: text,
      locked: text,
      address: { $ref: '#/$defs/place' },
      contacts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['Type'],
          properties: { Type: text, City: text, Place: text, phones: { type: 'array', items: text } },
        },
      },
    },
  },
  ui: {
    secret: { 'ui:hidden': true },
    contacts: { items: { phones: { 'ui:hidden': true } } },
    rules: [
      { id: 'county', when: { value: 'answers.country', equals: 'KE' }, show: ['county'] },
      { id: 'city', when: { value: 'answers.county', empty: false }, show: ['city'] },
      { id: 'other', when: { value: 'answers.city', equals: 'OTHER' }, show: ['other'], require: ['other'] },
      { id: 'address', when: { value: 'answers.country', notEquals: 'XX' }, show: ['address'] },
      { id: 'code', when: { value: 'answers.address.City', equals: 'Nairobi' }, require: ['address.Code'] },
      { id: 'member', when: { value: 'user.type', equals: 'Individual' }, enable: ['locked', 'address'] },
      {
        id: 'work',
        when: { value: 'row.Type', equals: 'Work' },
        show: ['contacts.Place'],
        require: ['contacts.Place'],
      },
      { id: 'kenyan', when: { value: 'answers.country', equals: 'KE' }, enable: ['contacts.City'] },
    ],
  },
}
const plan = rulePlan(document)
const member = contextWith({ user: { type: 'Individual' } })
const kenyan = { country: 'KE', county: '047', city: 'OTHER', other: 'RUIRU' }

describe('evaluateRules', () => {
  test('shows a field while its rule holds [ENG-11]', () => {
    expect(evaluateRules(plan, kenyan, member).isVisible('/county')).toBe(true)
    expect(evaluateRules(plan, { country: 'UG' }, member).isVisible('/county')).toBe(false)
  })

  test('fields that depend on a hidden field are hidden with it, although its old answer is kept [ENG-11]', () => {
    const states = evaluateRules(plan, { ...kenyan, country: 'UG' }, member)
    expect(['/county', '/city', '/other'].map((pointer) => states.isVisible(pointer))).toEqual([false, false, false])
  })

  test('a hidden field is not required, one shown is, by schema or rule [ENG-11]', () => {
    const shown = evaluateRules(plan, kenyan, member)
    const hidden = evaluateRules(plan, { country: 'UG' }, member)
    expect(['/county', '/other', '/city'].map((pointer) => shown.isRequired(pointer))).toEqual([true, true, false])
    expect(['/county', '/other', '/country'].map((pointer) => hidden.isRequired(pointer))).toEqual([false, false, true])
  })

  test('`ui:hidden` always hides, in list items too [ENG-03]', () => {
    const states = evaluateRules(plan, { secret: 'x', contacts: [{ phones: ['1'] }] }, member)
    expect(states.isVisible('/secret')).toBe(false)
    expect(states.isRequired('/secret')).toBe(false)
    expect(states.isVisible('/contacts/0/phones')).toBe(false)
    expect(states.isVisible('/contacts/0/City')).toBe(true)
  })

  test('a field inside a hidden object is hidden, one inside a disabled object is disabled [ENG-11]', () => {
    const states = evaluateRules(plan, { country: 'XX', address: { City: 'Nairobi' } }, contextWith())
    expect(states.isVisible('/address/Code')).toBe(false)
    expect(states.isRequired('/address/Code')).toBe(false)
    expect(states.isEnabled('/address/City')).toBe(false)
    expect(evaluateRules(plan, {}, member).isEnabled('/address/City')).toBe(true)
  })

  test('rules and requirements reach into nested objects and references [ENG-11]', () => {
    const states = evaluateRules(plan, { country: 'KE', address: { City: 'Nairobi' } }, member)
    expect(['/address/City', '/address/Code'].map((pointer) => states.isRequired(pointer))).toEqual([true, true])
  })

  test('each row of a list is evaluated separately [ENG-11]', () => {
    const states = evaluateRules(plan, { country: 'UG', contacts: [{ Type: 'Work' }, { Type: 'Personal' }] }, member)
    expect(states.isVisible('/contacts/0/Place')).toBe(true)
    expect(states.isRequired('/contacts/0/Place')).toBe(true)
    expect(states.isVisible('/contacts/1/Place')).toBe(false)
    expect(states.isRequired('/contacts/1/Type')).toBe(true)
    expect(states.isEnabled('/contacts/1/City')).toBe(false)
    expect(states.isRequired('/contacts/1')).toBe(false)
  })
})

describe('pruneHidden', () => {
  test('drops hidden answers, and those that hide with them, at every depth [ENG-11]', () => {
    const answers = {
      ...kenyan,
      country: 'UG',
      secret: 's',
      contacts: [
        { Type: 'Work', Place: 'A', phones: ['1'] },
        { Type: 'Personal', Place: 'B' },
      ],
    }
    expect(pruneHidden(plan, answers, member)).toEqual({
      country: 'UG',
      contacts: [{ Type: 'Work', Place: 'A' }, { Type: 'Personal' }],
    })
  })

  test('returns the same object when nothing is hidden', () => {
    expect(pruneHidden(plan, kenyan, member)).toBe(kenyan)
  })

  test('pruning twice changes nothing more', () => {
    const once = pruneHidden(plan, { ...kenyan, country: 'UG' }, member)
    expect(pruneHidden(plan, once, member)).toBe(once)
  })

  test('ends even with circular rules, which the check refuses', () => {
    const circular: CompositeDocument = {
      schema: { type: 'object', properties: { a: text, b: text } },
      ui: {
        rules: [
          { id: 'a', when: { value: 'answers.b', empty: false }, show: ['a'] },
          { id: 'b', when: { value: 'answers.a', empty: false }, show: ['b'] },
        ],
      },
    }
    expect(pruneHidden(rulePlan(circular), { a: 'x' }, member)).toEqual({})
    expect(pruneHidden(rulePlan(circular), { a: 'x', b: 'y' }, member)).toEqual({ a: 'x', b: 'y' })
  })
})

describe('what a keystroke affects', () => {
  test('lists the fields that depend on an answer, also through others [ENG-11]', () => {
    expect(plan.dependentsOf('country').toSorted()).toEqual([
      'address',
      'address.Code',
      'city',
      'contacts.City',
      'county',
      'other',
    ])
    expect(plan.dependentsOf('contacts.Type')).toEqual(['contacts.Place'])
    expect(plan.dependentsOf('other')).toEqual([])
  })
})
