import { asJson } from '../../../../../engine/json/as-json.ts'
import { isJsonObject } from '../../../../../engine/json/json.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import { loadOnce } from '../../../../api/load-once.ts'

/** The vocabulary of each part of a document, which says what may be in it and what that is for. */
export type PartVocabulary = Readonly<Record<string, JsonObject>>

/** Which file of schemas/meta declares a part; those of forms are not taken apart here. */
async function load(): Promise<PartVocabulary> {
  const folder = await Promise.all([
    import('../../../../../../schemas/meta/list.json'),
    import('../../../../../../schemas/meta/checklist.json'),
    import('../../../../../../schemas/meta/document.json'),
    import('../../../../../../schemas/meta/case.json'),
    import('../../../../../../schemas/meta/page.json'),
    import('../../../../../../schemas/meta/messages.json'),
    import('../../../../../../schemas/meta/form-schema.json'),
    import('../../../../../../schemas/meta/ui-schema.json'),
    import('../../../../../../schemas/meta/theme.json'),
  ])
  const names = ['list', 'checklist', 'document', 'case', 'page', 'messages', 'schema', 'ui', 'theme']
  return Object.fromEntries(
    folder.flatMap((file, i) => {
      const schema = asJson(file.default)
      return isJsonObject(schema) ? [[names[i] ?? '', schema] as const] : []
    }),
  )
}

/** The meta-schemas, loaded at the first use. */
export const loadVocabulary = loadOnce(load)
