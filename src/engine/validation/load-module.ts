import type { FormValidator } from './compiled-form.ts'
import { requireRuntime } from './form-runtime.ts'
import { toValidator } from './to-validator.ts'

/** Runs a CommonJS body with the given `require` and returns its exports. */
export type EvaluateCommonJs = (code: string, require: (name: string) => unknown) => unknown

/**
 * The validator of compiled code.
 * @param evaluate how this host runs CommonJS, e.g. with Node's `vm.compileFunction`; browsers import `wrapModule`'s
 * text.
 */
export function loadModule(code: string, evaluate: EvaluateCommonJs): FormValidator {
  return toValidator(evaluate(code, requireRuntime))
}
