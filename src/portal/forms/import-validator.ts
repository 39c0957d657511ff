import type { FormValidator } from '../../engine/validation/compiled-form.ts'
import { toValidator } from '../../engine/validation/to-validator.ts'

/** Loads the compiled code of a form by its path. */
export async function importValidator(path: string): Promise<FormValidator> {
  const module: { readonly default: unknown } = await import(/* @vite-ignore */ path)
  return toValidator(module.default)
}
