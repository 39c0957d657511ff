import type { CompositeDocument } from '../document/document.ts'
import { asJson } from '../json/as-json.ts'
import { equalJson } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { setAt } from '../json/pointer.ts'
import { hiddenFields } from '../rules/hidden-fields.ts'
import { humanTexts } from '../translate/human-texts.ts'
import { executableHash } from '../validation/executable-schema.ts'

/**
 * What a change of a document can do to stored answers and to what members are asked, shown or charged. `texts`:
 * nothing, because both versions execute the same, have the same rules, hide the same fields and declare the same
 * besides, so they differ in texts and layout alone. `rules`: answers may be judged otherwise, or something else may
 * hold.
 */
export type KindOfChange = 'texts' | 'rules'

/** Proves what kind of change leads from one version of a document to another. */
export function kindOfChange(before: CompositeDocument, after: CompositeDocument): KindOfChange {
  const isSame =
    executableHash(before) === executableHash(after) &&
    equalJson(asJson(before.ui?.rules), asJson(after.ui?.rules)) &&
    equalJson([...hiddenFields(before)].toSorted(), [...hiddenFields(after)].toSorted()) &&
    equalJson(withoutTexts(before), withoutTexts(after))
  return isSame ? 'texts' : 'rules'
}

/** The parts that are no form and no page, without what people read in them. */
function withoutTexts(document: CompositeDocument): JsonValue {
  const { list, checklist, case: declared, document: template } = document
  const parts = asJson({ list, checklist, case: declared, document: template })
  return humanTexts(document)
    .filter(({ pointer }) => !/^\/(?:schema|ui|page|messages)\//.test(pointer))
    .reduce((rest, { pointer }) => setAt(rest, pointer, ''), parts)
}
