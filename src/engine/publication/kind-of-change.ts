import type { CompositeDocument } from '../document/document.ts'
import { equalJson } from '../json/json.ts'
import { executableHash } from '../validation/executable-schema.ts'
import { withoutTexts } from './without-texts.ts'

/**
 * What a change of a document can do to stored answers and to what members are asked, shown, charged or may do.
 * `texts`: nothing, because both versions execute the same and are otherwise the same but for their texts, their layout
 * and the order in which they are read. `rules`: answers may be judged otherwise, or something else may hold or be
 * called.
 */
export type KindOfChange = 'texts' | 'rules'

/** Proves what kind of change leads from one version of a document to another. */
export function kindOfChange(before: CompositeDocument, after: CompositeDocument): KindOfChange {
  const isSame =
    executableHash(before) === executableHash(after) && equalJson(withoutTexts(before), withoutTexts(after))
  return isSame ? 'texts' : 'rules'
}
