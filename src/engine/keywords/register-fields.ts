import type { FormSchema } from '../document/document.ts'
import { isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** What the register says of a member; how to reach them only as far as they know it again themselves. */
export type RegisterValue = 'name' | 'masked-email' | 'masked-phone'

/** A field that takes a member's number, as its `inRegister` declares it. */
export interface RegisterField {
  readonly name: string
  /** The fields beside it that the register fills. */
  readonly fills: readonly (readonly [field: string, value: RegisterValue])[]
  /** Where the server notes whom it found. */
  readonly standing: string | undefined
  readonly notSelf: boolean
  readonly once: boolean
  /** The field that says that somebody is not in the register. */
  readonly outsider: string | undefined
}

/** The fields of a form's root that take members' numbers. */
export function registerFields(schema: FormSchema | undefined): readonly RegisterField[] {
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, field]) => {
    const declared = isJsonObject(field) ? ownValue(field, 'inRegister') : undefined
    return isJsonObject(declared) ? [readField(name, declared)] : []
  })
}

/** The field of the person's e-mail, if there is one. */
export const emailField = ({ fills }: RegisterField): string | undefined =>
  fills.find(([, value]) => value === 'masked-email')?.[0]

function readField(name: string, declared: JsonObject): RegisterField {
  return {
    name,
    fills: Object.entries(objectAt(declared, 'fills')).flatMap(([field, value]) =>
      isRegisterValue(value) ? [[field, value] as const] : [],
    ),
    standing: textOr(ownValue(declared, 'standing')),
    notSelf: ownValue(declared, 'notSelf') === true,
    once: ownValue(declared, 'once') === true,
    outsider: textOr(ownValue(declared, 'outsider')),
  }
}

const isRegisterValue = (value: JsonValue | undefined): value is RegisterValue =>
  value === 'name' || value === 'masked-email' || value === 'masked-phone'

const textOr = (value: JsonValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined)
