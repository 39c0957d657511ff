import { expect, test } from 'vitest'
import { humanTexts } from '../../src/engine/translate/human-texts.ts'
import { translateDocument } from '../../src/engine/translate/translate-document.ts'
import { translationsFor } from '../../src/engine/translate/translations.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { declared } from '../engine/check/declared-files.ts'
import { shipped } from './declared-forms.ts'

/** The specification fixes their wording, which ends without a mark. */
const fixed: ReadonlySet<string> = new Set(['/messages/portal.activation.failed', '/messages/portal.verify.failed'])

/** Abbreviations with a full stop, in either language. */
const abbreviations = /\b(?:[A-Z]|No|Eng|Dkt|Dr|Prof|St)\./g

/** Whether a text has a second sentence, and no mark at its end. */
function lacksEnd(text: string): boolean {
  const plain = text.replaceAll(abbreviations, '').trim()
  return /[.!?] +\p{Letter}/u.test(plain) && !/[.!?:…”")]$/.test(plain)
}

const tenants = ['demo', 'engineering-board', 'iek', 'ics'] as const
const languages = ['en', 'sw'] as const

test.each(tenants.flatMap((tenant) => languages.map((language) => [tenant, language] as const)))(
  'a text of %s in more than one sentence ends the last one as well (%s) [PLAT-15]',
  (tenant, language) => {
    const declaration = declared.get(`tenants/${tenant}/tenant.json`)
    const translations = translationsFor(declared, isJsonObject(declaration) ? declaration : {}, language)
    const texts = [...shipped(tenant).documents].flatMap(([id, document]) => {
      return id.startsWith('lists/') ? [] : humanTexts(translateDocument(document, translations.get(id), language))
    })
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter(({ pointer, text }) => !fixed.has(pointer) && lacksEnd(text))).toEqual([])
  },
)
