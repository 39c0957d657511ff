import type { FormValidator } from '../../../engine/validation/compiled-form.ts'
import { once } from '../once.ts'

/** A validator whose code is loaded when it first validates something. */
export function lazyValidator(load: () => FormValidator): FormValidator {
  const loaded = once(load)
  return {
    validate: (answers, context) => loaded().validate(answers, context),
    part: (pointer) => loaded().part(pointer),
    get parts() {
      return loaded().parts ?? []
    },
    field: (name) => loaded().field?.(name),
  }
}
