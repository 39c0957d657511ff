import { describe, expect, test } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { changed, declared, ofOrganisation, saidOf } from './declared-files.ts'

const folder = 'schemas/documents/certificate'
const blocks = '/blocks'
const at = (file: string, pointer: string, value: JsonValue | undefined) => ({
  file: `${folder}/${file}.json`,
  pointer,
  value,
})

/** The declarations of one organisation, which are checked sooner. */
const ofOne = ofOrganisation(declared, 'demo')

/** The first thing that is wrong with a change of the certificate, besides translations of what is new. */
const saidAfter = (change: ReturnType<typeof at>) =>
  saidOf(changed(ofOne, change)).filter(({ message }) => !message.includes('translation'))

describe('a template', () => {
  test.each([
    [
      'names data that is not declared',
      at('document', `${blocks}/2/text`, '{owner.fullName}'),
      `${blocks}/2/text`,
      '"owner.fullName" names the field "fullName", which does not exist.',
    ],
    [
      'names a source that its data does not have',
      at('document', `${blocks}/2/text`, '{profile.name}'),
      `${blocks}/2/text`,
      '"profile.name" begins with "profile", which cannot be used here.',
    ],
    [
      'uses a format that does not exist',
      at('document', `${blocks}/6/text`, 'Valid until {issued.until:weekday}'),
      `${blocks}/6/text`,
      'There is no format "weekday".',
    ],
    [
      'uses a format that does not fit',
      at('document', `${blocks}/6/text`, 'Valid until {issued.number:year}'),
      `${blocks}/6/text`,
      'The format "year" writes dates, and "issued.number" is none.',
    ],
    [
      'leaves a brace open',
      at('document', `${blocks}/2/text`, '{owner.name'),
      `${blocks}/2/text`,
      'The text has a brace that encloses no name.',
    ],
    [
      'tests data that is not declared',
      at('document', `${blocks}/2/when`, { value: 'owner.paid', equals: true }),
      `${blocks}/2/when/value`,
      '"owner.paid" names the field "paid", which does not exist.',
    ],
    ['uses an id twice', at('document', `${blocks}/3/id`, 'name'), `${blocks}/2/id`, 'The id "name" is used twice.'],
    [
      'has a kind of block that does not exist',
      at('document', `${blocks}/1/kind`, 'sentence'),
      `${blocks}/1/kind`,
      '"kind" must be one of heading, title, paragraph, fields, table, list, picture, signatures, code, space, page-break, answers, group, not "sentence".',
    ],
  ])('that %s is refused with file, pointer and sentence', (_what, change, pointer, message) => {
    expect(saidAfter(change)).toContainEqual({ file: change.file, pointer, message })
  })
})

describe('an example of a template', () => {
  test.each([
    [
      'lacks its data',
      at('examples', '/valid/0/data/owner/name', undefined),
      '/valid/0/data/owner',
      '"owner" lacks "name".',
    ],
    [
      'has data of another type',
      at('examples', '/valid/0/data/issued/on', 'yesterday'),
      '/valid/0/data/issued/on',
      '"on" must be a date, which "yesterday" is not.',
    ],
    [
      'states what the document does not show',
      at('examples', '/valid/0/shows/0', 'Another Name'),
      '/valid/0/shows/0',
      'With the example "member" the document lacks "Another Name".',
    ],
    [
      'states that it hides what it shows',
      at('examples', '/valid/0/hides', ['M/2041']),
      '/valid/0/hides/0',
      'With the example "member" the document has "M/2041".',
    ],
  ])('that %s is refused with file, pointer and sentence', (_what, change, pointer, message) => {
    expect(saidAfter(change)).toContainEqual({ file: change.file, pointer, message })
  })
})

test('a template lacks a file, and the check says which', () => {
  const files = new Map(ofOne)
  files.delete(`${folder}/schema.json`)
  const expected = { file: `${folder}/schema.json`, pointer: '', message: '"documents/certificate" lacks this file.' }
  expect(saidOf(files)).toContainEqual(expected)
})

test('a translation that names other data than the English is refused', () => {
  const file = `${folder}/sw.json`
  const change = { file, pointer: '/~1document~1blocks~1until~1text/text', value: 'Halali hadi {issued.on}' }
  expect(saidOf(changed(ofOne, change))).toContainEqual({
    file,
    pointer: '/~1document~1blocks~1until~1text',
    message: 'The sw translation of "/document/blocks/until/text" in documents/certificate lacks {issued.until}.',
  })
})
