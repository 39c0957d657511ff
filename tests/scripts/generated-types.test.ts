import { describe, expect, test } from 'vitest'
import { generatedTypes } from '../../scripts/generated-types.ts'
import { staleTypes } from '../../scripts/stale-types.ts'
import type { BioAnswers } from '../../src/generated/bio-answers.ts'
import type { LoginAnswers } from '../../src/generated/login-answers.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json.ts'
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

  test('trust core fields only: any other is JSON [ENG-07]', async () => {
    const texts = await generatedTypes(declared)
    expect(texts.get('contacts-answers.ts')).toContain('readonly Email?: string')
    expect(texts.get('contacts-answers.ts')).not.toContain('PostCode')
  })

  test('stand for answers as the engine has them [ENG-07]', () => {
    const login: LoginAnswers = { email: 'a@b', password: 'x' }
    const bio: BioAnswers = { Image: { name: 'a.png' }, specialization: { Code: 'OTHER' }, branch: 'Coast' }
    const answers: readonly JsonObject[] = [login, bio]
    const branch: JsonValue | undefined = bio.branch
    expect([answers.length, branch]).toEqual([2, 'Coast'])
  })
})
