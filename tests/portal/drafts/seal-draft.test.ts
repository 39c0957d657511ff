import { describe, expect, test } from 'vitest'
import { Seal } from '../../../src/portal/drafts/seal-draft.ts'

const draft = { answers: { LastName: 'MWANGAZA', note: 'Ü\n' }, titles: { LastName: 'Last Name' } }
const file = new File([new Uint8Array([37, 80, 68, 70, 10, 0, 10, 255])], 'passport "1".pdf', {
  type: 'application/pdf',
})

describe('a sealed draft', () => {
  test('is opened with the secret that sealed it, files with name, type and content', async () => {
    const [seal, again] = [new Seal('secret'), new Seal('secret')]
    expect(await again.openText(await seal.sealText(draft))).toEqual(draft)
    const opened = await again.openFile(await seal.sealFile(file))
    expect([opened.name, opened.type]).toEqual([file.name, file.type])
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
  })

  test.each([
    ['that changes a record', { record: { EntryNo: 1, $revision: 'a' }, base: { LastName: 'MWANGA' } }, true],
    ['of a new record', { record: undefined, base: {} }, true],
    ['that does not know its beginning', { record: { EntryNo: 1 }, base: undefined }, false],
    ['of an earlier version', undefined, false],
  ])('%s says what it was typed over, where that is known', async (_, origin, isKnown) => {
    const seal = new Seal('secret')
    const opened = await seal.openText(await seal.sealText({ ...draft, origin }))
    expect(opened.origin).toEqual(isKnown ? origin : undefined)
  })

  test('cannot be opened with another secret, and reveals nothing', async () => {
    const sealed = await new Seal('secret').sealText(draft)
    await expect(new Seal('other').openText(sealed)).rejects.toThrow(Error)
    expect(new TextDecoder('latin1').decode(sealed.content)).not.toContain('MWANGAZA')
  })

  test('is different each time it is sealed', async () => {
    const seal = new Seal('secret')
    const [one, other] = [await seal.sealText(draft), await seal.sealText(draft)]
    expect(new Uint8Array(one.content)).not.toEqual(new Uint8Array(other.content))
  })
})
