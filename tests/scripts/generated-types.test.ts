import { describe, expect, test } from 'vitest'
import { generatedTypes } from '../../scripts/generated-types.ts'
import { staleTypes } from '../../scripts/stale-types.ts'
import type { BioAnswers } from '../../src/generated/bio-answers.ts'
import type { LoginAnswers } from '../../src/generated/login-answers.ts'
import type { DeclaredFormProps } from '../../src/portal/forms/DeclaredForm.tsx'
import { FormAnswers } from '../../src/server/platform/forms/check-body.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { changed, declared, root } from '../engine/check/declared-files.ts'

describe('types made from the schemas', () => {
  test('are fresh [ENG-06 ENG-07]', async () => {
    expect(await staleTypes(`${root}src/generated`, await generatedTypes(declared))).toEqual([])
  })

  test('are found stale when a core field changes its type [ENG-06 ENG-07]', async () => {
    const pointer = '/properties/otp_code/type'
    const files = changed(declared, { file: 'schemas/forms/one-time-code/schema.json', pointer, value: 'integer' })
    expect(await staleTypes(`${root}src/generated`, await generatedTypes(files))).toEqual(['one-time-code-answers.ts'])
  })

  test('contain the answers of each widget, so that the renderer has those widgets and no others [ENG-05 ENG-14]', async () => {
    const change = { file: 'schemas/meta/widgets.json', pointer: '/switch/types', value: ['string'] }
    const files = changed(declared, change)
    expect(await staleTypes(`${root}src/generated`, await generatedTypes(files))).toEqual(['types-by-widget.ts'])
  })

  test('contain only core fields: any other is JSON [ENG-07]', async () => {
    const texts = await generatedTypes(declared)
    expect(texts.get('contacts-answers.ts')).toContain('readonly Email?: string')
    expect(texts.get('contacts-answers.ts')).not.toContain('PostCode')
  })

  test('exist only for forms with core fields: a section that no code knows needs none [ENG-02 ENG-07]', async () => {
    const schema = { type: 'object', properties: { Title: { type: 'string', title: 'Title' } } }
    const files = new Map([...declared, ['schemas/sections/publications/schema.json', schema]])
    expect(await staleTypes(`${root}src/generated`, await generatedTypes(files))).toEqual([])
  })

  test('match the engine’s answers [ENG-07]', () => {
    const login: LoginAnswers = { email: 'a@b', password: 'x' }
    const bio: BioAnswers = { Image: { name: 'a.png' }, specialization: { Code: 'OTHER' }, branch: 'Coast' }
    const answers: readonly JsonObject[] = [login, bio]
    const branch: JsonValue | undefined = bio.branch
    expect([answers.length, branch]).toEqual([2, 'Coast'])
  })

  test('hold server and portal to the names and types that the forms declare [ENG-07]', () => {
    const answers = new FormAnswers<LoginAnswers>({ email: 'a@b', password: 'x' })
    // @ts-expect-error the form has no such field
    expect(answers.text('e-mail')).toBe('')
    // @ts-expect-error the field is no flag
    expect(answers.flag('email')).toBeUndefined()
    expect(answers.text('email')).toBe('a@b')
    // @ts-expect-error the field is a text
    const login: DeclaredFormProps<'forms/login'>['answers'] = { email: 1 }
    // @ts-expect-error there is no such form
    const unknown: DeclaredFormProps<'forms/log-in'>['id'] = 'forms/log-in'
    expect([login, unknown]).toHaveLength(2)
  })
})
