import { expect, test } from 'vitest'
import { captionOf } from '../../../src/engine/cases/values/caption.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { withCaptions } from '../../../src/portal/cases/with-captions.ts'
import { shipped } from '../../declarations/declared-forms.ts'

const organisations = ['demo', 'engineering-board', 'ics', 'iek'] as const

/** Where texts are captions of the settings, with list items as `*`. */
function captionPlaces(node: JsonValue | undefined, at = ''): readonly string[] {
  if (typeof node === 'string') return node.startsWith('=settings.') && node.endsWith('_caption') ? [at] : []
  if (isJsonArray(node)) return node.flatMap((item) => captionPlaces(item, `${at}/*`))
  return isJsonObject(node)
    ? Object.entries(node).flatMap(([key, member]) => captionPlaces(member, `${at}/${key}`))
    : []
}

/** What resolves a caption at each place: its own hook in the portal, or the server for the rows that it sends. */
const resolved =
  /^\/page\/(entries\/\*\/title|renewals\/\*\/title|list\/actions\/\*\/title|list\/columns\/\*\/titles\/[^/]+)$/

test.each(organisations)('no caption of %s is shown as it is declared [PLAT-17]', (id) => {
  const settings = { license_alternative_caption: 'Permit', certificate_of_good_standing_caption: 'Letter' }
  const titleOf = (title: string) => captionOf(title, { settings })
  for (const [name, document] of shipped(id).documents) {
    const shown = name.startsWith('cases/') ? withCaptions(document, titleOf) : document
    expect(
      captionPlaces(asJson(shown)).filter((place) => !resolved.test(place)),
      name,
    ).toEqual([])
  }
})

test('a case type’s page and documents are called as the organisation calls them, all else stays [PLAT-17]', () => {
  const document = shipped('engineering-board').documents.get('cases/good-standing') ?? {}
  const titleOf = (title: string) => (title.startsWith('=') ? 'Letter of Good Standing' : title)
  const shown = withCaptions(document, titleOf)
  expect([shown.page?.title, shown.case?.documents?.map(({ title }) => title)]).toEqual([
    'Letter of Good Standing',
    ['Letter of Good Standing'],
  ])
  expect(withCaptions(shown, (title) => title)).toEqual(shown)
})
