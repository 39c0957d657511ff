import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { DeclarationFiles } from '../../../src/engine/document/declaration-files.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { preparePublication } from '../../../src/engine/publication/prepare-publication.ts'
import type { PreparedPublication } from '../../../src/engine/publication/prepare-publication.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const validators = compiledValidators(evaluateCommonJs)

let files: DeclarationFiles
beforeAll(async () => {
  files = await readDeclarations(root)
})

const overlay = (document: string, actions: readonly JsonObject[]): JsonObject => ({
  overlay: '1.1.0',
  info: { title: document, version: '1' },
  extends: document,
  actions,
})

const prepared = (
  tenant: string,
  document: string,
  actions: readonly JsonObject[],
  published: readonly JsonObject[] = [],
): PreparedPublication => {
  const [overlays, before] = [actions, published].map((all) => new Map([[document, overlay(document, all)]]))
  return preparePublication(
    files,
    { tenant, overlays: overlays ?? new Map(), before: before ?? new Map() },
    { validators },
  )
}

const added = (field: JsonObject): readonly JsonObject[] => [
  {
    target: '$.schema.properties',
    description: 'The board asks for it.',
    update: { Motto: { type: 'string', title: 'Motto', ...field } },
    'x-absent': true,
  },
  { target: "$.ui['ui:order']", description: 'It comes last.', update: ['Motto'], 'x-absent': true },
]

const required = (field: string): JsonObject => ({
  target: '$.schema.required',
  description: 'The board asks for it.',
  update: [field],
  'x-absent': true,
})

const item = (list: string, one: JsonObject): JsonObject => ({
  target: `$.case.${list}`,
  description: 'The committee decided it.',
  update: [one],
  'x-absent': true,
})

describe('a publication', () => {
  test.each([
    ['demo', 'sections/contacts', 'PostCode'],
    ['iek', 'sections/contacts', 'PostCode'],
    ['ics', 'sections/bio', 'Disability'],
    ['engineering-board', 'sections/certification', 'CompletionYear'],
  ])('of %s may require a field of %s: the examples follow [ADM-05 ENG-06]', (tenant, document, field) => {
    const { issues, overlays } = prepared(tenant, document, [required(field)])
    expect(issues).toEqual([])
    const { actions } = Object(overlays.get(document))
    expect(actions[0]).toEqual(required(field))
    expect(actions.length).toBeGreaterThan(1)
    expect(actions.slice(1).every(({ target }: JsonObject) => String(target).startsWith('$.examples'))).toBe(true)
  })

  test('may add a field that is required: one example is completed [ADM-05]', () => {
    const { issues, overlays } = prepared('demo', 'sections/contacts', [...added({ maxLength: 9 }), required('Motto')])
    expect(issues).toEqual([])
    expect(JSON.stringify(overlays.get('sections/contacts'))).toContain('personal-completed')
  })

  test('that leaves a form which nobody can fill in has an issue [ENG-05]', () => {
    const { issues } = prepared('demo', 'sections/contacts', [required('Postcode')])
    expect(issues.map(({ file }) => file)).toEqual(['tenants/demo/published/sections/contacts.json'])
  })

  test('is checked with what other layers say: an issue is in the published overlay, at its action [ENG-05]', () => {
    const [issue] = prepared('iek', 'sections/contacts', added({ maxLenght: 9 })).issues
    expect(issue?.file).toBe('tenants/iek/published/sections/contacts.json')
    expect(issue?.pointer).toBe('/actions/0/update/Motto')
    expect(issue?.message).toContain('maxLenght')
  })

  test('may add states and transitions to a case type: runs that take them follow [ADM-16]', () => {
    const { issues, overlays } = prepared('demo', 'cases/cpd-claim', [
      item('states', { id: 'unclear', title: 'Unclear', color: 'warning' }),
      item('transitions', { id: 'send-again', title: 'Send again', from: ['unclear'], to: 'open', by: ['owner'] }),
      item('transitions', {
        id: 'doubt',
        title: 'Ask',
        from: ['open'],
        to: 'unclear',
        by: ['verifier'],
        asks: 'forms/reason',
      }),
    ])
    expect(issues).toEqual([])
    const { actions } = Object(overlays.get('cases/cpd-claim'))
    expect(actions.slice(3)).toMatchObject([
      {
        target: '$.examples.runs',
        update: [
          { id: 'takes-doubt', steps: [{ do: 'submit' }, { as: 'verifier', do: 'doubt', state: 'unclear' }] },
          { id: 'takes-send-again', steps: [{}, { do: 'doubt' }, { as: 'owner', do: 'send-again', state: 'open' }] },
        ],
      },
    ])
  })

  test('may not add a transition that nobody can take: no run follows [ENG-05]', () => {
    const never = { id: 'never', needs: { value: 'case.number', empty: true }, message: 'Never.' }
    const doubt = { id: 'doubt', title: 'Ask', from: ['open'], to: 'same', by: ['verifier'], guard: [never] }
    const { issues } = prepared('demo', 'cases/cpd-claim', [item('transitions', doubt)])
    expect(issues.map(({ message }) => message)).toEqual(['No run takes the transition "doubt".'])
  })

  test('counts texts that another language would show in English [PLAT-15]', () => {
    const relabelled = {
      target: '$.schema.properties.Email.title',
      description: 'Members say so.',
      update: 'Mail',
      'x-was': 'E-mail',
    }
    const { issues, untranslated } = prepared('demo', 'sections/contacts', [relabelled])
    expect(issues).toEqual([])
    expect(untranslated.map(({ message }) => message)).toEqual([expect.stringContaining('Mail')])
  })

  describe('with a translation of a text that is not there', () => {
    const key = '/schema/properties/Gone/title'
    const gone = {
      target: '$.translations.sw',
      description: 'For readers of Kiswahili.',
      update: { [key]: { of: '00000000', text: 'Imeenda' } },
      'x-absent': true,
    }

    test('has an issue at its action, and the text is not called untranslated [ENG-05 ADM-16]', () => {
      const { issues, untranslated } = prepared('demo', 'sections/contacts', [gone])
      expect(issues).toEqual([
        {
          file: 'tenants/demo/published/sections/contacts.json',
          pointer: '/actions/0/update/~1schema~1properties~1Gone~1title',
          message: `The sw translation of "${key}" translates nothing of sections/contacts.`,
        },
      ])
      expect(untranslated).toEqual([])
    })

    test('has none where it is published already, as after a release that took the text away [ADM-14]', () => {
      expect(prepared('demo', 'sections/contacts', [gone], [gone]).issues).toEqual([])
    })
  })

  test('with a pattern that takes for ever has an issue at it, whatever else it asks for [ENG-05]', () => {
    const slow = {
      target: '$.schema.properties.Email.pattern',
      description: 'The board asks for it.',
      update: '^((.+)+)+!$',
      'x-was': String.raw`^[^@\s]+@[^@\s]+$`,
    }
    const { issues } = prepared('demo', 'sections/contacts', [slow, required('PostCode')])
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/actions/0/update'])
    expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining('would take very long to refuse')])
  })
})
