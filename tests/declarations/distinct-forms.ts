import { exampleContext } from '../../src/engine/check/forms/example-context.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import { contentHash } from '../../src/engine/compose/content-hash.ts'
import type { EvaluationContext } from '../../src/engine/document/context.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { buildReferenceLists, referenceListsIn } from '../../src/engine/validation/reference-lists.ts'
import { declared } from '../engine/check/declared-files.ts'

/** A form of an organisation, with the contexts of its examples. */
export interface DistinctForm {
  readonly name: string
  readonly document: CompositeDocument
  readonly contexts: readonly EvaluationContext[]
  readonly examples: readonly JsonValue[]
}

/** All shipped forms, once where organisations share them. */
export const distinctForms: readonly DistinctForm[] = [...formsOf(['demo', 'engineering-board', 'iek', 'ics'])]

function* formsOf(tenants: readonly string[]): Generator<DistinctForm> {
  const seen = new Set<string>()
  for (const tenant of tenants) {
    const { documents } = composeTenant(declared, tenant)
    const setting = {
      lists: buildReferenceLists(referenceListsIn(documents)),
      catalogue: documents.get('messages/en')?.messages ?? {},
      settings: {},
    }
    for (const [id, document] of documents) {
      const hash = contentHash({ schema: document.schema, ui: document.ui })
      if (document.schema === undefined || seen.has(hash)) continue
      seen.add(hash)
      const examples = [...(document.examples?.valid ?? []), ...(document.examples?.invalid ?? [])]
      const contexts = [...examples, { id: 'bare', answers: {} }].map((example) => exampleContext(example, setting))
      yield { name: `${id} of ${tenant}`, document, contexts, examples: examples.map(({ answers }) => answers) }
    }
  }
}
