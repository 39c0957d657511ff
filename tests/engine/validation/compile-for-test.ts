import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { ReferenceList } from '../../../src/engine/document/reference-list.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import type { CompiledForm } from '../../../src/engine/validation/compiled-form.ts'
import { compileForm } from '../../../src/engine/validation/compile-form.ts'
import { loadModule } from '../../../src/engine/validation/load-module.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'

/** Compiles and loads a document like the server. */
export function compiledForm(document: CompositeDocument, id = 'forms/test'): CompiledForm {
  const { code, hash } = compileForm(document, id, { hash: 'test' })
  return completeForm({ id, hash, document, validator: loadModule(code, evaluateCommonJs) })
}

/** A context on a day, by default 15 January 2026, with the given lists. */
export function contextWith(
  parts: Partial<EvaluationContext> = {},
  lists: Readonly<Record<string, ReferenceList>> = {},
): EvaluationContext {
  return { today: '2026-01-15', lists: buildReferenceLists(new Map(Object.entries(lists))), ...parts }
}
