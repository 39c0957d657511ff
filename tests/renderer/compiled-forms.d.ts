declare module 'virtual:compiled-forms/*' {
  import type { JsonValue } from '../../src/engine/json/json.ts'
  import type { CompiledForm } from '../../src/engine/validation/compiled-form.ts'

  const forms: readonly {
    readonly name: string
    readonly form: CompiledForm
    readonly answers?: JsonValue
    readonly expected?: JsonValue
  }[]
  export default forms
}
