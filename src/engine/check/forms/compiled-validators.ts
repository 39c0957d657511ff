import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { FormValidator } from '../../validation/compiled-form.ts'
import { compileForm } from '../../validation/compile-form.ts'
import { executableHash } from '../../validation/executable-schema.ts'
import { loadModule } from '../../validation/load-module.ts'
import type { EvaluateCommonJs } from '../../validation/load-module.ts'

/** Returns the validator of a document, or a sentence about why it cannot be compiled. */
export type Validators = (id: DocumentId, document: CompositeDocument) => FormValidator | string

/** Compiles what forms execute once, even when many organisations share it. */
export function compiledValidators(evaluate: EvaluateCommonJs): Validators {
  const known = new Map<string, FormValidator | string>()
  return (id, document) => {
    const hash = executableHash(document)
    const found = known.get(hash) ?? compile(id, document, hash, evaluate)
    known.set(hash, found)
    return found
  }
}

function compile(
  id: DocumentId,
  document: CompositeDocument,
  hash: string,
  evaluate: EvaluateCommonJs,
): FormValidator | string {
  try {
    return loadModule(compileForm(document, id, { hash }).code, evaluate)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
